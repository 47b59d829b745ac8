import { Alert, Box, Button, CircularProgress, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import { includesScope } from '#contract/staff-roles.ts';
import { useLabelled } from '../use-labelled.ts';
import { useFormats } from '../formats.ts';
import { Section } from '../orders/section.tsx';
import { useAction } from '../records/use-action.ts';
import { rest } from '../rest.ts';
import { useSessionEnd } from '../use-session-end.ts';
import { FigureTable } from './figure-table.tsx';

type Miss = { language: string; text: string; count: number; last_at: string };
type Synonym = { id: number; language: string; words: readonly string[]; finds: readonly string[] };

const PROBLEMS = { SYNONYM_INVALID: 'counter.figures.synonym_invalid' };

const MissForm = ({ miss, reload }: { miss: Miss; reload: () => Promise<unknown> }) => {
  const translate = useTranslate();
  const labelled = useLabelled();
  const { language } = useFormats();
  const { run, isSending } = useAction(reload, PROBLEMS);
  const [finds, setFinds] = useState('');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const body = { language: miss.language, text: miss.text, finds };
    void run(() => rest('POST', '/V1/searchSynonyms', { body }), 'counter.figures.synonym_added');
  };
  return (
    <Box component="form" onSubmit={send} sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography sx={{ minWidth: 160, flexGrow: 1, overflowWrap: 'anywhere' }}>
        {[miss.text, miss.count, language(miss.language)].join(' · ')}
      </Typography>
      <TextField
        size="small"
        required
        label={translate('counter.figures.finds')}
        value={finds}
        onChange={({ target }) => setFinds(target.value)}
        slotProps={{
          htmlInput: { maxLength: 60, 'aria-label': labelled('counter.figures.finds', miss.text) },
        }}
      />
      <Button type="submit" variant="contained" loading={isSending}>
        {translate('counter.figures.add_synonym')}
      </Button>
    </Box>
  );
};

const SynonymLine = ({ synonym, reload }: { synonym: Synonym; reload: () => Promise<unknown> }) => {
  const translate = useTranslate();
  const { run, isSending } = useAction(reload);
  const { id, language, words, finds } = synonym;
  const { language: languageName } = useFormats();
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
        {words.join(', ')} → {finds.join(', ')} · {languageName(language)}
      </Typography>
      <Button
        variant="outlined"
        loading={isSending}
        onClick={() =>
          void run(() => rest('DELETE', `/V1/searchSynonyms/${language}/${id}`), 'counter.figures.synonym_removed')
        }
      >
        {translate('counter.figures.remove_synonym')}
      </Button>
    </Box>
  );
};

/** Searches without a product, and the synonyms of staff. */
export const Searches = () => {
  const translate = useTranslate();
  const { language } = useFormats();
  const { permissions = [] } = usePermissions<readonly string[]>();
  const mayAdd = includesScope(permissions, 'content:write');
  const { data, error, refetch } = useQuery({
    queryKey: ['searchMisses'],
    queryFn: () => rest<{ misses: Miss[]; synonyms: Synonym[] }>('GET', '/V1/searchMisses'),
  });
  useSessionEnd(error);
  if (error && !data) return <Alert severity="error">{translate('counter.error.server')}</Alert>;
  if (!data) return <CircularProgress />;
  return (
    <Stack spacing={2}>
      {mayAdd && data.misses.length > 0 && (
        <Section title={translate('counter.figures.add_synonyms')}>
          <Typography gutterBottom>{translate('counter.figures.synonym_how')}</Typography>
          <Stack spacing={2}>
            {data.misses.map((miss) => (
              <MissForm key={`${miss.language} ${miss.text}`} miss={miss} reload={refetch} />
            ))}
          </Stack>
        </Section>
      )}
      <Section title={translate('counter.figures.searches')}>
        <FigureTable
          caption={translate('counter.figures.searches')}
          file="searches-without-results"
          rows={data.misses}
          columns={[
            { label: 'counter.figures.text', value: ({ text }) => text },
            {
              label: 'counter.figures.language',
              value: ({ language: code }) => code,
              text: ({ language: code }) => language(code),
            },
            { label: 'counter.figures.count', value: ({ count }) => count, isNumber: true },
          ]}
        />
      </Section>
      {mayAdd && data.synonyms.length > 0 && (
        <Section title={translate('counter.figures.synonyms')}>
          <Stack spacing={1}>
            {data.synonyms.map((synonym) => (
              <SynonymLine key={`${synonym.language} ${synonym.id}`} synonym={synonym} reload={refetch} />
            ))}
          </Stack>
        </Section>
      )}
    </Stack>
  );
};
