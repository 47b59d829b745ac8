import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import { expect, test } from 'vitest';
import { StatementCompiler } from './statement-compiler.ts';

const through = (compiler: PostgresQueryCompiler): Kysely<{ item: { id: number; name: string } }> =>
  new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => compiler,
    },
  });

const here = through(new StatementCompiler());
const kyselys = through(new PostgresQueryCompiler());

const part = sql`name = ${'"quoted" $1'} and ${sql.ref('item.id')} in (${sql.join([1, 2, 3])})`;

test.each([
  ['text alone', sql`select 1`],
  ['values', sql`select ${1}, ${null}, ${['a', 'b']}::text[]`],
  ['parts with values of their own', sql`select ${sql.raw('id, name')} from item where ${part} or ${part} limit ${5}`],
  ['names', sql`update ${sql.table('shop.item')} set ${sql.join([sql`${sql.ref('name')} = ${'x'}`, sql`id = ${2}`])}`],
  ['a part of nothing', sql`select ${sql``} ${sql.join([])}`],
  ['a value as text', sql`select ${sql.lit('it’s')}, ${1}`],
  ['an identifier with quotes', sql`select ${sql.id('a"b', 'c')}`],
  [
    'an expression of Kysely',
    sql`select exists (${kyselys.selectFrom('item').select('id').where('id', '=', 7)}), ${1}`,
  ],
])('%s are written as Kysely writes them', (_, statement) => {
  const { sql: text, parameters } = statement.compile(here);
  expect({ text, parameters }).toEqual({
    text: statement.compile(kyselys).sql,
    parameters: statement.compile(kyselys).parameters,
  });
});

test('what is built by Kysely is compiled by it', () => {
  const built = (db: typeof here) => db.selectFrom('item').selectAll().where('name', '=', 'x').compile();
  expect(built(here).sql).toBe(built(kyselys).sql);
  expect(built(here).parameters).toEqual(built(kyselys).parameters);
});
