import { ADDRESS_FIELDS } from '#contract/address-fields.ts';
import { ADDRESS_LIMITS } from '#contract/address.ts';

export type PersonEntity = 'CUSTOMER' | 'CUSTOMER_ADDRESS';
export type PersonField = {
  code: string;
  input: 'TEXT' | 'SELECT' | 'DATE' | 'MULTILINE' | 'HIDDEN';
  isRequired: boolean;
  /** Used in a form of this shop. */
  isInForms: boolean;
  sortOrder: number;
  mostCharacters?: number;
  lines?: number;
};

const field = (
  code: string,
  sortOrder: number,
  more: Partial<Omit<PersonField, 'code' | 'sortOrder'>> = {},
): PersonField => ({ code, sortOrder, input: 'TEXT', isRequired: false, isInForms: false, ...more });

const inForms = { isInForms: true };
const required = { ...inForms, isRequired: true };

/** Fields of accounts and addresses in the order of Magento's forms. */
const FIELDS: Readonly<Record<PersonEntity, readonly PersonField[]>> = {
  CUSTOMER: [
    field('prefix', 30),
    field('firstname', 40, { ...required, mostCharacters: ADDRESS_LIMITS.firstname }),
    field('middlename', 50),
    field('lastname', 60, { ...required, mostCharacters: ADDRESS_LIMITS.lastname }),
    field('suffix', 70),
    field('email', 80, required),
    field('dob', 90, { input: 'DATE' }),
    field('taxvat', 100),
    field('gender', 110, { input: 'SELECT' }),
  ],
  CUSTOMER_ADDRESS: [
    field('firstname', 20, { ...required, mostCharacters: ADDRESS_LIMITS.firstname }),
    field('lastname', 40, { ...required, mostCharacters: ADDRESS_LIMITS.lastname }),
    field('street', 70, { ...required, input: 'MULTILINE', lines: 2 }),
    field('city', 80, { ...required, mostCharacters: ADDRESS_LIMITS.city }),
    field('country_id', 90, { ...required, input: 'SELECT' }),
    field('region', 100, inForms),
    field('region_id', 100, { ...inForms, input: 'HIDDEN' }),
    field('postcode', 110, { ...required, mostCharacters: ADDRESS_LIMITS.postcode }),
    field('telephone', 120, required),
    ...ADDRESS_FIELDS.map(({ name, position, isInForms, maxLength }) =>
      field(name, position, isInForms && { ...inForms, mostCharacters: maxLength }),
    ),
  ].sort((a, b) => a.sortOrder - b.sortOrder),
};

const FORMS: Readonly<Record<string, PersonEntity>> = {
  customer_account_create: 'CUSTOMER',
  customer_account_edit: 'CUSTOMER',
  customer_address_edit: 'CUSTOMER_ADDRESS',
  customer_register_address: 'CUSTOMER_ADDRESS',
};

/** The fields of an account or of an address. */
export const fieldsOf = (entity: PersonEntity): readonly PersonField[] => FIELDS[entity];

/** Fields of a form with their entity; undefined for an unknown form. */
export const formOf = (code: string): { entity: PersonEntity; fields: readonly PersonField[] } | undefined => {
  const entity = FORMS[code];
  return entity && { entity, fields: FIELDS[entity].filter(({ isInForms }) => isInForms) };
};
