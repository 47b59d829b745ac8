import { Alert, Box, Button, CircularProgress, GlobalStyles, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { rest } from '../rest.ts';
import { useSessionEnd } from '../use-session-end.ts';
import { groupsOf } from './groups.ts';
import { PickGroups } from './pick-groups.tsx';
import { PickOrders } from './pick-orders.tsx';
import type { PickList as List, PickOrder } from './types.ts';
import { useTicks } from './use-ticks.ts';

const PRINT = {
  '@media print': { '.RaLayout-appFrame > header, .RaSidebar-docked, .MuiDrawer-root': { display: 'none !important' } },
};

const NONE: List = { orders: [], items: [], has_more: false };

/** Items of waiting orders by location and rack, to tick off beside the rack or to print. */
export const PickList = () => {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['pick-list'],
    queryFn: () => rest<List>('GET', '/V1/counter/pick-list'),
    refetchOnWindowFocus: 'always',
  });
  useSessionEnd(error);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const { orders, items, has_more: hasMore } = data ?? NONE;
  const entries = groupsOf(items).flatMap((group) => group.entries);
  const { ticked, toggle } = useTicks(entries.map(({ key }) => key));
  const groups = groupsOf(items.filter(({ order_id: id }) => !left.has(id)));
  const progressOf = ({ entity_id: id }: PickOrder) => {
    const own = entries.filter(({ item }) => item.order_id === id);
    return { picked: own.filter(({ key }) => ticked.has(key)).length, all: own.length };
  };
  const choose = ({ entity_id: id }: PickOrder): void =>
    setLeft((before) => (before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id])));
  return (
    <Stack spacing={2} sx={{ py: 2, maxWidth: 1100 }}>
      <Title title={translate('counter.pick.title')} />
      <GlobalStyles styles={PRINT} />
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography component="h1" variant="h5">
          {translate('counter.pick.title')}
        </Typography>
        <Button variant="outlined" onClick={() => window.print()} sx={{ displayPrint: 'none' }}>
          {translate('counter.pick.print')}
        </Button>
      </Box>
      {error && <Alert severity="error">{translate('counter.error.server')}</Alert>}
      {!data && !error && <CircularProgress />}
      {data && orders.length === 0 && <Typography>{translate('counter.pick.nothing')}</Typography>}
      {hasMore && <Alert severity="info">{translate('counter.pick.more', { count: orders.length })}</Alert>}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '3fr 2fr' }, alignItems: 'start' }}>
        <Stack spacing={2}>
          <PickGroups groups={groups} ticked={ticked} toggle={toggle} />
        </Stack>
        {orders.length > 0 && (
          <PickOrders
            orders={orders}
            progressOf={progressOf}
            chosen={({ entity_id: id }) => !left.has(id)}
            choose={choose}
            reload={refetch}
          />
        )}
      </Box>
    </Stack>
  );
};
