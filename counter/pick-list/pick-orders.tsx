import { Alert, Box, Button, Checkbox, Divider, Link, Stack, Typography } from '@mui/material';
import { usePermissions, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { includesScope } from '#contract/staff-roles.ts';
import { useLabelled } from '../use-labelled.ts';
import { useFormats } from '../formats.ts';
import { Section } from '../orders/section.tsx';
import { useChange } from '../use-change.ts';
import type { PickOrder } from './types.ts';

/** Number of entries of an order, and how many are ticked. */
export type Progress = { picked: number; all: number };

type RowProps = {
  order: PickOrder;
  progress: Progress;
  isChosen: boolean;
  onChoose: () => void;
  reload: () => Promise<unknown>;
};

const Row = ({ order, progress: { picked, all }, isChosen, onChoose, reload }: RowProps) => {
  const translate = useTranslate();
  const labelled = useLabelled();
  const { time } = useFormats();
  const { permissions = [] } = usePermissions<readonly string[]>();
  const { change, problem, isSending } = useChange(reload);
  const { entity_id: id, increment_id: number, is_pickup: isPickup, version } = order;
  const isPacked = all === 0;
  const maySend = includesScope(permissions, 'orders:ship');
  return (
    <Box tabIndex={-1} data-row>
      <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
        <Checkbox
          checked={isChosen}
          disabled={isPacked}
          onChange={onChoose}
          slotProps={{ input: { 'aria-label': translate('counter.pick.choose', { number }) } }}
          sx={{ ml: -1.25 }}
        />
        <Box sx={{ pt: 1 }}>
          <Link
            component={RouterLink}
            to={`/orders/${id}/show`}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, my: -1.25 }}
          >
            {number}
          </Link>{' '}
          · {order.customer_name}
          <Typography variant="body2" color="text.secondary">
            {order.shipping_description} · {time(order.created_at)}
          </Typography>
          <Typography variant="body2">
            {isPacked ? translate('counter.pick.packed') : translate('counter.pick.progress', { picked, all })}
          </Typography>
          {order.later_qty > 0 && (
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {translate('counter.pick.follows', { smart_count: order.later_qty })}
            </Typography>
          )}
        </Box>
      </Box>
      {problem && <Alert severity="error">{problem}</Alert>}
      {maySend && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1, displayPrint: 'none' }}>
          {!isPacked && (
            <Button
              variant={picked === all ? 'contained' : 'outlined'}
              disabled={isSending}
              aria-label={labelled('counter.ready.action', number)}
              onClick={() => void change('POST', `/V1/orders/${id}/ready`, 'counter.ready.done', { body: {}, version })}
            >
              {translate('counter.ready.action')}
            </Button>
          )}
          {!isPickup && order.can_ship && (
            <Button
              variant={isPacked ? 'contained' : 'outlined'}
              disabled={isSending}
              aria-label={labelled('counter.pick.ship', number)}
              onClick={() => void change('POST', `/V1/order/${id}/ship`, 'counter.ship.done', { body: {}, version })}
            >
              {translate('counter.pick.ship')}
            </Button>
          )}
        </Stack>
      )}
    </Box>
  );
};

type Props = {
  orders: readonly PickOrder[];
  progressOf: (order: PickOrder) => Progress;
  chosen: (order: PickOrder) => boolean;
  choose: (order: PickOrder) => void;
  reload: () => Promise<unknown>;
};

/** Orders of the pick list with their progress and actions. */
export const PickOrders = ({ orders, progressOf, chosen, choose, reload }: Props) => {
  const translate = useTranslate();
  return (
    <Section title={translate('counter.orders')}>
      <Typography variant="body2" color="text.secondary" gutterBottom sx={{ displayPrint: 'none' }}>
        {translate('counter.pick.emails')}
      </Typography>
      <Stack spacing={1.5} divider={<Divider flexItem />}>
        {orders.map((order) => (
          <Row
            key={order.entity_id}
            order={order}
            progress={progressOf(order)}
            isChosen={chosen(order)}
            onChoose={() => choose(order)}
            reload={reload}
          />
        ))}
      </Stack>
    </Section>
  );
};
