import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../types.ts';

type Plan = { 'Relation Name'?: string; Plans?: readonly Plan[] };

const tablesIn = (plan: Plan): readonly string[] => [
  ...(plan['Relation Name'] === undefined ? [] : [plan['Relation Name']]),
  ...(plan.Plans ?? []).flatMap(tablesIn),
];

/** Tables that a statement reads, and whose changes make no new version of the facts: what it answers must not be kept. */
export const unnotedTables = async (db: Db, query: RawBuilder<unknown>): Promise<readonly string[]> => {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`explain (format json) ${query}`.execute(db);
  const read = [...new Set(tablesIn(rows[0]!['QUERY PLAN'][0].Plan))];
  const noted = await sql<{ name: string }>`
    select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
     where p.proname = 'note_facts_change' and t.tgenabled = 'O' and t.tgtype::int & 60 = 60`.execute(db);
  const names = noted.rows.map(({ name }) => name);
  return read.filter((table) => !names.includes(table)).sort();
};
