import { ADDRESS_FIELDS, filledAddressFields, type AddressFieldName } from '#contract/address-fields.ts';
import type { Address } from './address.ts';
import type { AddressForm } from './address-form.ts';

const IDENTITY = ['firstname', 'lastname', 'company'] as const;

/**
 * Adds the fields of `initial` that the form does not show, such as a title or a VAT number, to the address entered in
 * it. If name or company changed, the fields are not added, because they belong to another person.
 */
export const withUnshownFields = (
  address: Address,
  initial: Partial<Address> | undefined,
  { fields }: Pick<AddressForm, 'fields'>,
): Address => {
  const shown = new Set<AddressFieldName>(fields.map(({ name }) => name));
  const isSame = IDENTITY.every(
    (name) => (name === 'company' && !shown.has(name)) || (initial?.[name] ?? '').trim() === (address[name] ?? ''),
  );
  if (!initial || !isSame) return address;
  const unshown = ADDRESS_FIELDS.filter(({ name }) => !shown.has(name)).map(({ name }) => [name, initial[name]]);
  return { ...address, ...filledAddressFields(Object.fromEntries(unshown) as Partial<Address>) };
};
