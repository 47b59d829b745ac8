import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { describeWithDatabases } from './testing/database.ts';
import { packetsOf } from './testing/sent-statements.ts';
import type { Database } from './types.ts';
import { unusableValue } from './unusable-value.ts';

type Tables = { item: { id: number; name: string; amount: number } };

describeWithDatabases('database', (open, engine) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await sql`create table item (id int primary key, name text not null unique, amount bigint not null default 0)`.execute(
      database.kysely,
    );
  });

  test('reads integers as numbers, instants as dates, days as text', async () => {
    const { rows } = await sql`select 9007199254740991::int8 as large, '2026-03-01T12:00:00Z'::timestamptz as at,
      '2026-03-01'::date as day, 12.5::numeric as weight, sum(2::int8) as total, array[1,2] as list`.execute(
      database.kysely,
    );
    expect(rows).toEqual([
      {
        large: 9007199254740991,
        at: new Date('2026-03-01T12:00:00Z'),
        day: '2026-03-01',
        weight: 12.5,
        total: 2,
        list: [1, 2],
      },
    ]);
    expect(database.engine).toBe(engine);
  });

  test.runIf(engine === 'postgresql')('compiles no statement, however dear the planner thinks it', async () => {
    const { rows } = await sql`select current_setting('jit') as jit`.execute(database.kysely);
    expect(rows).toEqual([{ jit: 'off' }]);
  });

  test('has unaccent and trigrams, in both text languages', async () => {
    const { rows } =
      await sql`select unaccent('Céramique') as plain, similarity('porcelain', 'porcelian') > 0.3 as near,
      to_tsvector('french', 'carreaux') @@ to_tsquery('french', 'carreau') as stemmed`.execute(database.kysely);
    expect(rows).toEqual([{ plain: 'Ceramique', near: true, stemmed: true }]);
  });

  test('commits what returns, rolls back what throws', async () => {
    const insert = (id: number, name: string) =>
      database.tx(async (db) => {
        await db.withTables<Tables>().insertInto('item').values({ id, name, amount: 0 }).execute();
        if (name === 'bad') throw new Error('no');
      });
    await insert(1, 'good');
    await expect(insert(2, 'bad')).rejects.toThrow('no');
    const rows = await database.kysely.withTables<Tables>().selectFrom('item').select('id').execute();
    expect(rows).toEqual([{ id: 1 }]);
  });

  test('statements of a transaction that are begun together are answered each its own', async () => {
    const answers = await database.tx((db) =>
      Promise.all([1, 2, 3].map((n) => sql<{ n: number }>`select ${n}::int as n`.execute(db))),
    );
    expect(answers.map(({ rows }) => rows[0]?.n)).toEqual([1, 2, 3]);
  });

  test.runIf(engine === 'postgresql')('and go out in one packet', async () => {
    const work = () => database.tx((db) => Promise.all([1, 2, 3].map((n) => sql`select ${n}::int`.execute(db))));
    // The beginning waits for nobody, and the end for all.
    expect(await packetsOf(work)).toBe(2);
  });

  test('each of them hears of its own failure, those behind it that they were not run', async () => {
    let heard: unknown;
    const failing = database.tx(async (db) => {
      const divide = (by: number) => sql`select 6 / ${by}::int as n`.execute(db);
      heard = await Promise.allSettled([divide(2), divide(0), divide(3)]);
    });
    // Nothing can be committed any more.
    await expect(failing).rejects.toThrow();
    expect(heard).toMatchObject([
      { value: { rows: [{ n: 3 }] } },
      { reason: { code: '22012' } },
      { reason: { code: '25P02' } },
    ]);
    expect(await database.tx((db) => sql`select 6 / ${3}::int as n`.execute(db))).toMatchObject({ rows: [{ n: 2 }] });
  });

  test('the same statement gives its columns again when it failed before it was prepared everywhere', async () => {
    const divide = (by: number) => database.tx((db) => sql`select 8 / ${by}::int as eighth`.execute(db));
    for (const by of [2, 0, 4, 0, 0, 8]) await divide(by).catch(() => {});
    expect(await divide(8)).toMatchObject({ rows: [{ eighth: 1 }] });
  });

  test('what a failure leaves behind in a transaction is not run after it', async () => {
    let left: Promise<unknown> = Promise.resolve();
    const failing = database.tx((db) => {
      left = sql`select 1`.execute(db).then(async () => {
        await new Promise((resolve) => setTimeout(resolve, 50));
        await sql`insert into item (id, name) values (20, 'left behind')`.execute(db);
      });
      left.catch(() => {});
      return Promise.all([left, sql`select 1 / 0`.execute(db)]);
    });
    await expect(failing).rejects.toThrow('division by zero');
    await expect(left).rejects.toThrow();
    const rows = await database.kysely
      .withTables<Tables>()
      .selectFrom('item')
      .select('id')
      .where('id', '=', 20)
      .execute();
    expect(rows).toEqual([]);
  });

  test('tells a broken unique constraint by code and name', async () => {
    await expect(
      sql`insert into item (id, name) values (10, 'same'), (11, 'same')`.execute(database.kysely),
    ).rejects.toMatchObject({
      code: '23505',
      constraint: 'item_name_key',
    });
  });

  test('tells a value the caller should not have sent from a failure of the house', async () => {
    const failure = (query: Promise<unknown>): Promise<unknown> =>
      query.then(
        () => undefined,
        (error: unknown) => error,
      );
    const nul = String.fromCodePoint(0);
    expect(unusableValue(await failure(sql`select ${nul}::text`.execute(database.kysely)))).toMatchObject({
      category: 'graphql-input',
    });
    expect(
      unusableValue(await failure(sql`select ${JSON.stringify({ a: nul })}::jsonb`.execute(database.kysely))),
    ).toBeDefined();
    expect(unusableValue(await failure(sql`select ${'99999999999'}::int`.execute(database.kysely)))).toBeDefined();
    expect(unusableValue(await failure(sql`select * from nowhere`.execute(database.kysely)))).toBeUndefined();
  });

  test('refuses the pool and a second transaction inside a transaction', async () => {
    await expect(database.tx(() => sql`select 1`.execute(database.kysely))).rejects.toThrow('Inside a transaction');
    await expect(database.tx(() => database.tx(async () => 1))).rejects.toThrow('Inside a transaction');
  });

  test('locks rows: concurrent increments are not lost', async () => {
    await sql`insert into item (id, name, amount) values (20, 'counter', 0)`.execute(database.kysely);
    const increment = () =>
      database.tx(async (db) => {
        const { rows } = await sql<{ amount: number }>`select amount from item where id = 20 for update`.execute(db);
        await sql`update item set amount = ${(rows[0]?.amount ?? 0) + 1} where id = 20`.execute(db);
      });
    await Promise.all(Array.from({ length: 25 }, increment));
    const { rows } = await sql`select amount from item where id = 20`.execute(database.kysely);
    expect(rows).toEqual([{ amount: 25 }]);
  });

  test('runs a transaction again after a serialization failure, four times in all', async () => {
    let runs = 0;
    const failing = database.tx(async (db) => {
      runs++;
      await sql`do $$ begin raise exception 'conflict' using errcode = '40001'; end $$`.execute(db);
    });
    await expect(failing).rejects.toMatchObject({ code: '40001' });
    expect(runs).toBe(4);
  });

  test('calls back after the commit, not after a rollback', async () => {
    const calls: string[] = [];
    await database.tx(async () => database.afterCommit(() => calls.push('committed')));
    await database
      .tx(async () => {
        database.afterCommit(() => calls.push('rolled back'));
        throw new Error('no');
      })
      .catch(() => {});
    database.afterCommit(() => calls.push('outside'));
    expect(calls).toEqual(['committed', 'outside']);
  });

  test('answers the same for a statement that became a prepared one', async () => {
    const answers = [];
    for (let i = 0; i < 6; i++)
      answers.push((await sql`select ${i}::int + 1 as next`.execute(database.kysely)).rows[0]);
    expect(answers).toEqual([1, 2, 3, 4, 5, 6].map((next) => ({ next })));
  });
});
