import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormats } from '../formats.ts';
import { ActionDialog, type ActionProps } from './action-dialog.tsx';
import { CancelAmounts } from './cancel-amounts.tsx';
import { isAllAwaited, nameOfLine } from './types.ts';

/** Cancels the units not in stock yet, or the whole order if none of its units is in stock. */
export const CancelLaterDialog = (props: ActionProps) => {
  const translate = useTranslate();
  const { money } = useFormats();
  const { order } = props;
  const second = order.extension_attributes.later_shipping_amount ?? 0;
  const isWhole = isAllAwaited(order);
  const amount = (value: number): { amount: string } => ({ amount: money(value, order.order_currency_code) });
  return (
    <ActionDialog
      {...props}
      title="counter.cancel_later.title"
      send={isWhole ? 'counter.cancel_order.send' : 'counter.cancel_later.action'}
      done={isWhole ? 'counter.cancel_order.done' : 'counter.cancel_later.done'}
      path={`/V1/orders/${order.id}/cancel-later`}
      body={() => ({})}
    >
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {order.items
          .filter(({ qty_backordered: count }) => count > 0)
          .map((line) => (
            <li key={line.item_id}>
              {line.qty_backordered} × {nameOfLine(line)}
            </li>
          ))}
      </Box>
      {isWhole ? (
        <Typography>{translate('counter.cancel_later.whole', amount(order.grand_total))}</Typography>
      ) : (
        <Typography>
          {translate('counter.cancel_later.what')}
          {second > 0 && ` ${translate('counter.cancel_later.second', amount(second))}`}
        </Typography>
      )}
      <CancelAmounts order={order} action="cancel-later" />
    </ActionDialog>
  );
};
