import { sql } from 'kysely';
import type { Database } from '../types.ts';

/**
 * A small ledger whose balance shows whether transactions survived whole: entries, three lines each, a running total.
 */
export const createLedger = async (database: Database): Promise<void> => {
  await sql`create table if not exists ledger_entry (id int primary key, amount int not null)`.execute(database.kysely);
  await sql`create table if not exists ledger_line (entry_id int not null, line int not null, amount int not null, primary key (entry_id, line))`.execute(
    database.kysely,
  );
  await sql`create table if not exists ledger_total (id int primary key, total bigint not null)`.execute(
    database.kysely,
  );
  await sql`insert into ledger_total values (1, 0) on conflict do nothing`.execute(database.kysely);
};

export const writeEntry = (database: Database, id: number): Promise<void> =>
  database.tx(async (db) => {
    await sql`insert into ledger_entry values (${id}, ${id * 6})`.execute(db);
    await sql`insert into ledger_line select ${id}::int, n, n * ${id}::int from generate_series(1, 3) as n`.execute(db);
    await sql`update ledger_total set total = total + ${id * 6} where id = 1`.execute(db);
  });

export const lastEntry = async (database: Database): Promise<number> => {
  const { rows } = await sql<{ id: number | null }>`select max(id) as id from ledger_entry`.execute(database.kysely);
  return rows[0]?.id ?? 0;
};

/** Inconsistencies of the ledger; empty when every entry up to `acknowledged` is there, complete and counted. */
export const ledgerProblems = async (database: Database, acknowledged: number): Promise<string[]> => {
  const { rows } = await sql<{
    entries: number;
    last: number;
    broken: number;
    lines: number;
    sum: number;
    total: number;
  }>`select
    (select count(*) from ledger_entry) as entries,
    (select coalesce(max(id), 0) from ledger_entry) as last,
    (select count(*) from ledger_entry e where e.amount <> (select coalesce(sum(l.amount), 0) from ledger_line l where l.entry_id = e.id)) as broken,
    (select count(*) from ledger_line) as lines,
    (select coalesce(sum(amount), 0) from ledger_entry) as sum,
    (select total from ledger_total where id = 1) as total`.execute(database.kysely);
  const books = rows[0]!;
  return [
    ...(books.last < acknowledged
      ? [`entry ${acknowledged} was acknowledged, the last one found is ${books.last}`]
      : []),
    ...(books.entries === books.last ? [] : [`${books.last - books.entries} entries are missing`]),
    ...(books.broken === 0 ? [] : [`${books.broken} entries without all their lines`]),
    ...(books.lines === books.entries * 3 ? [] : [`${books.lines} lines of ${books.entries} entries`]),
    ...(books.sum === books.total ? [] : [`the total is ${books.total}, the sum ${books.sum}`]),
  ];
};
