import { Alert, Box, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title, useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { Loading } from '../records/loading.tsx';
import { useFormats } from '../formats.ts';
import { rest } from '../rest.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderMails } from './order-mails.tsx';
import { OrderPapers } from './order-papers.tsx';
import { OrderPeople } from './order-people.tsx';
import { Replacements } from './replacements.tsx';
import { StatusChip } from './status-chip.tsx';
import type { Change, Order } from './types.ts';

/** Page of an order with its actions. */
export const OrderShow = () => {
  const translate = useTranslate();
  const { time } = useFormats();
  const { id = '' } = useParams();
  const { data: order, error, refetch } = useGetOne<Order>('orders', { id: Number(id) });
  const { data: changes, refetch: refetchChanges } = useQuery({
    queryKey: ['orders', id, 'changes'],
    queryFn: () => rest<Change[]>('GET', `/V1/orders/${id}/changes`),
  });
  const reload = async () => {
    const [read, found] = await Promise.all([refetch(), refetchChanges()]);
    return { order: read.data, changes: found.data ?? [] };
  };
  if (error) return <Alert severity="error">{translate('counter.error.no_order')}</Alert>;
  if (!order) return <Loading isPage />;
  const title = translate('counter.order.title', { number: order.increment_id });
  return (
    <Stack component="article" spacing={2} sx={{ py: 2, maxWidth: 1100 }}>
      <Title title={order.increment_id} />
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="h1" variant="h5">
          {title}
        </Typography>
        <StatusChip status={order.status} />
        <Typography color="text.secondary">{time(order.created_at)}</Typography>
      </Box>
      <Replacements order={order} />
      <OrderActions order={order} reload={reload} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '3fr 2fr' }, alignItems: 'start' }}>
        <Stack spacing={2}>
          <OrderLines order={order} />
          <OrderHistory order={order} changes={changes} />
        </Stack>
        <Stack spacing={2}>
          <OrderPeople order={order} />
          <OrderPapers order={order} />
          <OrderMails order={order} reload={refetchChanges} />
        </Stack>
      </Box>
    </Stack>
  );
};
