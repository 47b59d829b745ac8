import { Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLabelled } from '../use-labelled.ts';
import { useFormats } from '../formats.ts';
import { ActionDialog, type ActionProps } from './action-dialog.tsx';
import { LineQuantities, useQuantities } from './line-quantities.tsx';
import { invoiceableQuantity, refundableAtOnce, refundableQuantity, type OrderLine } from './types.ts';

/** Refunds items. The server computes the amount from prices, taxes and discounts. */
export const RefundDialog = (props: ActionProps) => {
  const translate = useTranslate();
  const labelled = useLabelled();
  const { order } = props;
  const quantities = useQuantities(order.items, refundableQuantity, () => 0, refundableAtOnce);
  const [broken, setBroken] = useState<ReadonlySet<number>>(new Set());
  const [comment, setComment] = useState('');
  const toggle = (id: number): void =>
    setBroken((before) =>
      before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
    );
  const restocked = quantities.items.map(({ order_item_id: id }) => id).filter((id) => !broken.has(id));
  const restock = ({ item_id: id, name, is_virtual: isVirtual }: OrderLine) =>
    isVirtual ? null : (
      <FormControlLabel
        control={<Checkbox checked={!broken.has(id)} onChange={() => toggle(id)} />}
        label={translate('counter.refund.restock')}
        aria-label={labelled('counter.refund.restock', name)}
      />
    );
  return (
    <ActionDialog
      {...props}
      title="counter.refund.title"
      send="counter.refund.send"
      done="counter.refund.done"
      path={`/V1/order/${order.id}/refund`}
      missing={quantities.missing}
      body={() => ({
        items: quantities.items,
        arguments: { extension_attributes: { return_to_stock_items: restocked } },
        ...(comment.trim() ? { comment: { comment, isVisibleOnFront: 1 } } : {}),
      })}
    >
      <Typography>{translate('counter.refund.what')}</Typography>
      <LineQuantities {...quantities} below={restock} />
      <TextField
        label={translate('counter.refund.comment')}
        helperText={translate('counter.refund.comment_help')}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
        multiline
      />
    </ActionDialog>
  );
};

/** Invoices items. The server captures an authorized card payment. */
export const InvoiceDialog = (props: ActionProps) => {
  const translate = useTranslate();
  const { order } = props;
  const quantities = useQuantities(order.items, invoiceableQuantity, invoiceableQuantity);
  return (
    <ActionDialog
      {...props}
      title="counter.invoice.title"
      send="counter.invoice.send"
      done="counter.invoice.done"
      path={`/V1/order/${order.id}/invoice`}
      missing={quantities.missing}
      body={() => ({ items: quantities.items })}
    >
      <Typography>{translate('counter.invoice.what')}</Typography>
      <LineQuantities {...quantities} />
    </ActionDialog>
  );
};

/** Records a payment by cheque, transfer, cash or on account. */
export const PaidDialog = (props: ActionProps) => {
  const translate = useTranslate();
  const { money } = useFormats();
  const { order } = props;
  const [amount, setAmount] = useState(String(order.total_due));
  return (
    <ActionDialog
      {...props}
      title="counter.paid.title"
      send="counter.paid.send"
      done="counter.paid.done"
      path={`/V1/orders/${order.id}/paid`}
      body={() => ({ amount: Number(amount) })}
    >
      <Typography>
        {translate('counter.paid.what', { due: money(order.total_due, order.order_currency_code) })}
      </Typography>
      <TextField
        label={translate('counter.paid.amount', { currency: order.order_currency_code })}
        type="number"
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
        required
        slotProps={{ htmlInput: { min: 0, max: order.total_due, step: 'any', inputMode: 'decimal' } }}
      />
    </ActionDialog>
  );
};
