import { Alert, Button, Divider, Stack, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { PAY_LINK_DAYS } from '#contract/pay-link.ts';
import { useFormats } from '../formats.ts';
import type { Cart } from './types.ts';
import { useSending } from './use-cart.ts';

type Props = { cart: Cart; isReady: boolean; reload: () => Promise<unknown> };

/** Emails the customer a payment link for the order. */
export const PayLink = ({ cart, isReady, reload }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { day, time } = useFormats();
  const { send, problem, isSending } = useSending(reload);
  const { id, email, payment_link: link, quoted_until: quotedUntil } = cart;
  if (!email) return null;
  const press = async (): Promise<void> => {
    if (await send('POST', `/V1/counter/carts/${id}/payment-link`))
      notify(translate('counter.phone.link_done'), { type: 'success' });
  };
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Divider />
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {translate('counter.phone.link_what', { email, days: PAY_LINK_DAYS })}
      </Typography>
      {quotedUntil && <Typography>{translate('counter.phone.link_quote', { day: day(quotedUntil) })}</Typography>}
      {link && (
        <Alert severity="info">
          {translate('counter.phone.link_sent', { sent: time(link.sent_at), until: time(link.expires_at) })}
        </Alert>
      )}
      {problem && <Alert severity="error">{problem}</Alert>}
      <Button variant="outlined" size="large" disabled={!isReady} loading={isSending} onClick={() => void press()}>
        {translate(link ? 'counter.phone.link_again' : 'counter.phone.link_send')}
      </Button>
    </Stack>
  );
};
