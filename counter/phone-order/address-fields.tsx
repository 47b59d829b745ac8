import { Box, MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { normalisePostcode, postcode } from '#contract/address.ts';
import { telephoneIn } from '#contract/telephone.ts';
import { useFormats } from '../formats.ts';
import { rest } from '../rest.ts';
import type { Address } from './types.ts';

export type Country = {
  id: string;
  available_regions?: readonly { id: string; code: string; name: string }[] | null;
};

export const useCountries = (viewCode: string | undefined): readonly Country[] => {
  const { data = [] } = useQuery({
    queryKey: ['countries of view', viewCode],
    queryFn: () => rest<Country[]>('GET', `/${viewCode}/V1/directory/countries`),
    enabled: viewCode !== undefined,
  });
  return data;
};

const FIELDS = [
  { name: 'firstname', isRequired: true },
  { name: 'lastname', isRequired: true },
  { name: 'company', isRequired: false },
  { name: 'telephone', isRequired: true },
  { name: 'street', isRequired: true },
  { name: 'street_more', isRequired: false },
  { name: 'city', isRequired: true },
  { name: 'postcode', isRequired: false },
] as const;

type Name = (typeof FIELDS)[number]['name'] | 'country_id' | 'region_id';

export type AddressValues = Readonly<Record<Name, string>>;

export const valuesOfAddress = (address: Address | null, countryId: string): AddressValues => ({
  firstname: address?.firstname ?? '',
  lastname: address?.lastname ?? '',
  company: address?.company ?? '',
  telephone: address?.telephone ?? '',
  street: address?.street[0] ?? '',
  street_more: address?.street[1] ?? '',
  city: address?.city ?? '',
  postcode: address?.postcode ?? '',
  country_id: address?.country_id ?? countryId,
  region_id: address?.region_id ? String(address.region_id) : '',
});

/** The address as REST takes it. */
export const addressOfValues = ({ street, street_more: more, region_id: regionId, postcode: code, ...values }: AddressValues) => ({
  ...values,
  postcode: normalisePostcode(values.country_id, code),
  street: [street, more].filter((line) => line.trim() !== ''),
  ...(regionId ? { region_id: Number(regionId) } : {}),
});

const regionsOf = (countries: readonly Country[], { country_id: countryId }: AddressValues) =>
  countries.find(({ id }) => id === countryId)?.available_regions ?? [];

/** Text key of the problem of a field by the rules of the checkout. */
const problemOf = (name: Name, values: AddressValues, countries: readonly Country[]): string | undefined => {
  const value = values[name];
  if (!value.trim()) return undefined;
  if (name === 'telephone') return telephoneIn(values.country_id)(value) && 'counter.phone.telephone_wrong';
  if (name !== 'postcode') return undefined;
  const region = regionsOf(countries, values).find(({ id }) => String(id) === values.region_id);
  const problem = postcode(values.country_id, region?.code ?? '')(value);
  if (!problem) return undefined;
  return problem.code === 'postcode_region' ? 'counter.phone.postcode_region' : 'counter.phone.postcode_wrong';
};

/** True if the fields have a problem that the checkout would report. */
export const hasProblem = (values: AddressValues, countries: readonly Country[]): boolean =>
  FIELDS.some(({ name }) => problemOf(name, values, countries) !== undefined);

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
      {FIELDS.map(({ name, isRequired }) => {
        const problem = problemOf(name, values, countries);
        return (
          <TextField
            key={name}
            label={translate(`counter.phone.field.${name}`)}
            value={values[name]}
            onChange={({ target }) => set({ [name]: target.value })}
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
          label={translate('counter.phone.field.region')}
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
          label={translate('counter.phone.field.country')}
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
    </Box>
  );
};
