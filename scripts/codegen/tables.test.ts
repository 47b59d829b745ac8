import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { databaseUrl } from '#commerce/platform/database/testing/global-setup.ts';
import { describeWithDatabases } from '#commerce/platform/database/testing/database.ts';
import { current } from './generate.ts';
import { TABLES_FILE, tableTypes } from './tables.ts';
import { NULLABLE_VIEW_COLUMNS } from './view-columns.ts';

describeWithDatabases('the types of the tables', (open) => {
  test('match the migrated database', async () => {
    expect(await tableTypes((await open()).kysely)).toBe(current(TABLES_FILE));
  });
});

/** Columns that their view leaves out where they are null, or that another view has no nulls of. */
const FILTERED = [
  'company_member.firstname',
  'company_member.lastname',
  'lot_of_customer.customer_id',
  'payment_card.brand',
  'payment_card.last4',
];

type Field = { view: string; column: string; table: number; position: number };

const fieldsOf = async (client: pg.Client): Promise<Field[]> => {
  const { rows } = await client.query<{ view: string; definition: string }>(
    `select viewname as view, rtrim(definition, ';') as definition from pg_views where schemaname = 'public'`,
  );
  const fields: Field[] = [];
  for (const { view, definition } of rows) {
    const result = await client.query(`${definition} limit 0`);
    for (const { name, tableID, columnID } of result.fields)
      fields.push({ view, column: name, table: tableID, position: columnID });
  }
  return fields;
};

test.skipIf(!inject('testDatabases').postgresql)(
  'views list each column that is null where its table has null',
  async () => {
    const { adminUrl, template } = inject('testDatabases').postgresql!;
    const client = new pg.Client({ connectionString: databaseUrl(adminUrl, template) });
    await client.connect();
    const fields = await fieldsOf(client);
    const { rows } = await client.query<{ column: string }>(
      `select format('%s.%s', attrelid::oid, attnum) as column from pg_attribute where attnum > 0 and not attnotnull`,
    );
    await client.end();
    const nullable = new Set(rows.map(({ column }) => column));
    const unlisted = fields
      .filter(({ table, position }) => nullable.has(`${table}.${position}`))
      .map(({ view, column }) => `${view}.${column}`)
      .filter((name) => !NULLABLE_VIEW_COLUMNS.has(name));
    expect(unlisted.toSorted()).toEqual(FILTERED);
  },
);
