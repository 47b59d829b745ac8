import { Box, Divider, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormats } from '../formats.ts';
import { LaterLine, LaterNotice } from './later-part.tsx';
import { Section } from './section.tsx';
import { nameOfLine, type Order, type OrderLine } from './types.ts';

const COUNTS = [
  ['qty_shipped', 'counter.order.shipped'],
  ['qty_refunded', 'counter.order.refunded'],
  ['qty_canceled', 'counter.order.canceled'],
] as const satisfies readonly (readonly [keyof OrderLine, string])[];

const Line = ({ line, currency }: { line: OrderLine; currency: string }) => {
  const translate = useTranslate();
  const { money } = useFormats();
  const lots = line.extension_attributes?.lots ?? [];
  const counts = COUNTS.filter(([name]) => line[name] > 0).map(([name, label]) => `${translate(label)} ${line[name]}`);
  return (
    <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
      <Box>
        <Typography sx={{ fontWeight: 600 }}>
          {line.qty_ordered} × {nameOfLine(line)}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {line.sku}
          {counts.length > 0 && ` · ${counts.join(' · ')}`}
        </Typography>
        {lots.length > 0 && (
          <Typography variant="body2">
            {translate('counter.order.lots')} {lots.map(({ code, qty }) => `${code} (${qty})`).join(', ')}
          </Typography>
        )}
        <LaterLine line={line} />
      </Box>
      <Typography sx={{ whiteSpace: 'nowrap' }}>{money(line.row_total, currency)}</Typography>
    </Box>
  );
};

type Amount = { name: string; label: string; valueOf: (order: Order) => number; isAlwaysShown?: boolean };

const AMOUNTS: readonly Amount[] = [
  { name: 'subtotal', label: 'counter.order.subtotal', valueOf: (order) => order.subtotal, isAlwaysShown: true },
  { name: 'discount', label: 'counter.order.discount', valueOf: (order) => order.discount_amount },
  { name: 'shipping', label: 'counter.order.shipping', valueOf: (order) => order.shipping_amount },
  { name: 'taxes', label: 'counter.order.taxes', valueOf: (order) => order.tax_amount },
  { name: 'total', label: 'counter.order.total', valueOf: (order) => order.grand_total, isAlwaysShown: true },
  { name: 'credited', label: 'counter.order.credited', valueOf: (order) => order.total_refunded },
  { name: 'paid', label: 'counter.order.paid', valueOf: (order) => order.total_paid, isAlwaysShown: true },
  {
    name: 'refunded',
    label: 'counter.order.money_refunded',
    valueOf: (order) => order.extension_attributes.money_refunded,
  },
  { name: 'due', label: 'counter.order.due', valueOf: (order) => order.total_due, isAlwaysShown: true },
];

/** Amounts of an order that are not 0, and the paid and open amounts. */
export const amountsOf = (order: Order) =>
  AMOUNTS.map(({ valueOf, ...amount }) => ({ ...amount, value: valueOf(order) })).filter(
    ({ value, isAlwaysShown }) => isAlwaysShown || value !== 0,
  );

export const OrderLines = ({ order }: { order: Order }) => {
  const translate = useTranslate();
  const { money } = useFormats();
  const currency = order.order_currency_code;
  const second = order.extension_attributes.later_shipping_amount;
  return (
    <Section title={translate('counter.order.goods')}>
      <LaterNotice order={order} />
      <Stack spacing={1.5} divider={<Divider flexItem />}>
        {order.items.map((line) => (
          <Line key={line.item_id} line={line} currency={currency} />
        ))}
      </Stack>
      <Divider sx={{ my: 2 }} />
      {second !== undefined && order.shipping_amount > 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {second > 0
            ? translate('counter.order.second_freight', { amount: money(second, currency) })
            : translate('counter.order.shared_freight')}
        </Typography>
      )}
      {amountsOf(order).map(({ name, label, value }) => (
        <Box key={name} sx={{ display: 'flex', justifyContent: 'space-between' }}>
          <Typography sx={{ fontWeight: name === 'total' ? 600 : 400 }}>{translate(label)}</Typography>
          <Typography sx={{ fontWeight: name === 'total' ? 600 : 400 }}>{money(value, currency)}</Typography>
        </Box>
      ))}
    </Section>
  );
};
