import { Checkbox, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { AddressFields, DEFAULT_VIEW, useCountries } from '../address/address-fields.tsx';
import { addressOfValues, regionsOf, valuesOfAddress, type AddressValues } from '../address/address-rules.ts';
import { ChangeDialog } from '../records/change-dialog.tsx';
import { rest } from '../rest.ts';
import type { CustomerDialogProps } from './customer-dialogs.tsx';
import type { Address } from './types.ts';

/** Corrects, adds or removes an address of a customer's book. */
export const AddressDialog = ({
  customer,
  reload,
  onClose,
  address,
}: CustomerDialogProps & { address: Address | undefined }) => {
  const translate = useTranslate();
  const countries = useCountries(DEFAULT_VIEW);
  const [typed, setTyped] = useState<AddressValues>();
  const [isRemoved, setRemoved] = useState(false);
  const saved = valuesOfAddress(address ? { ...address, region_id: null } : null, countries[0]?.id ?? '');
  const regionId = regionsOf(countries, saved).find(({ code }) => code === address?.region?.region_code)?.id ?? '';
  const values = typed ?? {
    ...saved,
    region_id: regionId,
    ...(address ? {} : { firstname: customer.firstname, lastname: customer.lastname }),
  };
  const region = regionsOf(countries, values).find(({ id }) => String(id) === values.region_id);
  const { region_id: _, ...fields } = { region_id: null, ...addressOfValues(values) };
  const changed = {
    ...fields,
    region: { region_code: region?.code ?? '' },
    ...(address ? { id: address.id } : {}),
  };
  const others = customer.addresses.filter(({ id }) => id !== address?.id);
  const unchanged = others.map(({ id }) => ({ id }));
  const addresses = isRemoved ? unchanged : [...unchanged, changed];
  return (
    <ChangeDialog
      title={translate(address ? 'counter.address.title' : 'counter.address.add')}
      send="counter.note.send"
      done="counter.customer.saved"
      problems={{ ADDRESS_BOOK_FULL: 'counter.address.full' }}
      reload={reload}
      onClose={onClose}
      run={() =>
        rest('PUT', `/V1/customers/${customer.id}`, {
          body: { customer: { addresses } },
          version: customer.extension_attributes.version,
        })
      }
    >
      {!isRemoved && countries.length > 0 && (
        <AddressFields values={values} countries={countries} onChange={setTyped} />
      )}
      {address && (
        <FormControlLabel
          control={<Checkbox checked={isRemoved} onChange={(_event, checked) => setRemoved(checked)} />}
          label={translate('counter.address.remove')}
        />
      )}
    </ChangeDialog>
  );
};
