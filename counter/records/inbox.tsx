import { Alert, Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Loading } from './loading.tsx';
import { rest } from '../rest.ts';
import { searchQuery, type Search } from '../search-criteria.ts';
import { useSessionEnd } from '../use-session-end.ts';

type Listed<R> = { items: readonly R[]; total_count: number };

type Props<R> = {
  /** Route of the list. */
  path: string;
  /** Field and order of the list. */
  sort: Search['sort'];
  /** Field of the state, and its values with the keys of their texts; the first is chosen at the start. */
  state?: { field: string; values: readonly { id: string; name: string }[] };
  /** Further criteria. */
  groups?: Search['groups'];
  /** More fields above the list. */
  filters?: ReactNode;
  card: (record: R, reload: () => Promise<unknown>) => ReactNode;
};

const PER_PAGE = 20;

/** A list of records that staff work through, one card each, by state. */
export const Inbox = <R extends { id: number }>({ path, sort, state, groups = [], filters, card }: Props<R>) => {
  const translate = useTranslate();
  const [chosen, setChosen] = useState(state?.values[0]?.id ?? '');
  const [page, setPage] = useState(1);
  const query = searchQuery({
    groups: [...(state && chosen ? [[[state.field, chosen] as const]] : []), ...groups],
    page,
    perPage: PER_PAGE,
    sort,
  });
  const { data, error, refetch } = useQuery({
    queryKey: [path, query],
    queryFn: () => rest<Listed<R>>('GET', `${path}?${query}`),
  });
  useSessionEnd(error);
  const listId = useId();
  /** Moves the focus to the list if the focused card is no longer listed. */
  const reload = async (): Promise<void> => {
    await refetch();
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById(listId)?.focus();
    });
  };
  const total = data?.total_count ?? 0;
  return (
    <Stack spacing={2}>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        {state && (
          <TextField
            select
            label={translate('counter.order.status')}
            value={chosen}
            onChange={({ target }) => {
              setChosen(target.value);
              setPage(1);
            }}
            sx={{ maxWidth: { sm: 240 } }}
          >
            {state.values.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {translate(name)}
              </MenuItem>
            ))}
          </TextField>
        )}
        {filters}
        <Typography color="text.secondary" aria-live="polite">
          {data && translate('counter.records.count', { count: total })}
        </Typography>
      </Box>
      {error && <Alert severity="error">{translate('counter.error.server')}</Alert>}
      {!data && !error && <Loading />}
      {data?.items.length === 0 && <Typography>{translate('counter.records.none')}</Typography>}
      <Box
        id={listId}
        tabIndex={-1}
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
          alignItems: 'start',
          outline: 'none',
        }}
      >
        {data?.items.map((record) => (
          <Box key={record.id} tabIndex={-1} data-row sx={{ minWidth: 0 }}>
            {card(record, reload)}
          </Box>
        ))}
      </Box>
      {total > PER_PAGE && (
        <Stack direction="row" spacing={1}>
          <Button variant="outlined" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {translate('counter.records.previous')}
          </Button>
          <Button variant="outlined" disabled={page * PER_PAGE >= total} onClick={() => setPage(page + 1)}>
            {translate('counter.records.next')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
};
