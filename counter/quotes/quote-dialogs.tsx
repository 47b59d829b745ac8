import { TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { typedAmount } from '#contract/typed-amount.ts';
import { useFormats } from '../formats.ts';
import { ChangeDialog } from '../records/change-dialog.tsx';
import { rest } from '../rest.ts';
import type { Quote, QuoteLine } from './types.ts';

type Props = { quote: Quote; reload: () => Promise<unknown>; onClose: () => void };

const versionOf = ({ extension_attributes: extension }: Quote): number | undefined => extension?.version;

/** Sets price and quantity of a line. */
export const PriceDialog = ({ quote, line, reload, onClose }: Props & { line: QuoteLine }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { money } = useFormats();
  const [price, setPrice] = useState(String(line.price ?? line.extension_attributes?.list_price ?? ''));
  const [quantity, setQuantity] = useState(String(line.qty ?? ''));
  const amount = typedAmount(price, locale);
  const isWrong = price.trim() !== '' && amount === undefined;
  const total = amount === undefined ? undefined : amount * Number(quantity);
  return (
    <ChangeDialog
      title={translate('counter.quote.price_of', { name: line.name })}
      send="counter.quote.save"
      done="counter.quote.saved"
      problems={{ PRICE_WRONG: 'counter.quote.price_wrong' }}
      reload={reload}
      onClose={onClose}
      run={() =>
        rest('PUT', `/V1/priceQuotes/${quote.number}/items/${line.position}`, {
          body: { item: { price: amount ?? null, qty: Number(quantity) || null } },
          version: versionOf(quote),
        })
      }
    >
      <TextField
        label={translate('counter.quote.unit_price', { currency: quote.currency })}
        value={price}
        onChange={({ target }) => setPrice(target.value)}
        error={isWrong}
        helperText={translate(isWrong ? 'counter.quote.price_wrong' : 'counter.quote.price_what')}
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <TextField
        label={translate('counter.phone.quantity')}
        value={quantity}
        onChange={({ target }) => setQuantity(target.value.replaceAll(/\D/g, ''))}
        required
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 5 } }}
      />
      {total !== undefined && total > 0 && <Typography>{money(total, quote.currency)}</Typography>}
    </ChangeDialog>
  );
};

/** Sends the quote with its last day and a message. */
export const AnswerDialog = ({ quote, reload, onClose }: Props) => {
  const translate = useTranslate();
  const [until, setUntil] = useState('');
  const [message, setMessage] = useState(quote.message ?? '');
  const [shipping, setShipping] = useState(quote.shipping_note ?? '');
  const unpriced = quote.items.filter(({ price }) => price === null).length;
  return (
    <ChangeDialog
      title={translate('counter.quote.send')}
      send="counter.quote.send"
      done="counter.quote.sent"
      reload={reload}
      onClose={onClose}
      run={() =>
        rest('POST', `/V1/priceQuotes/${quote.number}/answer`, {
          body: { ...(until ? { valid_until: until } : {}), message, shipping_note: shipping },
          version: versionOf(quote),
        })
      }
    >
      {unpriced > 0 && <Typography>{translate('counter.quote.not_offered', { smart_count: unpriced })}</Typography>}
      <TextField
        label={translate('counter.quote.until')}
        helperText={translate('counter.quote.until_what')}
        type="date"
        value={until}
        onChange={({ target }) => setUntil(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        label={translate('counter.quote.message')}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
        multiline
        minRows={3}
      />
      <TextField
        label={translate('counter.quote.shipping')}
        value={shipping}
        onChange={({ target }) => setShipping(target.value)}
        multiline
      />
    </ChangeDialog>
  );
};

/** Declines a requested quote, or withdraws a sent one, with the reason for the customer. */
export const EndDialog = ({ quote, state, reload, onClose }: Props & { state: 'declined' | 'withdrawn' }) => {
  const translate = useTranslate();
  const [comment, setComment] = useState('');
  const action = state === 'declined' ? 'decline' : 'withdraw';
  return (
    <ChangeDialog
      title={translate(state === 'declined' ? 'counter.quote.decline' : 'counter.quote.withdraw')}
      send={state === 'declined' ? 'counter.quote.decline' : 'counter.quote.withdraw'}
      done="counter.quote.saved"
      reload={reload}
      onClose={onClose}
      run={() =>
        rest('POST', `/V1/priceQuotes/${quote.number}/${action}`, { body: { comment }, version: versionOf(quote) })
      }
    >
      <TextField
        label={translate('counter.quote.why')}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
        required
        multiline
        minRows={2}
      />
    </ChangeDialog>
  );
};
