import { Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { AddressFields, DEFAULT_VIEW, useCountries } from '../address/address-fields.tsx';
import { addressOfValues, changedValues, valuesOfAddress, type AddressValues } from '../address/address-rules.ts';
import { ActionDialog, type ActionProps } from './action-dialog.tsx';

/** Changes the shipping address of an unshipped order. */
export const AddressDialog = (props: ActionProps) => {
  const translate = useTranslate();
  const { order } = props;
  // Other fields follow the order, which may be reloaded while the dialog is open.
  const [typed, setTyped] = useState<Partial<AddressValues>>({});
  const saved = valuesOfAddress(
    order.extension_attributes.shipping_assignments[0]?.shipping.address ?? order.billing_address,
    order.billing_address.country_id,
  );
  const values = { ...saved, ...typed };
  const countries = useCountries(DEFAULT_VIEW);
  const body = () => ({ entity: { region_id: null, ...addressOfValues(values), address_type: 'shipping' } });
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
      <AddressFields
        values={values}
        countries={countries}
        onChange={(next) => setTyped({ ...typed, ...changedValues(values, next) })}
      />
    </ActionDialog>
  );
};
