import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Address } from './types.ts';

/** An address has no table of its own: carts, address books and orders keep it in these columns, by its fields. */
const COLUMNS: Readonly<Record<keyof Required<Address>, { column: string; type: string }>> = {
  firstname: { column: 'firstname', type: 'text' },
  lastname: { column: 'lastname', type: 'text' },
  company: { column: 'company', type: 'text' },
  street: { column: 'street', type: 'text[]' },
  city: { column: 'city', type: 'text' },
  regionId: { column: 'region_id', type: 'int' },
  regionCode: { column: 'region_code', type: 'text' },
  postcode: { column: 'postcode', type: 'text' },
  countryId: { column: 'country_id', type: 'text' },
  telephone: { column: 'telephone', type: 'text' },
  prefix: { column: 'prefix', type: 'text' },
  middlename: { column: 'middlename', type: 'text' },
  suffix: { column: 'suffix', type: 'text' },
  fax: { column: 'fax', type: 'text' },
  vatId: { column: 'vat_id', type: 'text' },
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
