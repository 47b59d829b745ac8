import { Alert, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormats } from '../formats.ts';
import { awaitedOf, inStockQuantity, type Order, type OrderLine } from './types.ts';

/** Units of a line not yet in stock, with their expected day and lot. */
export const LaterLine = ({ line }: { line: OrderLine }) => {
  const translate = useTranslate();
  const { day } = useFormats();
  const later = line.extension_attributes?.later;
  if (!later || line.qty_backordered === 0) return null;
  const values = { count: line.qty_backordered, day: day(later.on), now: inStockQuantity(line) };
  return (
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {[
        values.now > 0 ? translate('counter.later.now', values) : '',
        translate('counter.later.line', values),
        later.qty < line.qty_ordered ? translate('counter.later.lot') : '',
      ]
        .filter(Boolean)
        .join(' ')}
    </Typography>
  );
};

/** Notice about the units not yet in stock and the number of shipments. */
export const LaterNotice = ({ order }: { order: Order }) => {
  const translate = useTranslate();
  const { day } = useFormats();
  const awaited = awaitedOf(order);
  if (!awaited) return null;
  const now = order.items.reduce((sum, line) => sum + inStockQuantity(line), 0);
  const inTwo = now > 0 ? 'counter.later.first' : 'counter.later.second';
  const text = order.extension_attributes.is_split ? inTwo : 'counter.later.together';
  return (
    <Alert severity="info" sx={{ mb: 1.5 }}>
      {translate(text, { smart_count: awaited.count, day: day(awaited.on), now })}
    </Alert>
  );
};
