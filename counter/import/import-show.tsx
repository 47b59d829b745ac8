import { Alert, Button, LinearProgress, List, ListItem, ListItemText, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { includesScope } from '#contract/staff-roles.ts';
import { Section } from '../orders/section.tsx';
import { refusalText } from './refusals.ts';
import { rest, RestError } from '../rest.ts';
import type { CatalogueImport, RowNote } from './types.ts';

const REFRESH_MS = 1_000;

const Notes = ({ notes }: { notes: readonly RowNote[] }) => {
  const translate = useTranslate();
  const placeOf = ({ file, line, column }: RowNote): string =>
    [
      file && line !== null ? translate('counter.import.file_line', { file, line }) : (file ?? ''),
      !file && line !== null ? translate('counter.import.line', { line }) : '',
      column ?? '',
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <List dense>
      {notes.map((note, index) => (
        <ListItem key={index} disableGutters divider>
          <ListItemText
            primary={note.code ? translate(`counter.import.problem.${note.code}`, note.parameters) : note.message}
            secondary={placeOf(note)}
            sx={{ overflowWrap: 'anywhere' }}
          />
        </ListItem>
      ))}
    </List>
  );
};

type Props = { id: string; reload: () => Promise<unknown> };

/** Result of an import for each row, and the button to apply it. Refreshed while the import runs. */
export const ImportShow = ({ id, reload }: Props) => {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<readonly string[]>();
  const [problem, setProblem] = useState<string>();
  const { data, refetch } = useQuery({
    queryKey: ['imports', id],
    queryFn: () => rest<CatalogueImport>('GET', `/V1/catalogue-imports/${id}`),
    refetchInterval: ({ state }) =>
      state.data?.state === 'checking' || state.data?.state === 'applying' ? REFRESH_MS : false,
  });
  const reached = data?.state;
  useEffect(() => {
    if (reached) void reload();
  }, [reached, reload]);
  if (!data) return <LinearProgress aria-label={translate('ra.page.loading')} />;
  const { name, state, result, done, total } = data;
  const apply = async (): Promise<void> => {
    setProblem(undefined);
    try {
      await rest('POST', `/V1/catalogue-imports/${id}/apply`);
    } catch (failure) {
      if (!(failure instanceof RestError)) throw failure;
      setProblem(translate(refusalText(failure), { _: failure.message }));
    }
    await refetch();
    await reload();
  };
  return (
    <Section title={name}>
      <Stack spacing={1.5} aria-live="polite">
        <Typography>{translate(`counter.import.state.${state}`)}</Typography>
        {state === 'checking' && <LinearProgress aria-label={translate('counter.import.state.checking')} />}
        {state === 'applying' && (
          <LinearProgress
            variant={total > 0 ? 'determinate' : 'indeterminate'}
            value={total > 0 ? (100 * done) / total : 0}
            aria-label={translate('counter.import.progress', { done, total })}
          />
        )}
        {problem && <Alert severity="error">{problem}</Alert>}
        {result && result.problems.length > 0 && (
          <>
            <Alert severity="error">
              {translate('counter.import.problems', { smart_count: result.problems.length })}
            </Alert>
            <Notes notes={result.problems} />
          </>
        )}
        {result && result.problems.length === 0 && (
          <Typography>
            {translate('counter.import.changed', { changed: result.changed, products: result.products })}
          </Typography>
        )}
        {state === 'checked' && result && result.changed > 0 && includesScope(permissions, 'catalog:write') && (
          <Button variant="contained" onClick={() => void apply()} sx={{ alignSelf: 'flex-start' }}>
            {translate('counter.import.apply')}
          </Button>
        )}
        {result && result.notes.length > 0 && <Notes notes={result.notes} />}
        <List dense disablePadding>
          {result?.changes.map(({ sku, is_new: isNew, fields }) => (
            <ListItem key={sku} disableGutters divider>
              <ListItemText
                primary={
                  <>
                    <Link to={`/products/${encodeURIComponent(sku)}/show`}>{sku}</Link>
                    {isNew && ` · ${translate('counter.import.new')}`}
                  </>
                }
                secondary={fields
                  .filter(({ to }) => !isNew || to !== '')
                  .slice(0, 12)
                  .map(({ field, from, to }) => (
                    <Typography
                      key={field}
                      component="span"
                      variant="body2"
                      sx={{ display: 'block', overflowWrap: 'anywhere' }}
                    >
                      {field}{' '}
                      {!isNew && (
                        <>
                          <del>{from.slice(0, 80)}</del> →{' '}
                        </>
                      )}
                      <b>{to.slice(0, 80)}</b>
                    </Typography>
                  ))}
              />
            </ListItem>
          ))}
        </List>
      </Stack>
    </Section>
  );
};
