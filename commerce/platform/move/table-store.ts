import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';

const BATCH = 500;

/** A writable column, with its type as SQL. */
type Column = { name: string; type: string };
export type Table = { name: string; columns: readonly Column[] };

/** Every table with its columns in the order of their names; generated columns are left out. */
export const readTables = async (db: Db): Promise<readonly Table[]> => {
  const { rows } = await sql<Table>`select c.relname as name,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attname) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`.execute(db);
  return rows;
};

const listOf = (columns: readonly Column[]): RawBuilder<unknown> => sql.join(columns.map(({ name }) => sql.ref(name)));

/** Number of rows and the sum of the hashes of all rows, which does not depend on their order. */
export const readChecksum = async (db: Db, { name, columns }: Table): Promise<string> => {
  const { rows } = await sql<{ checksum: string }>`select
      count(*) || ' rows, ' || coalesce(sum(hashtextextended(row(${listOf(columns)})::text, 0)), 0) as checksum
    from ${sql.table(name)}`.execute(db);
  return rows[0]!.checksum;
};

type TextRow = readonly (string | null)[];

/** Reads a table in batches of rows whose values are text. */
export async function* readBatches(db: Db, { name, columns }: Table): AsyncGenerator<readonly TextRow[]> {
  const values = sql.join(columns.map((column) => sql`${sql.ref(column.name)}::text`));
  await sql`declare moved cursor for select array[${values}] as "values" from ${sql.table(name)}`.execute(db);
  for (;;) {
    const { rows } = await sql<{ values: TextRow }>`fetch ${sql.lit(BATCH)} from moved`.execute(db);
    if (rows.length === 0) break;
    yield rows.map(({ values: row }) => row);
  }
  await sql`close moved`.execute(db);
}

/** Writes rows as {@link readBatches} returns them. */
export const insertRows = async (db: Db, { name, columns }: Table, rows: readonly TextRow[]): Promise<void> => {
  const arrays = columns.map((_, index) => sql`${rows.map((row) => row[index] ?? null)}::text[]`);
  const aliases = columns.map((_, index) => sql.ref(`c${index}`));
  const values = columns.map(({ type }, index) => sql`${sql.ref(`c${index}`)}::${sql.raw(type)}`);
  await sql`insert into ${sql.table(name)} (${listOf(columns)}) overriding system value
    select ${sql.join(values)} from unnest(${sql.join(arrays)}) as given(${sql.join(aliases)})`.execute(db);
};

type ForeignKey = { table: string; name: string; definition: string };

export const readForeignKeys = async (db: Db): Promise<readonly ForeignKey[]> => {
  const { rows } = await sql<ForeignKey>`select conrelid::regclass::text as "table", conname as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`.execute(db);
  return rows;
};

export const dropForeignKey = async (db: Db, { table, name }: ForeignKey): Promise<void> => {
  await sql`alter table ${sql.raw(table)} drop constraint ${sql.ref(name)}`.execute(db);
};

/** Adds a foreign key, which checks all rows. */
export const addForeignKey = async (db: Db, { table, name, definition }: ForeignKey): Promise<void> => {
  await sql`alter table ${sql.raw(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(db);
};

/** Switches the triggers of a table on or off, except constraint triggers. */
export const setTriggers = async (db: Db, { name }: Table, state: 'enable' | 'disable'): Promise<void> => {
  await sql`alter table ${sql.table(name)} ${sql.raw(state)} trigger user`.execute(db);
};

export const emptyTables = async (db: Db, tables: readonly Table[]): Promise<void> => {
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(db);
};

type Sequence = { name: string; value: string; isCalled: boolean };

export const readSequences = async (db: Db): Promise<readonly Sequence[]> => {
  const { rows: names } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`.execute(db);
  const sequences: Sequence[] = [];
  for (const { name } of names) {
    const { rows } = await sql<Omit<Sequence, 'name'>>`select last_value::text as value, is_called as "isCalled"
      from ${sql.table(name)}`.execute(db);
    sequences.push({ name, ...rows[0]! });
  }
  return sequences;
};

export const setSequence = async (db: Db, { name, value, isCalled }: Sequence): Promise<void> => {
  await sql`select setval(${name}::regclass, ${value}::bigint, ${isCalled})`.execute(db);
};

/** Allows statements of any length in the current transaction, and pauses between them. */
export const liftTimeouts = async (db: Db): Promise<void> => {
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(db);
};
