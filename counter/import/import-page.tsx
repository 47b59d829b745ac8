import { Alert, Button, Chip, List, ListItem, ListItemButton, ListItemText, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ChangeEvent } from 'react';
import { Title, usePermissions, useTranslate } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { includesScope } from '#contract/staff-roles.ts';
import { useFormats } from '../formats.ts';
import { refusalText } from './refusals.ts';
import { rest, RestError } from '../rest.ts';
import { useSessionEnd } from '../use-session-end.ts';
import { ImportShow } from './import-show.tsx';
import type { ImportListed } from './types.ts';

const PATH = '/V1/catalogue-imports';

/** Upload of CSV files of products, and the last imports. */
export const ImportPage = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { time } = useFormats();
  const { id } = useParams();
  const { permissions = [] } = usePermissions<readonly string[]>();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const {
    data: imports = [],
    error,
    refetch,
  } = useQuery({
    queryKey: ['imports'],
    queryFn: () => rest<ImportListed[]>('GET', PATH),
  });
  useSessionEnd(error);

  const upload = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (!file) return;
    setSending(true);
    setProblem(undefined);
    try {
      const created = await rest<number>('POST', PATH, {
        body: { file: { name: file.name, content: await file.text() } },
      });
      await refetch();
      void navigate(`/import/${created}`);
    } catch (failure) {
      if (!(failure instanceof RestError)) throw failure;
      setProblem(translate(refusalText(failure), { _: failure.message }));
    } finally {
      target.value = '';
      setSending(false);
    }
  };

  return (
    <Stack spacing={2} sx={{ py: 2, minWidth: 0, maxWidth: { xs: 'calc(100vw - 16px)', md: 1100 } }}>
      <Title title={translate('counter.import.title')} />
      <Typography component="h1" variant="h5">
        {translate('counter.import.title')}
      </Typography>
      <Typography>{translate('counter.import.intro')}</Typography>
      {problem && <Alert severity="error">{problem}</Alert>}
      {includesScope(permissions, 'catalog:write') && (
        <>
          <input ref={input} type="file" hidden accept=".csv,text/csv" onChange={(event) => void upload(event)} />
          <Button
            variant="contained"
            loading={isSending}
            onClick={() => input.current?.click()}
            sx={{ alignSelf: 'flex-start' }}
          >
            {translate('counter.import.upload')}
          </Button>
        </>
      )}
      {id && <ImportShow key={id} id={id} reload={refetch} />}
      {imports.length > 0 && (
        <List dense aria-label={translate('counter.import.last')}>
          {imports.map((one) => (
            <ListItem key={one.id} disablePadding divider>
              <ListItemButton component={Link} to={`/import/${one.id}`} selected={String(one.id) === id}>
                <ListItemText
                  primary={one.name}
                  secondary={[time(one.created_at), one.created_by].filter(Boolean).join(' · ')}
                />
                <Chip size="small" label={translate(`counter.import.state.${one.state}`)} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      )}
    </Stack>
  );
};
