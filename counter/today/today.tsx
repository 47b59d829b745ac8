import { Alert, Box, Button, CircularProgress, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { TodayEntryName } from '#contract/counter-today.ts';
import { Section } from '../orders/section.tsx';
import type { OrderStatus } from '../orders/types.ts';
import { rest } from '../rest.ts';
import { useSessionEnd } from '../use-session-end.ts';
import { TodayItems } from './today-items.tsx';
import type { TodayEntry } from './types.ts';

const REFRESH_MS = 30_000;

const ordersWith = (status: OrderStatus): string => `/orders?filter=${encodeURIComponent(JSON.stringify({ status }))}`;

/** Lists of entries. */
const LISTS: Partial<Record<TodayEntryName, string>> = {
  orders_to_pack: '/pick-list',
  later_arrived: '/pick-list',
  returns_waiting: '/returns',
  mails_failed: '/failed-mails',
  payments_in_doubt: '/payments-in-doubt',
  holds_ending: '/slab-holds',
  stock_low: `/stock?filter=${encodeURIComponent(JSON.stringify({ low: true }))}`,
  pickups_ready: ordersWith('ready_for_pickup'),
  pickups_overdue: ordersWith('ready_for_pickup'),
  quotes_waiting: `/quotes?filter=${encodeURIComponent(JSON.stringify({ state: 'requested' }))}`,
  visits_today: '/visits',
  messages_waiting: '/messages/contact',
  reviews_waiting: '/messages/reviews',
  job_applications: '/messages/jobs',
  trade_applications: '/trade/applications',
  tax_certificates: '/trade/certificates',
};

const Entry = ({ entry }: { entry: TodayEntry }) => {
  const translate = useTranslate();
  const { name, count, has_more: hasMore } = entry;
  const list = LISTS[name];
  return (
    <Section title={`${translate(`counter.today.${name}`)} · ${count}${hasMore ? '+' : ''}`}>
      <TodayItems entry={entry} />
      {list && (
        <Button component={Link} to={list} fullWidth variant="outlined">
          {translate('counter.today.list')}
        </Button>
      )}
    </Section>
  );
};

/** Open tasks, most urgent first. Refreshed every 30 seconds and when the window regains focus. */
export const Today = () => {
  const translate = useTranslate();
  const { data, error } = useQuery({
    queryKey: ['today'],
    queryFn: () => rest<{ entries: TodayEntry[] }>('GET', '/V1/counter/today'),
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: 'always',
  });
  useSessionEnd(error);
  const waiting = data?.entries.filter(({ count }) => count > 0) ?? [];
  const done = data?.entries.filter(({ count }) => count === 0) ?? [];
  return (
    <Stack spacing={2} sx={{ py: 2, maxWidth: 1100 }}>
      <Title title={translate('counter.today.title')} />
      <Typography component="h1" variant="h5">
        {translate('counter.today.title')}
      </Typography>
      {error && <Alert severity="error">{translate('counter.error.server')}</Alert>}
      {!data && !error && <CircularProgress />}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(3, minmax(0, 1fr))',
          },
          alignItems: 'start',
        }}
      >
        {waiting.map((entry) => (
          <Entry key={entry.name} entry={entry} />
        ))}
      </Box>
      {done.length > 0 && (
        <Section title={translate('counter.today.nothing')}>
          <Typography color="text.secondary">
            {done.map(({ name }) => translate(`counter.today.${name}`)).join(' · ')}
          </Typography>
        </Section>
      )}
    </Stack>
  );
};
