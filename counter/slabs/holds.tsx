import { Alert, CircularProgress, Divider, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title, useTranslate } from 'react-admin';
import { Section } from '../orders/section.tsx';
import { rest } from '../rest.ts';
import { useSessionEnd } from '../use-session-end.ts';
import { HoldCard } from './hold-card.tsx';
import type { StaffHold } from './types.ts';

const PAGE_SIZE = 100;

/** Running holds, the first to end first. */
export const Holds = () => {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['slab-holds'],
    queryFn: () =>
      rest<{ items: readonly StaffHold[]; total_count: number }>(
        'GET',
        `/V1/slab-holds?searchCriteria[pageSize]=${PAGE_SIZE}`,
      ),
    refetchOnWindowFocus: 'always',
  });
  useSessionEnd(error);
  return (
    <Stack spacing={2} sx={{ py: 2, maxWidth: 800 }}>
      <Title title={translate('counter.hold.all')} />
      <Typography component="h1" variant="h5">
        {translate('counter.hold.all')}
      </Typography>
      {error && <Alert severity="error">{translate('counter.error.server')}</Alert>}
      {!data && !error && <CircularProgress />}
      {data?.items.length === 0 && <Typography>{translate('counter.hold.none')}</Typography>}
      {data && data.items.length > 0 && (
        <Section title={translate('counter.hold.count', { smart_count: data.total_count })}>
          <Stack spacing={2} divider={<Divider flexItem />}>
            {data.items.map((hold) => (
              <HoldCard key={hold.id} hold={hold} reload={refetch} isLinked />
            ))}
          </Stack>
        </Section>
      )}
    </Stack>
  );
};
