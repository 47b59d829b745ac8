import { Box, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ChangeDialog } from '../records/change-dialog.tsx';
import { rest } from '../rest.ts';
import type { CustomerDialogProps } from './customer-dialogs.tsx';
import type { Address } from './types.ts';

type Fields = Record<
  | 'firstname'
  | 'lastname'
  | 'company'
  | 'street1'
  | 'street2'
  | 'city'
  | 'region'
  | 'postcode'
  | 'country_id'
  | 'telephone',
  string
>;

const fieldsOf = (address: Partial<Address>): Fields => ({
  firstname: address.firstname ?? '',
  lastname: address.lastname ?? '',
  company: address.company ?? '',
  street1: address.street?.[0] ?? '',
  street2: address.street?.slice(1).join(', ') ?? '',
  city: address.city ?? '',
  region: address.region?.region_code ?? '',
  postcode: address.postcode ?? '',
  country_id: address.country_id ?? 'CA',
  telephone: address.telephone ?? '',
});

const addressOf = ({ street1, street2, region, ...fields }: Fields) => ({
  ...fields,
  street: [street1, street2].filter(Boolean),
  region: { region_code: region.trim().toUpperCase() },
  country_id: fields.country_id.trim().toUpperCase(),
});

const OPTIONAL: readonly (keyof Fields)[] = ['company', 'street2', 'region'];
const ROWS: readonly (readonly (keyof Fields)[])[] = [
  ['firstname', 'lastname'],
  ['company'],
  ['street1'],
  ['street2'],
  ['city', 'region'],
  ['postcode', 'country_id'],
  ['telephone'],
];

/** Corrects, adds or removes an address of a customer's book. */
export const AddressDialog = ({
  customer,
  reload,
  onClose,
  address,
}: CustomerDialogProps & { address: Address | undefined }) => {
  const translate = useTranslate();
  const [values, setValues] = useState(() =>
    fieldsOf(address ?? { firstname: customer.firstname, lastname: customer.lastname }),
  );
  const [isRemoved, setRemoved] = useState(false);
  const others = customer.addresses.filter(({ id }) => id !== address?.id);
  const unchanged = others.map(({ id }) => ({ id }));
  const changed = { ...addressOf(values), ...(address ? { id: address.id } : {}) };
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
      {!isRemoved &&
        ROWS.map((row) => (
          <Box key={row[0]} sx={{ display: 'flex', gap: 2 }}>
            {row.map((name) => (
              <TextField
                key={name}
                fullWidth
                label={translate(`counter.address.${name}`)}
                value={values[name]}
                required={!OPTIONAL.includes(name)}
                onChange={({ target }) => setValues({ ...values, [name]: target.value })}
              />
            ))}
          </Box>
        ))}
      {address && (
        <FormControlLabel
          control={<Checkbox checked={isRemoved} onChange={(_, checked) => setRemoved(checked)} />}
          label={translate('counter.address.remove')}
        />
      )}
    </ChangeDialog>
  );
};
