import { sql, type RawBuilder } from 'kysely';
import { emailKey } from '#contract/email-key.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { hasPostcode, hasTelephone, likeLiteral, personTests } from '#commerce/people/address/columns.ts';
import { termsOf } from '#commerce/people/address/search-rules.ts';
import type { SearchTerm } from '#commerce/people/address/types.ts';
import { MOST_COUNTED, type OrderSearch } from './search-types.ts';

/** Orders with a matching address. */
const byAddress = (test: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`o.id in (select a.order_id from order_address a where ${test})`;

/** Condition on `order_address a`, with an index. */
const hasName = (text: string): RawBuilder<boolean> =>
  sql`lower(a.firstname || ' ' || a.lastname) like ${`%${likeLiteral(text.trim().replaceAll(/\s+/g, ' ').toLowerCase())}%`}`;

const hasSku = ({ text, isStart }: NonNullable<SearchTerm['sku']>): RawBuilder<boolean> =>
  sql`lower(i.sku) like ${isStart ? `${likeLiteral(text)}%` : likeLiteral(text)}`;

/** A union of index lookups, because PostgreSQL scans all orders for conditions joined by `or`. */
const idsOfTerm = (term: SearchTerm): RawBuilder<unknown> => {
  const { number, email, sku } = term;
  const tests = personTests(term);
  const found = [
    ...(number === undefined ? [] : [sql`select id as order_id from sales_order where number = ${number}`]),
    ...(email === undefined
      ? []
      : [
          sql`select id as order_id from sales_order where lower(email) like ${`${likeLiteral(email.toLowerCase())}%`}`,
        ]),
    ...(sku === undefined ? [] : [sql`select order_id from order_item i where ${hasSku(sku)}`]),
    ...(tests.length === 0 ? [] : [sql`select order_id from order_address a where ${sql.join(tests, sql` or `)}`]),
  ];
  return sql`(select order_id from (${sql.join(found, sql` union all `)}) found)`;
};

/** Ids of orders of which every word of the texts matches, each once; undefined without a word. */
export const orderIdsByTexts = (texts: readonly string[]): RawBuilder<unknown> | undefined => {
  const terms = texts.flatMap(termsOf);
  if (terms.length === 0) return undefined;
  return terms.length === 1
    ? sql`select distinct order_id from ${idsOfTerm(terms[0]!)} term`
    : sql.join(terms.map(idsOfTerm), sql` intersect `);
};

/** SQL condition on `sales_order o`: every word of the text matches. */
export const orderTextWhere = (text: string): RawBuilder<boolean> => {
  const terms = termsOf(text).map((term) => sql`o.id in ${idsOfTerm(term)}`);
  return terms.length === 0 ? sql`true` : sql.join(terms, sql` and `);
};

/** SQL condition on `sales_order o`: all given filters match. */
export const orderSearchWhere = (search: OrderSearch): RawBuilder<boolean> => {
  const { number, email, name, telephone, postcode, status, from, to } = search;
  const tests: RawBuilder<boolean>[] = [
    ...(number === undefined ? [] : [sql<boolean>`o.number = ${number.trim()}`]),
    ...(email === undefined ? [] : [sql<boolean>`lower(o.email) = ${emailKey(email)}`]),
    ...(name === undefined ? [] : [byAddress(hasName(name))]),
    ...(telephone === undefined ? [] : [byAddress(hasTelephone(telephone))]),
    ...(postcode === undefined ? [] : [byAddress(hasPostcode(postcode))]),
    ...(status === undefined ? [] : [sql<boolean>`o.status = ${status}`]),
    ...(from === undefined ? [] : [sql<boolean>`o.placed_at >= ${from}`]),
    ...(to === undefined ? [] : [sql<boolean>`o.placed_at < ${to}`]),
  ];
  return tests.length === 0 ? sql`true` : sql.join(tests, sql` and `);
};

/** Number of matching orders, at most {@link MOST_COUNTED}. */
export const countOrders = async (db: Db, search: OrderSearch): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from sales_order o where ${orderSearchWhere(search)} limit ${MOST_COUNTED}) found`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
};
