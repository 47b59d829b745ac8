import {
  Alert,
  Button,
  Checkbox,
  FormControlLabel,
  Radio,
  RadioGroup,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { FINAL_SALE_AGREEMENT } from '#contract/agreements.ts';
import { EXPECTED_TOTAL_HEADER } from '#contract/expected-total.ts';
import { useFormats } from '../formats.ts';
import { Section } from '../orders/section.tsx';
import { PayLink } from './pay-link.tsx';
import type { Cart } from './types.ts';
import { useSending } from './use-cart.ts';

/** Methods with a number: of the receipt of the terminal, or of the customer's purchase order. */
const NUMBERS: Readonly<Record<string, string>> = {
  counter: 'counter.phone.reference',
  purchaseorder: 'counter.phone.po_number',
};

/** Chooses how the customer pays, and places the order. */
export const PaymentSection = ({ cart, reload }: { cart: Cart; reload: () => Promise<unknown> }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const { money } = useFormats();
  const { send, problem, isSending } = useSending();
  const { items, payment_methods: methods, totals, currency } = cart;
  const [chosen, setChosen] = useState('counter');
  const [number, setNumber] = useState('');
  const [hasAgreed, setAgreed] = useState(false);
  const method = methods.find(({ code }) => code === chosen) ?? methods[0];
  const numberLabel = method && NUMBERS[method.code];
  const isFinalSale = items.some((item) => item.is_final_sale);
  const isReady =
    items.length > 0 &&
    items.every(({ problems }) => problems.length === 0) &&
    cart.address !== null &&
    (cart.is_virtual || cart.shipping_methods.some((one) => one.is_selected));
  const place = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const placed = await send<string>('PUT', `/V1/carts/${cart.id}/order`, {
      body: {
        payment_method: {
          method: method?.code,
          ...(numberLabel ? { po_number: number } : {}),
          extension_attributes: { agreement_ids: hasAgreed ? [String(FINAL_SALE_AGREEMENT)] : [] },
        },
      },
      // A cart is ordered once: the second of two presses gets the order of the first.
      headers: { 'idempotency-key': `order-${cart.id}`, [EXPECTED_TOTAL_HEADER]: totals.expected },
    });
    // An ordered cart cannot be read any more.
    if (!placed) {
      await reload();
      return;
    }
    notify(translate('counter.phone.placed', { number: placed }), { type: 'success' });
    void navigate(`/orders/${Number(placed)}/show`);
  };
  return (
    <Section title={translate('counter.phone.payment')}>
      <form onSubmit={(event) => void place(event)}>
        <Stack spacing={2}>
          <RadioGroup
            value={method?.code ?? ''}
            onChange={({ target }) => setChosen(target.value)}
            aria-label={translate('counter.phone.payment')}
          >
            {methods.map(({ code, title }) => (
              <FormControlLabel
                key={code}
                value={code}
                control={<Radio />}
                label={code === 'counter' ? translate('counter.phone.at_counter') : title}
                sx={{ minHeight: 44 }}
              />
            ))}
          </RadioGroup>
          {numberLabel && (
            <TextField
              label={translate(numberLabel)}
              value={number}
              onChange={({ target }) => setNumber(target.value)}
              required
              autoComplete="off"
              slotProps={{ htmlInput: { maxLength: 50 } }}
            />
          )}
          {isFinalSale && (
            <FormControlLabel
              control={<Checkbox checked={hasAgreed} onChange={({ target }) => setAgreed(target.checked)} required />}
              label={translate('counter.phone.final_sale')}
            />
          )}
          {problem && <Alert severity="error">{problem}</Alert>}
          {!isReady && <Typography color="text.secondary">{translate('counter.phone.incomplete')}</Typography>}
          <Button type="submit" variant="contained" size="large" disabled={!isReady || !method} loading={isSending}>
            {translate('counter.phone.place', { total: money(totals.grand_total, currency) })}
          </Button>
        </Stack>
      </form>
      <PayLink cart={cart} isReady={isReady} reload={reload} />
    </Section>
  );
};
