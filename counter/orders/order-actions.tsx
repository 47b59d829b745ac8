import { Button, Stack } from '@mui/material';
import { useState, type ComponentType } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import { includesScope, type Scope } from '#contract/staff-roles.ts';
import type { ActionProps } from './action-dialog.tsx';
import { AddressDialog } from './address-dialog.tsx';
import { CancelLaterDialog } from './cancel-later-dialog.tsx';
import { CancelDialog, NoteDialog, ReadyDialog, ShipDialog } from './order-dialogs.tsx';
import { InvoiceDialog, PaidDialog, RefundDialog } from './money-dialogs.tsx';
import {
  awaitedOf,
  inStockQuantity,
  invoiceableQuantity,
  refundableQuantity,
  type Order,
  type OrderStatus,
} from './types.ts';

const AT_WORK: readonly OrderStatus[] = ['pending', 'processing', 'partially', 'ready_for_pickup'];
const ENDED: readonly OrderStatus[] = ['canceled', 'closed', 'holded', 'fraud'];

const hasOpen = (order: Order): boolean =>
  AT_WORK.includes(order.status) && order.items.some((line) => inStockQuantity(line) > 0);

type Action = {
  label: (order: Order) => string;
  scope: Scope;
  isOffered: (order: Order) => boolean;
  /** Key that opens the form. */
  key?: string;
  Form: ComponentType<ActionProps>;
};

/** Conditions for showing actions. The server validates each request again. */
const ACTIONS: readonly Action[] = [
  {
    label: (order) => (order.extension_attributes.is_pickup ? 'counter.hand_over.action' : 'counter.ship.action'),
    scope: 'orders:ship',
    isOffered: hasOpen,
    key: 's',
    Form: ShipDialog,
  },
  {
    label: () => 'counter.ready.action',
    scope: 'orders:ship',
    isOffered: (order) =>
      hasOpen(order) &&
      order.status !== 'ready_for_pickup' &&
      (order.extension_attributes.is_split || awaitedOf(order) === undefined),
    key: 'p',
    Form: ReadyDialog,
  },
  { label: () => 'counter.note.action', scope: 'orders:ship', isOffered: () => true, key: 'n', Form: NoteDialog },
  {
    label: () => 'counter.paid.action',
    scope: 'orders:write',
    isOffered: ({ status, total_due: due, extension_attributes: { is_paid_later: isPaidLater } }) =>
      isPaidLater && due > 0 && !['canceled', 'closed'].includes(status),
    Form: PaidDialog,
  },
  {
    label: () => 'counter.invoice.action',
    scope: 'orders:write',
    isOffered: (order) => AT_WORK.includes(order.status) && order.items.some((line) => invoiceableQuantity(line) > 0),
    key: 'i',
    Form: InvoiceDialog,
  },
  {
    label: () => 'counter.ship_to.action',
    scope: 'orders:write',
    isOffered: (order) =>
      !order.extension_attributes.is_pickup &&
      order.extension_attributes.shipping_assignments.length > 0 &&
      !['canceled', 'closed', 'complete'].includes(order.status) &&
      order.items.every(({ qty_shipped }) => qty_shipped === 0),
    Form: AddressDialog,
  },
  {
    label: () => 'counter.refund.action',
    scope: 'orders:refund',
    isOffered: (order) =>
      !ENDED.includes(order.status) && order.total_paid > 0 && order.items.some((line) => refundableQuantity(line) > 0),
    key: 'r',
    Form: RefundDialog,
  },
  {
    label: () => 'counter.cancel_later.action',
    scope: 'orders:refund',
    isOffered: (order) => AT_WORK.includes(order.status) && order.items.some((line) => line.qty_backordered > 0),
    Form: CancelLaterDialog,
  },
  {
    label: () => 'counter.cancel_order.action',
    scope: 'orders:refund',
    isOffered: (order) =>
      ['pending', 'processing', 'ready_for_pickup', 'holded', 'fraud'].includes(order.status) &&
      order.items.every(({ qty_shipped }) => qty_shipped === 0),
    Form: CancelDialog,
  },
];

/** Available actions for the order and the role. */
export const OrderActions = ({ order, reload }: Omit<ActionProps, 'onClose'>) => {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<readonly string[]>();
  const [open, setOpen] = useState<Action>();
  const offered = ACTIONS.filter(({ scope, isOffered }) => includesScope(permissions, scope) && isOffered(order));
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {offered.map((action, place) => (
          <Button
            key={action.label(order)}
            variant={place === 0 ? 'contained' : 'outlined'}
            onClick={() => setOpen(action)}
            data-shortcut={action.key}
            sx={{ flexGrow: { xs: 1, sm: 0 } }}
          >
            {translate(action.label(order))}
          </Button>
        ))}
      </Stack>
      {open && <open.Form order={order} reload={reload} onClose={() => setOpen(undefined)} />}
    </>
  );
};
