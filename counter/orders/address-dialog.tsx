import { MenuItem, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormats } from '../formats.ts';
import { rest } from '../rest.ts';
import { ActionDialog, type ActionProps } from './action-dialog.tsx';
import type { Address } from './types.ts';

type Country = { id: string; available_regions?: readonly { id: string; name: string }[] | null };

export const ADDRESS_FIELDS = [
  { name: 'firstname', isRequired: true },
  { name: 'lastname', isRequired: true },
  { name: 'company', isRequired: false },
  { name: 'street', isRequired: true },
  { name: 'street_more', isRequired: false },
  { name: 'city', isRequired: true },
  { name: 'postcode', isRequired: false },
  { name: 'telephone', isRequired: true },
] as const;

type Values = Record<(typeof ADDRESS_FIELDS)[number]['name'] | 'country_id' | 'region_id', string>;

const valuesOf = ({ street, region_id: regionId, company = '', ...address }: Address): Values => ({
  firstname: address.firstname,
  lastname: address.lastname,
  company,
  street: street[0] ?? '',
  street_more: street[1] ?? '',
  city: address.city,
  postcode: address.postcode,
  telephone: address.telephone,
  country_id: address.country_id,
  region_id: regionId ? String(regionId) : '',
});

/** Changes the shipping address of an unshipped order. */
export const AddressDialog = (props: ActionProps) => {
  const translate = useTranslate();
  const { country } = useFormats();
  const { order } = props;
  const [values, setValues] = useState(() =>
    valuesOf(order.extension_attributes.shipping_assignments[0]?.shipping.address ?? order.billing_address),
  );
  const { data: countries = [] } = useQuery({
    queryKey: ['countries'],
    queryFn: () => rest<Country[]>('GET', '/V1/directory/countries'),
  });
  const regions = countries.find(({ id }) => id === values.country_id)?.available_regions ?? [];
  const set = (change: Partial<Values>): void => setValues((before) => ({ ...before, ...change }));
  const body = () => {
    const { street, street_more: more, region_id: regionId, ...entity } = values;
    const lines = [street, more].filter((line) => line.trim() !== '');
    return { entity: { ...entity, address_type: 'shipping', street: lines, region_id: Number(regionId) || null } };
  };
  return (
    <ActionDialog
      {...props}
      method="PUT"
      title="counter.ship_to.title"
      send="counter.ship_to.send"
      done="counter.ship_to.done"
      path={`/V1/orders/${order.id}`}
      body={body}
    >
      <Typography>{translate('counter.ship_to.what')}</Typography>
      {ADDRESS_FIELDS.map(({ name, isRequired }) => (
        <TextField
          key={name}
          label={translate(`counter.ship_to.${name}`)}
          value={values[name]}
          onChange={({ target }) => set({ [name]: target.value })}
          required={isRequired}
          autoComplete="off"
          type={name === 'telephone' ? 'tel' : 'text'}
        />
      ))}
      {regions.length > 0 && (
        <TextField
          select
          label={translate('counter.ship_to.region')}
          value={values.region_id}
          onChange={({ target }) => set({ region_id: target.value })}
          required
        >
          {regions.map(({ id, name }) => (
            <MenuItem key={id} value={String(id)}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      {countries.length > 0 && (
        <TextField
          select
          label={translate('counter.ship_to.country')}
          value={values.country_id}
          onChange={({ target }) => set({ country_id: target.value, region_id: '' })}
          required
        >
          {countries.map(({ id }) => (
            <MenuItem key={id} value={id}>
              {country(id)}
            </MenuItem>
          ))}
        </TextField>
      )}
    </ActionDialog>
  );
};
