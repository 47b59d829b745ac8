import { Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { AddressFields, DEFAULT_VIEW, useCountries } from '../address/address-fields.tsx';
import { addressOfValues, valuesOfAddress } from '../address/address-rules.ts';
import { ActionDialog, type ActionProps } from './action-dialog.tsx';

/** Changes the shipping address of an unshipped order. */
export const AddressDialog = (props: ActionProps) => {
  const translate = useTranslate();
  const { order } = props;
  const [values, setValues] = useState(() =>
    valuesOfAddress(
      order.extension_attributes.shipping_assignments[0]?.shipping.address ?? order.billing_address,
      order.billing_address.country_id,
    ),
  );
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
      <AddressFields values={values} countries={countries} onChange={setValues} />
    </ActionDialog>
  );
};
