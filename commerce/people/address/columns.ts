import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { byAddressField, type AddressFieldName } from '#contract/address-fields.ts';
import type { Row } from '#commerce/platform/database/types.ts';
import type { Address, SearchTerm } from './types.ts';

type Plain = 'firstname' | 'lastname' | 'street' | 'city' | 'postcode' | 'telephone' | AddressFieldName;
type Renamed = { regionId: 'region_id'; regionCode: 'region_code'; countryId: 'country_id' };

/** The row type of {@link ADDRESS_SELECTED}. Each of these tables must have its columns. */
export type AddressRow = Row<'cart_address', Plain, Renamed> &
  Row<'customer_address', Plain, Renamed> &
  Row<'order_address', Plain, Renamed>;

/** Columns of the address fields in the tables of carts, address books and orders. */
const COLUMNS: Readonly<Record<keyof Required<Address>, { column: string; type: string }>> = {
  firstname: { column: 'firstname', type: 'text' },
  lastname: { column: 'lastname', type: 'text' },
  street: { column: 'street', type: 'text[]' },
  city: { column: 'city', type: 'text' },
  regionId: { column: 'region_id', type: 'int' },
  regionCode: { column: 'region_code', type: 'text' },
  postcode: { column: 'postcode', type: 'text' },
  countryId: { column: 'country_id', type: 'text' },
  telephone: { column: 'telephone', type: 'text' },
  ...byAddressField((name) => ({ column: name, type: 'text' })),
};

const FIELDS = Object.entries(COLUMNS) as [keyof Address, { column: string; type: string }][];

const list = (write: (field: string, column: string, type: string) => string): RawBuilder<unknown> =>
  sql.raw(FIELDS.map(([field, { column, type }]) => write(field, column, type)).join(', '));

/** `firstname, …, region_id, …`: to insert into. */
export const ADDRESS_COLUMNS = list((_field, column) => column);

/** `firstname, …, region_id as "regionId", …`: to select as an {@link Address}. */
export const ADDRESS_SELECTED = list((field, column) => `${column} as "${field}"`);

/** `'firstname', firstname, …`: for `jsonb_build_object`. */
export const ADDRESS_JSON = list((field, column) => `'${field}', ${column}`);

/** `firstname, …, "regionId", …`: names of the fields in {@link ADDRESS_RECORD}. */
export const ADDRESS_FIELDS = list((field) => `"${field}"`);

/** `"firstname" text, …`: columns of `jsonb_to_recordset`. */
export const ADDRESS_RECORD = list((field, _column, type) => `"${field}" ${type}`);

/** `firstname = excluded.firstname, …` of an upsert. */
export const ADDRESS_EXCLUDED = list((_field, column) => `${column} = excluded.${column}`);

/** Values in the order of {@link ADDRESS_COLUMNS}. */
export const addressValues = (address: Address): RawBuilder<unknown> =>
  sql.join(FIELDS.map(([field]) => sql`${address[field] ?? null}`));

/** `firstname = $1, …` of an update. */
export const addressAssignments = (address: Address): RawBuilder<unknown> =>
  sql.join(FIELDS.map(([field, { column }]) => sql`${sql.ref(column)} = ${address[field] ?? null}`));

/** Escapes the wildcards of `like`. */
export const likeLiteral = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

const MIN_PART = 3;

/** Condition: a text contains the word. One or two letters must be a whole word, because too many texts contain them. */
const hasWord = (text: RawBuilder<unknown>, word: string): RawBuilder<boolean> => {
  const part = likeLiteral(word.toLowerCase());
  const patterns = word.length < MIN_PART ? [part, `${part} %`, `% ${part}`, `% ${part} %`] : [`%${part}%`];
  return sql`(${sql.join(
    patterns.map((pattern) => sql`${text} like ${pattern}`),
    sql` or `,
  )})`;
};

/** Condition on a table with names. */
export const hasName = (word: string): RawBuilder<boolean> => hasWord(sql`lower(firstname || ' ' || lastname)`, word);

const hasCompany = (word: string): RawBuilder<boolean> => hasWord(sql`lower(a.company)`, word);

/** Conditions on an address table `a`. Each uses an index. */
export const hasTelephone = (text: string): RawBuilder<boolean> => {
  const digits = text.replaceAll(/\D/g, '');
  if (digits === '') return sql`false`;
  const last = [...digits].toReversed().join('');
  return sql`reverse(regexp_replace(a.telephone, '[^0-9]', '', 'g')) like ${`${last}%`}`;
};

export const hasPostcode = (text: string): RawBuilder<boolean> =>
  sql`upper(replace(a.postcode, ' ', '')) like ${`${likeLiteral(text.replaceAll(/\s/g, '').toUpperCase())}%`}`;

export const personTests = ({ word, telephone, postcode }: SearchTerm): RawBuilder<boolean>[] => [
  ...(word === undefined ? [] : [hasName(word), hasCompany(word)]),
  ...(telephone === undefined ? [] : [hasTelephone(telephone)]),
  ...(postcode === undefined ? [] : [hasPostcode(postcode)]),
];
