import {
  Alert,
  Box,
  Button,
  CircularProgress,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title, useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { STAFF_TOTAL_LIMIT } from '#contract/list-totals.ts';
import { useFormats } from '../formats.ts';
import { rest } from '../rest.ts';
import { searchQuery } from '../search-criteria.ts';
import { useSessionEnd } from '../use-session-end.ts';
import { RETURN_STATES, type Return } from './types.ts';

const PER_PAGE = 25;

/** Returns and claims of a status, newest first. */
export const ReturnList = () => {
  const translate = useTranslate();
  const { time } = useFormats();
  const [params, setParams] = useSearchParams();
  const status = params.get('status') ?? 'requested';
  const page = Number(params.get('page') ?? 1);
  const query = searchQuery({
    groups: status === 'all' ? [] : [[['status', status]]],
    page,
    perPage: PER_PAGE,
    sort: { field: 'date_requested', order: 'DESC' },
  });
  const { data, error } = useQuery({
    queryKey: ['returns', query],
    queryFn: () => rest<{ items: readonly Return[]; total_count: number }>('GET', `/V1/returns?${query}`),
  });
  useSessionEnd(error);
  const total = data?.total_count ?? 0;
  const pages = Math.ceil(total / PER_PAGE);
  const isCounted = total < STAFF_TOTAL_LIMIT;
  const isLast = isCounted ? page >= pages : (data?.items.length ?? 0) < PER_PAGE;
  const go = (to: number): void => setParams({ status, page: String(to) });
  return (
    <Stack spacing={2} sx={{ py: 2, maxWidth: 800 }}>
      <Title title={translate('counter.returns.title')} />
      <Typography component="h1" variant="h5">
        {translate('counter.returns.title')}
      </Typography>
      <TextField
        select
        label={translate('counter.order.status')}
        value={status}
        onChange={({ target }) => setParams({ status: target.value })}
      >
        {['all', ...RETURN_STATES].map((state) => (
          <MenuItem key={state} value={state}>
            {translate(`counter.returns.state.${state}`)}
          </MenuItem>
        ))}
      </TextField>
      {error && <Alert severity="error">{translate('counter.error.server')}</Alert>}
      {!data && !error && <CircularProgress />}
      {data?.items.length === 0 && <Typography>{translate('counter.returns.nothing')}</Typography>}
      <List disablePadding>
        {data?.items.map(({ number, kind, status: state, customer_email: email, date_requested: at, items }) => (
          <ListItem key={number} disablePadding>
            <ListItemButton component={Link} to={`/returns/${number}`}>
              <ListItemText
                primary={`${number} · ${translate(`counter.returns.kind.${kind}`)} · ${translate(`counter.returns.state.${state}`)}`}
                secondary={[time(at), email, items.map(({ sku, qty }) => `${qty} × ${sku}`).join(', ')].join(' · ')}
                slotProps={{ secondary: { sx: { overflowWrap: 'anywhere' } } }}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      {pages > 1 && (
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
          <Button disabled={page <= 1} onClick={() => go(page - 1)}>
            {translate('counter.returns.previous')}
          </Button>
          {isCounted ? `${page} / ${pages}` : page}
          <Button disabled={isLast} onClick={() => go(page + 1)}>
            {translate('counter.returns.following')}
          </Button>
        </Box>
      )}
    </Stack>
  );
};
