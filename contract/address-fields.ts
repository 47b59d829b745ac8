type Entry = {
  /** Name in GraphQL and REST, and of the database column. */
  name: string;
  /** Message id of the label in forms. */
  label: string;
  /** Description in the GraphQL schema. */
  description: string;
  maxLength: number;
  /** Sort order among the fields of a form, as in Magento: first name 20, last name 40, street 70, telephone 120. */
  position: number;
  /** Token for the browser's autofill. */
  autoComplete: string;
  /** True if the storefront's forms have the field. Other fields are accepted from API clients only. */
  isInForms?: true;
  /** Location in printed addresses: in the name's line, below it, or below the address. Absent if not printed. */
  printed?: 'name' | 'below name' | 'below address';
  /** True if a plain Magento lacks the field. */
  isOwn?: true;
};

/** Fields with a lower position are above the street, others below the telephone number. */
export const STREET_POSITION = 70;

const NAME_LENGTH = 255;

/**
 * Optional text fields of an address, besides name, street, place and telephone. The GraphQL schema and the documents of
 * the storefront (`npm run codegen`), types, validation, storage, REST, forms and printed addresses derive from them. A
 * new field also needs a migration and a label.
 */
const FIELDS = [
  {
    name: 'prefix',
    label: 'field.prefix',
    description: 'Title before the name.',
    maxLength: NAME_LENGTH,
    position: 10,
    autoComplete: 'honorific-prefix',
    printed: 'name',
  },
  {
    name: 'middlename',
    label: 'field.middlename',
    description: 'Middle name.',
    maxLength: NAME_LENGTH,
    position: 30,
    autoComplete: 'additional-name',
    printed: 'name',
  },
  {
    name: 'suffix',
    label: 'field.suffix',
    description: 'Suffix of the name.',
    maxLength: NAME_LENGTH,
    position: 50,
    autoComplete: 'honorific-suffix',
    printed: 'name',
  },
  {
    name: 'company',
    label: 'field.company',
    description: 'Company.',
    maxLength: NAME_LENGTH,
    position: 60,
    autoComplete: 'organization',
    isInForms: true,
    printed: 'below name',
  },
  {
    name: 'fax',
    label: 'field.fax',
    description: 'Fax number.',
    maxLength: NAME_LENGTH,
    position: 130,
    autoComplete: 'fax tel',
  },
  {
    name: 'vat_id',
    label: 'field.vat_id',
    description: 'Number for sales tax or VAT; it changes no tax.',
    maxLength: NAME_LENGTH,
    position: 140,
    autoComplete: 'off',
  },
] as const satisfies readonly Entry[];

export type AddressFieldName = (typeof FIELDS)[number]['name'];
export type AddressField = Entry & Pick<(typeof FIELDS)[number], 'name' | 'label'>;

export const ADDRESS_FIELDS: readonly AddressField[] = FIELDS;

/** Returns a record with a value for each field. */
export const byAddressField = <T>(valueOf: (name: AddressFieldName) => T): Record<AddressFieldName, T> =>
  Object.fromEntries(FIELDS.map(({ name }) => [name, valueOf(name)])) as Record<AddressFieldName, T>;

type Values = Readonly<{ [name in AddressFieldName]?: string | null | undefined }>;

/** The fields of an address with a text, including empty texts. */
export const givenAddressFields = (address: Values): { [name in AddressFieldName]?: string } =>
  Object.fromEntries(FIELDS.flatMap(({ name }) => (typeof address[name] === 'string' ? [[name, address[name]]] : [])));

/** The non-empty fields of an address. */
export const filledAddressFields = (address: Values): { [name in AddressFieldName]?: string } =>
  Object.fromEntries(FIELDS.flatMap(({ name }) => (address[name] ? [[name, address[name]]] : [])));
