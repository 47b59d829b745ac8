import { Box, MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useFormats } from '../formats.ts';
import { rest } from '../rest.ts';
import {
  ADDRESS_FIELDS,
  problemOf,
  regionsOf,
  withPostcode,
  type AddressValues,
  type Country,
} from './address-rules.ts';

/** Countries of the default store view. */
export const DEFAULT_VIEW = '';

/** Countries of a store view by its code; empty while the code is undefined. */
export const useCountries = (viewCode: string | undefined): readonly Country[] => {
  const { data = [] } = useQuery({
    queryKey: ['countries of view', viewCode],
    queryFn: () => rest<Country[]>('GET', `${viewCode && `/${viewCode}`}/V1/directory/countries`),
    enabled: viewCode !== undefined,
  });
  return data;
};

type Props = {
  values: AddressValues;
  countries: readonly Country[];
  onChange: (values: AddressValues) => void;
};

/** Fields of an address, checked by the rules of the checkout. */
export const AddressFields = ({ values, countries, onChange }: Props) => {
  const translate = useTranslate();
  const { country } = useFormats();
  const set = (change: Partial<AddressValues>): void => onChange({ ...values, ...change });
  const regions = regionsOf(countries, values);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      {ADDRESS_FIELDS.map(({ name, isRequired }) => {
        const problem = problemOf(name, values, countries);
        return (
          <TextField
            key={name}
            label={translate(`counter.address_field.${name}`)}
            value={values[name]}
            onChange={({ target }) =>
              onChange(
                name === 'postcode'
                  ? withPostcode(values, target.value, countries)
                  : { ...values, [name]: target.value },
              )
            }
            required={isRequired}
            error={problem !== undefined}
            helperText={problem && translate(problem)}
            type={name === 'telephone' ? 'tel' : 'text'}
            autoComplete="off"
          />
        );
      })}
      {regions.length > 0 && (
        <TextField
          select
          label={translate('counter.address_field.region')}
          value={regions.some(({ id }) => String(id) === values.region_id) ? values.region_id : ''}
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
          label={translate('counter.address_field.country')}
          value={values.country_id}
          onChange={({ target }) => set({ country_id: target.value, region_id: '' })}
          required
        >
          {[...new Set([...countries.map(({ id }) => id), values.country_id])].map((id) => (
            <MenuItem key={id} value={id}>
              {country(id)}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  );
};
