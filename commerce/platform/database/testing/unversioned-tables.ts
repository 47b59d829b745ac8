import { CompiledQuery, sql } from 'kysely';
import type { Db } from '../types.ts';
import { sentBy } from './sent-statements.ts';

type Plan = { 'Relation Name'?: string; Plans?: readonly Plan[] };

const tablesIn = (plan: Plan): readonly string[] => [
  ...(plan['Relation Name'] === undefined ? [] : [plan['Relation Name']]),
  ...(plan.Plans ?? []).flatMap(tablesIn),
];

/** Tables that `work` reads and whose changes do not make a new version: rows of them must not be cached. */
export const unversionedTables = async (db: Db, work: () => Promise<unknown>): Promise<readonly string[]> => {
  const statements = await sentBy(work);
  const versioned = await sql<{ name: string }>`
    select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
     where p.proname = 'note_facts_change' and t.tgenabled = 'O' and t.tgtype::int & 60 = 60`.execute(db);
  const read = new Set<string>();
  for (const { text, values } of statements) {
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      CompiledQuery.raw(`explain (format json) ${text}`, [...values]),
    );
    for (const table of tablesIn(rows[0]!['QUERY PLAN'][0].Plan)) read.add(table);
  }
  return [...read].filter((table) => !versioned.rows.some(({ name }) => name === table)).sort();
};
