import { Box, Divider, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormats } from '../formats.ts';
import { LaterLine, LaterNotice } from './later-part.tsx';
import { Section } from './section.tsx';
import type { Order, OrderLine } from './types.ts';

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
          {line.qty_ordered} × {line.name}
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

const AMOUNTS = [
  ['subtotal', 'counter.order.subtotal'],
  ['discount_amount', 'counter.order.discount'],
  ['shipping_amount', 'counter.order.shipping'],
  ['tax_amount', 'counter.order.taxes'],
  ['grand_total', 'counter.order.total'],
  ['total_paid', 'counter.order.paid'],
  ['total_refunded', 'counter.order.credited'],
  ['total_due', 'counter.order.due'],
] as const satisfies readonly (readonly [keyof Order, string])[];

const ALWAYS: ReadonlySet<string> = new Set(['subtotal', 'grand_total']);

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
      {AMOUNTS.filter(([name]) => ALWAYS.has(name) || order[name] !== 0).map(([name, label]) => (
        <Box key={name} sx={{ display: 'flex', justifyContent: 'space-between' }}>
          <Typography sx={{ fontWeight: name === 'grand_total' ? 600 : 400 }}>{translate(label)}</Typography>
          <Typography sx={{ fontWeight: name === 'grand_total' ? 600 : 400 }}>
            {money(order[name], currency)}
          </Typography>
        </Box>
      ))}
    </Section>
  );
};
