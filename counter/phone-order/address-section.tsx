import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useFormats } from '../formats.ts';
import { Section } from '../orders/section.tsx';
import { AddressFields, useCountries } from '../address/address-fields.tsx';
import { addressOfValues, hasProblem, valuesOfAddress, type AddressValues } from '../address/address-rules.ts';
import type { Address, Cart } from './types.ts';
import { useSending } from './use-cart.ts';

const linesOf = ({ firstname, lastname, company, street, city, region, postcode, telephone }: Address): string[] =>
  [
    `${firstname} ${lastname}`,
    company ?? '',
    ...street,
    [city, region, postcode].filter(Boolean).join(' '),
    telephone,
  ].filter(Boolean);

type Props = { cart: Cart; viewCode: string | undefined; reload: () => Promise<unknown> };

const AddressForm = ({ cart, viewCode, reload, onSaved }: Props & { onSaved: () => void }) => {
  const translate = useTranslate();
  const countries = useCountries(viewCode);
  const { send, problem, isSending } = useSending(reload);
  const { customer, address } = cart;
  const [typed, setTyped] = useState<AddressValues>();
  const values = typed ?? {
    ...valuesOfAddress(address, countries[0]?.id ?? ''),
    ...(address || !customer ? {} : { firstname: customer.firstname, lastname: customer.lastname }),
  };
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (hasProblem(values, countries)) return;
    const body = { address: addressOfValues(values), use_for_shipping: true };
    if (await send('POST', `/V1/carts/${cart.id}/billing-address`, { body })) onSaved();
  };
  return (
    <form onSubmit={(event) => void save(event)}>
      <Stack spacing={2}>
        {problem && <Alert severity="error">{problem}</Alert>}
        <AddressFields values={values} countries={countries} onChange={setTyped} />
        <Button type="submit" variant="contained" loading={isSending} disabled={countries.length === 0}>
          {translate('counter.phone.save_address')}
        </Button>
      </Stack>
    </form>
  );
};

/** Address of the customer, for the invoice and the delivery. */
export const AddressSection = (props: Props) => {
  const translate = useTranslate();
  const { country } = useFormats();
  const { address } = props.cart;
  const [isEditing, setEditing] = useState(false);
  return (
    <Section title={translate('counter.phone.address')}>
      {address && !isEditing ? (
        <Stack spacing={1}>
          <Typography component="div">
            {[...linesOf(address), country(address.country_id)].map((line, place) => (
              <div key={place}>{line}</div>
            ))}
          </Typography>
          <Button variant="outlined" onClick={() => setEditing(true)}>
            {translate('counter.phone.change_address')}
          </Button>
        </Stack>
      ) : (
        <AddressForm {...props} onSaved={() => setEditing(false)} />
      )}
    </Section>
  );
};
