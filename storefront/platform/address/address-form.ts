import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ADDRESS_FIELDS, type AddressField } from '#contract/address-fields.ts';
import {
  formAttributesQuery,
  type FormAttribute,
  type FormAttributes,
  type FormCode,
} from '../attributes/form-attributes.ts';
import { usePlatform } from '../platform.tsx';

/** Fields of an address form except name, street and place. */
export type AddressForm = {
  fields: readonly (AddressField & { isRequired: boolean })[];
  telephone: 'required' | 'optional' | 'absent';
  /** Custom attributes of the merchant. */
  extra: readonly FormAttribute[];
};

/** Form of our back end. */
export const OWN_FORM: AddressForm = {
  fields: ADDRESS_FIELDS.filter(({ isInForms }) => isInForms).map((field) => ({ ...field, isRequired: false })),
  telephone: 'required',
  extra: [],
};

/** Form with these attributes, or {@link OWN_FORM} if the back end does not list attributes. */
export const addressFormOf = (attributes: FormAttributes | null | undefined): AddressForm => {
  if (!attributes) return OWN_FORM;
  const { builtIn, extra } = attributes;
  const telephone = builtIn['telephone'];
  return {
    fields: ADDRESS_FIELDS.flatMap((field) => {
      const isRequired = builtIn[field.name];
      return isRequired === undefined ? [] : [{ ...field, isRequired }];
    }),
    telephone: telephone === undefined ? 'absent' : telephone ? 'required' : 'optional',
    extra,
  };
};

export type AddressFormCode = Extract<FormCode, 'customer_address_edit' | 'customer_register_address'>;

/** Address form of the back end, or {@link OWN_FORM} until it is loaded. */
export const useAddressForm = (code: AddressFormCode): AddressForm => {
  const { data } = useQuery(formAttributesQuery(usePlatform(), code));
  return useMemo(() => addressFormOf(data), [data]);
};
