import { sql, type RawBuilder } from 'kysely';
import { emailKey } from '#contract/email-key.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import type { OrderSearch } from './search-types.ts';

const literal = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
const compact = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/** Orders with an address that matches. */
const byAddress = (test: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`o.id in (select a.order_id from order_address a where ${test})`;

const telephoneTest = (text: string): RawBuilder<boolean> => {
  const digits = text.replaceAll(/\D/g, '');
  if (digits === '') return sql`false`;
  const last = [...digits].toReversed().join('');
  return byAddress(sql`reverse(regexp_replace(a.telephone, '[^0-9]', '', 'g')) like ${`${last}%`}`);
};

/** SQL condition on `sales_order o`: all given filters hold. */
export const orderSearchWhere = (search: OrderSearch): RawBuilder<boolean> => {
  const { number, email, name, telephone, postcode, status, from, to } = search;
  const tests: RawBuilder<boolean>[] = [
    ...(number === undefined ? [] : [sql<boolean>`o.number = ${number.trim()}`]),
    ...(email === undefined ? [] : [sql<boolean>`lower(o.email) = ${emailKey(email)}`]),
    ...(name === undefined
      ? []
      : [
          byAddress(
            sql`lower(a.firstname || ' ' || a.lastname) like ${`%${literal(name.trim().replaceAll(/\s+/g, ' ').toLowerCase())}%`}`,
          ),
        ]),
    ...(telephone === undefined ? [] : [telephoneTest(telephone)]),
    ...(postcode === undefined
      ? []
      : [byAddress(sql`upper(replace(a.postcode, ' ', '')) like ${`${literal(compact(postcode))}%`}`)]),
    ...(status === undefined ? [] : [sql<boolean>`o.status = ${status}`]),
    ...(from === undefined ? [] : [sql<boolean>`o.placed_at >= ${from}`]),
    ...(to === undefined ? [] : [sql<boolean>`o.placed_at < ${to}`]),
  ];
  return tests.length === 0 ? sql`true` : sql.join(tests, sql` and `);
};

/** Counting stops here: a list does not need the exact number of very many orders. */
export const MOST_COUNTED = 10_000;

/** Number of matching orders, at most {@link MOST_COUNTED}. */
export const countOrders = async (db: Db, search: OrderSearch): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from sales_order o where ${orderSearchWhere(search)} limit ${MOST_COUNTED}) found`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
};
