import { Alert, Checkbox, FormControlLabel, FormGroup, Radio, RadioGroup, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormats } from '../formats.ts';
import { Section } from '../orders/section.tsx';
import type { Cart, ShippingMethod } from './types.ts';
import { useSending } from './use-cart.ts';

const keyOf = ({ carrier_code: carrier, method_code: method }: ShippingMethod): string => `${carrier}/${method}`;

/** Shipping methods, pickup places and questions about freight, with the prices of the checkout. */
export const DeliverySection = ({ cart, reload }: { cart: Cart; reload: () => Promise<unknown> }) => {
  const translate = useTranslate();
  const { money } = useFormats();
  // Fields stay enabled while sending, because a disabled field loses the focus.
  const { send, problem, isSending } = useSending(reload);
  const { address, currency, questions, shipping_methods: methods } = cart;
  // Shown at once; the cart follows when the server has priced it.
  const [pressed, setPressed] = useState<string>();
  const choose = async (key: string): Promise<void> => {
    const method = methods.find((one) => keyOf(one) === key);
    if (!method || !address || isSending) return;
    setPressed(key);
    await send('POST', `/V1/carts/${cart.id}/shipping-information`, {
      body: {
        address_information: {
          shipping_address: address,
          shipping_carrier_code: method.carrier_code,
          shipping_method_code: method.method_code,
        },
      },
    });
    setPressed(undefined);
  };
  const answer = async (code: string, isChosen: boolean): Promise<void> => {
    if (isSending) return;
    const access = questions.filter((one) => (one.code === code ? isChosen : one.is_chosen)).map((one) => one.code);
    await send('PUT', `/V1/counter/carts/${cart.id}/access`, { body: { access } });
  };
  const missing = cart.items.length === 0 ? 'counter.phone.items_first' : 'counter.phone.address_first';
  const selected = methods.find((method) => method.is_selected);
  return (
    <Section title={translate('counter.phone.delivery')}>
      <Stack spacing={1}>
        {problem && <Alert severity="error">{problem}</Alert>}
        {methods.length === 0 && <Typography>{translate(missing)}</Typography>}
        {questions.length > 0 && (
          <FormGroup>
            {questions.map(({ code, label, amount, is_chosen: isChosen }) => (
              <FormControlLabel
                key={code}
                control={<Checkbox checked={isChosen} onChange={({ target }) => void answer(code, target.checked)} />}
                label={amount > 0 ? `${label} · ${money(amount, currency)}` : label}
              />
            ))}
          </FormGroup>
        )}
        <RadioGroup
          value={pressed ?? (selected ? keyOf(selected) : '')}
          onChange={({ target }) => void choose(target.value)}
          aria-label={translate('counter.phone.delivery')}
        >
          {methods.map((method) => (
            <FormControlLabel
              key={keyOf(method)}
              value={keyOf(method)}
              disabled={!method.available}
              control={<Radio />}
              label={`${method.carrier_title} – ${method.method_title} · ${
                method.available ? money(method.price_excl_tax, currency) : method.error_message
              }`}
              sx={{ minHeight: 44 }}
            />
          ))}
        </RadioGroup>
      </Stack>
    </Section>
  );
};
