import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title, useGetOne, usePermissions, useTranslate } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { includesScope } from '#contract/staff-roles.ts';
import { Loading } from '../records/loading.tsx';
import { useFormats } from '../formats.ts';
import { Section } from '../orders/section.tsx';
import { enterAccountAddress } from '../phone-order/account-address.ts';
import type { Cart, Customer } from '../phone-order/types.ts';
import { useSending } from '../phone-order/use-cart.ts';
import { Changes, type Change } from '../records/changes.tsx';
import type { ValueText } from '../records/field-lines.ts';
import { rest } from '../rest.ts';
import { AnswerDialog, EndDialog, PriceDialog } from './quote-dialogs.tsx';
import { QuoteHistory } from './quote-history.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { QuoteStateChip } from './quote-state.tsx';
import { QUOTE_ACTIONS, type Quote, type QuoteLine, type QuoteState } from './types.ts';

const CAN_ANSWER: readonly QuoteState[] = ['requested', 'answered', 'expired'];
const CAN_ORDER: readonly QuoteState[] = ['answered', 'accepted'];
const CAN_WITHDRAW: readonly QuoteState[] = ['answered', 'accepted'];

const changeText = (action: string): string =>
  QUOTE_ACTIONS.some((one) => one === action) ? `counter.change.${action}` : 'counter.change.other';

const Person = ({ quote }: { quote: Quote }) => {
  const translate = useTranslate();
  const { customer, note } = quote;
  return (
    <Section title={translate('counter.order.customer')}>
      {customer && (
        <>
          <Typography>
            <Link to={`/customers/${customer.id}/show`}>{`${customer.firstname} ${customer.lastname}`}</Link>
          </Typography>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{customer.email}</Typography>
          <Typography color="text.secondary">{translate(`counter.group.${customer.group_id}`)}</Typography>
        </>
      )}
      {note && <Typography sx={{ mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note}</Typography>}
    </Section>
  );
};

/** Opens the order of a sent quote. */
const OrderButton = ({ quote }: { quote: Quote }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { send, problem, isSending } = useSending();
  const open = async (): Promise<void> => {
    const cart = await send<number>('POST', `/V1/priceQuotes/${quote.number}/cart`);
    if (cart === undefined) return;
    const opened = await send<Cart>('GET', `/V1/counter/carts/${cart}`);
    const account =
      quote.customer && !opened?.address && (await send<Customer>('GET', `/V1/customers/${quote.customer.id}`));
    if (account) await enterAccountAddress(send, cart, account);
    await navigate(`/phone-order/${cart}`);
  };
  return (
    <>
      {problem && <Alert severity="error">{problem}</Alert>}
      <Button variant="contained" loading={isSending} onClick={() => void open()} sx={{ flexGrow: { xs: 1, sm: 0 } }}>
        {translate('counter.quote.order')}
      </Button>
    </>
  );
};

type ActionProps = { quote: Quote; reload: () => Promise<unknown> };

const Actions = ({ quote, reload }: ActionProps) => {
  const translate = useTranslate();
  const [open, setOpen] = useState<'answer' | 'declined' | 'withdrawn'>();
  const close = (): void => setOpen(undefined);
  const { permissions = [] } = usePermissions<readonly string[]>();
  const isPriced = quote.items.some(({ price }) => price !== null);
  const isOrdered = !quote.items.some(({ price, order_increment_id: order }) => price !== null && order === null);
  const mayOrder = CAN_ORDER.includes(quote.state) && !isOrdered && includesScope(permissions, 'orders:write');
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {mayOrder && <OrderButton quote={quote} />}
      {CAN_ANSWER.includes(quote.state) && (
        <Button
          variant={mayOrder ? 'outlined' : 'contained'}
          disabled={!isPriced}
          onClick={() => setOpen('answer')}
          sx={{ flexGrow: { xs: 1, sm: 0 } }}
        >
          {translate(quote.state === 'requested' ? 'counter.quote.send' : 'counter.quote.send_again')}
        </Button>
      )}
      {quote.state === 'requested' && (
        <Button variant="outlined" onClick={() => setOpen('declined')} sx={{ flexGrow: { xs: 1, sm: 0 } }}>
          {translate('counter.quote.decline')}
        </Button>
      )}
      {CAN_WITHDRAW.includes(quote.state) && !isOrdered && (
        <Button variant="outlined" onClick={() => setOpen('withdrawn')} sx={{ flexGrow: { xs: 1, sm: 0 } }}>
          {translate('counter.quote.withdraw')}
        </Button>
      )}
      {open === 'answer' && <AnswerDialog quote={quote} reload={reload} onClose={close} />}
      {(open === 'declined' || open === 'withdrawn') && (
        <EndDialog quote={quote} state={open} reload={reload} onClose={close} />
      )}
    </Stack>
  );
};

/** Page of a quote: lines, prices, customer and history. */
export const QuoteShow = () => {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<readonly string[]>();
  const { id = '' } = useParams();
  const { money, time } = useFormats();
  const { data: quote, error, refetch } = useGetOne<Quote>('quotes', { id });
  const { data: changes, refetch: refetchChanges } = useQuery({
    queryKey: ['quotes', id, 'changes'],
    queryFn: () => rest<Change[]>('GET', `/V1/priceQuotes/${id}/changes`),
  });
  const [priced, setPriced] = useState<QuoteLine>();
  const reload = (): Promise<unknown> => Promise.all([refetch(), refetchChanges()]);
  if (error) return <Alert severity="error">{translate('counter.quote.none')}</Alert>;
  if (!quote) return <Loading isPage />;
  const mayChange = includesScope(permissions, 'quotes:write');
  const valueText: ValueText = (field, value) => {
    if (field === 'state') return translate(`counter.quote_state.${value}`);
    if (field === 'price') return money(Number(value), quote.currency);
    return undefined;
  };
  return (
    <Stack component="article" spacing={2} sx={{ py: 2, maxWidth: 1100 }}>
      <Title title={quote.number} />
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="h1" variant="h5">
          {translate('counter.quote.title', { number: quote.number })}
        </Typography>
        <QuoteStateChip state={quote.state} />
        <Typography color="text.secondary">{time(quote.created_at)}</Typography>
      </Box>
      {mayChange && <Actions quote={quote} reload={reload} />}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '3fr 2fr' }, alignItems: 'start' }}>
        <QuoteLines quote={quote} onPrice={mayChange && CAN_ANSWER.includes(quote.state) ? setPriced : undefined} />
        <Stack spacing={2}>
          <Person quote={quote} />
          <QuoteHistory quote={quote} />
          <Changes changes={changes} textOf={changeText} valueText={valueText} />
        </Stack>
      </Box>
      {priced && <PriceDialog quote={quote} line={priced} reload={reload} onClose={() => setPriced(undefined)} />}
    </Stack>
  );
};
