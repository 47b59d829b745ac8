import { normalisePostcode, postcode } from '#contract/address.ts';
import { regionOfPostcode } from '#contract/postcode-region.ts';
import { telephoneIn } from '#contract/telephone.ts';

/** An address of an order or a cart. */
export type Address = {
  firstname: string;
  lastname: string;
  company?: string | null;
  street: readonly string[];
  city: string;
  region_id: number | null;
  postcode: string;
  country_id: string;
  telephone: string;
};

export type Country = {
  id: string;
  available_regions?: readonly { id: string; code: string; name: string }[] | null;
};

export const ADDRESS_FIELDS = [
  { name: 'firstname', isRequired: true },
  { name: 'lastname', isRequired: true },
  { name: 'company', isRequired: false },
  { name: 'telephone', isRequired: true },
  { name: 'street', isRequired: true },
  { name: 'street_more', isRequired: false },
  { name: 'city', isRequired: true },
  { name: 'postcode', isRequired: false },
] as const;

type Name = (typeof ADDRESS_FIELDS)[number]['name'] | 'country_id' | 'region_id';

export type AddressValues = Readonly<Record<Name, string>>;

export const valuesOfAddress = (address: Address | null, countryId: string): AddressValues => ({
  firstname: address?.firstname ?? '',
  lastname: address?.lastname ?? '',
  company: address?.company ?? '',
  telephone: address?.telephone ?? '',
  street: address?.street[0] ?? '',
  street_more: address?.street.slice(1).join(', ') ?? '',
  city: address?.city ?? '',
  postcode: address?.postcode ?? '',
  country_id: address?.country_id ?? countryId,
  region_id: address?.region_id ? String(address.region_id) : '',
});

/** Fields of `after` that differ from `before`. */
export const changedValues = (before: AddressValues, after: AddressValues): Partial<AddressValues> =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => before[name as Name] !== value));

/** The address in the form of REST requests. */
export const addressOfValues = ({
  street,
  street_more: more,
  region_id: regionId,
  postcode: code,
  ...values
}: AddressValues) => ({
  ...values,
  postcode: normalisePostcode(values.country_id, code),
  street: [street, more].filter((line) => line.trim() !== ''),
  ...(regionId ? { region_id: Number(regionId) } : {}),
});

export const regionsOf = (countries: readonly Country[], { country_id: countryId }: AddressValues) =>
  countries.find(({ id }) => id === countryId)?.available_regions ?? [];

/** Sets the postal code, and the province or state that it belongs to if none was chosen. */
export const withPostcode = (values: AddressValues, code: string, countries: readonly Country[]): AddressValues => {
  const region = regionOfPostcode(values.country_id, code);
  const found = regionsOf(countries, values).find((one) => one.code === region);
  return { ...values, postcode: code, region_id: values.region_id || (found ? String(found.id) : '') };
};

/** Text key of the problem of a field by the rules of the checkout. */
export const problemOf = (name: Name, values: AddressValues, countries: readonly Country[]): string | undefined => {
  const value = values[name];
  if (!value.trim()) return undefined;
  if (name === 'telephone') return telephoneIn(values.country_id)(value) && 'counter.address_field.telephone_wrong';
  if (name !== 'postcode') return undefined;
  const region = regionsOf(countries, values).find(({ id }) => String(id) === values.region_id);
  const problem = postcode(values.country_id, region?.code ?? '')(value);
  if (!problem) return undefined;
  return problem.code === 'postcode_region'
    ? 'counter.address_field.postcode_region'
    : 'counter.address_field.postcode_wrong';
};

/** True if a field breaks a rule of the checkout. */
export const hasProblem = (values: AddressValues, countries: readonly Country[]): boolean =>
  ADDRESS_FIELDS.some(({ name }) => problemOf(name, values, countries) !== undefined);
