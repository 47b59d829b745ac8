import { Box, CircularProgress, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useFormats } from '../formats.ts';
import { ProblemAlert } from '../problem-alert.tsx';
import { useRefusalText } from '../refusals.ts';
import { rest, type RestError } from '../rest.ts';
import type { Order } from './types.ts';

/** `GET /V1/orders/:id/cancel` or `…/cancel-later`. */
type Amounts = { refunded: number; no_longer_due: number; is_refunded_by_hand: boolean };

type Props = { order: Order; action: 'cancel' | 'cancel-later' };

/** The amounts of a cancellation, as the server computes them now. */
export const CancelAmounts = ({ order, action }: Props) => {
  const translate = useTranslate();
  const refusalText = useRefusalText();
  const { money } = useFormats();
  const { data, error } = useQuery<Amounts, RestError>({
    queryKey: ['order-cancel', order.id, action, order.extension_attributes.version],
    queryFn: () => rest('GET', `/V1/orders/${order.id}/${action}`),
    gcTime: 0,
    retry: false,
  });
  if (error) return <ProblemAlert>{refusalText(error)}</ProblemAlert>;
  if (!data) return <CircularProgress size={24} />;
  const texts = [
    [data.is_refunded_by_hand ? 'counter.cancel_amount.by_hand' : 'counter.cancel_amount.refunded', data.refunded],
    ['counter.cancel_amount.no_longer_due', data.no_longer_due],
  ] as const;
  const shown = texts.filter(([, amount]) => amount > 0);
  return (
    <Box>
      {shown.map(([text, amount]) => (
        <Typography key={text} sx={{ fontWeight: 600 }}>
          {translate(text, { amount: money(amount, order.order_currency_code) })}
        </Typography>
      ))}
      {shown.length === 0 && <Typography>{translate('counter.cancel_amount.none')}</Typography>}
    </Box>
  );
};
