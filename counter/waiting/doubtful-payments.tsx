import { Alert, Button, CircularProgress, Link, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useFormats } from '../formats.ts';
import { Section } from '../orders/section.tsx';
import { rest } from '../rest.ts';
import { useChange } from '../use-change.ts';
import { useSessionEnd } from '../use-session-end.ts';

type Payment = { title: string; amount: string | null; at: string | null; order_id: number | null };

/** Payments without a result, to check again with the gateway. */
export const DoubtfulPayments = () => {
  const translate = useTranslate();
  const { time } = useFormats();
  const { data, error, refetch } = useQuery({
    queryKey: ['payments-in-doubt'],
    queryFn: () => rest<Payment[]>('GET', '/V1/counter/payments-in-doubt'),
  });
  useSessionEnd(error);
  const { change, problem, isSending } = useChange(refetch);
  return (
    <Stack spacing={2} sx={{ py: 2, maxWidth: 800 }}>
      <Title title={translate('counter.payments.title')} />
      <Typography component="h1" variant="h5">
        {translate('counter.payments.title')}
      </Typography>
      <Typography>{translate('counter.payments.what')}</Typography>
      {error && <Alert severity="error">{translate('counter.error.server')}</Alert>}
      {problem && <Alert severity="error">{problem}</Alert>}
      {!data && !error && <CircularProgress />}
      {data?.length === 0 && <Typography>{translate('counter.payments.nothing')}</Typography>}
      {data?.map(({ title, amount, at, order_id: orderId }, place) => (
        <Section key={`${title} ${place}`} title={[amount, at ? time(at) : ''].filter(Boolean).join(' · ')}>
          {orderId === null ? (
            <Typography>{translate('counter.payments.no_order', { method: title })}</Typography>
          ) : (
            <Link component={RouterLink} to={`/orders/${orderId}/show`}>
              {translate('counter.order.title', { number: title })}
            </Link>
          )}
        </Section>
      ))}
      {data && data.length > 0 && (
        <Button
          variant="contained"
          loading={isSending}
          onClick={() => void change('POST', '/V1/counter/payments-in-doubt/check', 'counter.payments.checked')}
        >
          {translate('counter.payments.check')}
        </Button>
      )}
    </Stack>
  );
};
