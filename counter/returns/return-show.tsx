import { Alert, Box, CircularProgress, Link, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title, useTranslate } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { useFormats } from '../formats.ts';
import { Section } from '../orders/section.tsx';
import { rest } from '../rest.ts';
import { Photos } from './photos.tsx';
import { ReturnActions } from './return-actions.tsx';
import { nameOfLine, type Return } from './types.ts';

/** A return or claim with its photographs and the possible decisions. */
export const ReturnShow = () => {
  const translate = useTranslate();
  const { time } = useFormats();
  const { number = '' } = useParams();
  const {
    data: request,
    error,
    refetch,
  } = useQuery({
    queryKey: ['returns', number],
    queryFn: () => rest<Return>('GET', `/V1/returns/${encodeURIComponent(number)}`),
  });
  if (error) return <Alert severity="error">{translate('counter.returns.unknown')}</Alert>;
  if (!request) return <CircularProgress sx={{ m: 4 }} />;
  const {
    kind,
    status,
    order_id: orderId,
    items,
    message,
    photos,
    credit_memo: memo,
    replacement_id: replacement,
  } = request;
  return (
    <Stack component="article" spacing={2} sx={{ py: 2, maxWidth: 1100 }}>
      <Title title={number} />
      <Typography component="h1" variant="h5">
        {translate(`counter.returns.kind.${kind}`)} {number}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, alignItems: 'start' }}>
        <Stack spacing={2}>
          <Section title={translate(`counter.returns.state.${status}`)}>
            <Stack spacing={1}>
              <Typography>
                <Link component={RouterLink} to={`/orders/${orderId}/show`}>
                  {translate('counter.order.title', { number: String(orderId).padStart(9, '0') })}
                </Link>{' '}
                · {time(request.date_requested)}
                {memo && ` · ${memo}`}
              </Typography>
              <Link href={`mailto:${request.customer_email}`} sx={{ overflowWrap: 'anywhere' }}>
                {request.customer_email}
              </Link>
              {replacement !== null && (
                <Link component={RouterLink} to={`/orders/${replacement}/show`}>
                  {translate('counter.returns.replaced_by', { number: String(replacement).padStart(9, '0') })}
                </Link>
              )}
              {items.map((line) => (
                <Typography key={line.order_item_id}>
                  {line.qty} × {nameOfLine(line)} ({line.sku})
                  {line.is_replaced && ` · ${translate('counter.returns.was_replaced')}`}
                </Typography>
              ))}
              {message && <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{message}</Typography>}
              <ReturnActions request={request} reload={refetch} />
            </Stack>
          </Section>
        </Stack>
        {photos > 0 && (
          <Section title={translate('counter.returns.photos')}>
            <Stack spacing={1}>
              <Photos request={request} />
            </Stack>
          </Section>
        )}
      </Box>
    </Stack>
  );
};
