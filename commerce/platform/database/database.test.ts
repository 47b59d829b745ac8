import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { describeWithDatabases } from './testing/database.ts';
import type { Database, Db } from './types.ts';
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

  const idsFrom = async (first: number): Promise<readonly number[]> => {
    const { rows } = await sql<{ id: number }>`select id from item where id between ${first} and ${first + 9}`.execute(
      database.kysely,
    );
    return rows.map(({ id }) => id);
  };

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

  test.runIf(engine === 'postgresql')('never compiles a statement just in time', async () => {
    const { rows } = await sql`select current_setting('jit') as jit`.execute(database.kysely);
    expect(rows).toEqual([{ jit: 'off' }]);
  });

  test('has the same session settings on both engines', async () => {
    const { rows } = await sql`select current_setting('timezone') as timezone, current_setting('datestyle') as dates,
      current_setting('intervalstyle') as intervals`.execute(database.kysely);
    expect(rows).toEqual([{ timezone: 'UTC', dates: 'ISO, MDY', intervals: 'postgres' }]);
  });

  test('has unaccent and trigrams, in both text languages', async () => {
    const { rows } =
      await sql`select unaccent('Céramique') as plain, similarity('porcelain', 'porcelian') > 0.3 as near,
      to_tsvector('french', 'carreaux') @@ to_tsquery('french', 'carreau') as stemmed`.execute(database.kysely);
    expect(rows).toEqual([{ plain: 'Ceramique', near: true, stemmed: true }]);
  });

  test('commits on return, rolls back on an error', async () => {
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

  test('rolls back, and throws, if the failure of a statement was caught', async () => {
    const work = database.tx(async (db) => {
      await sql`insert into item (id, name) values (30, 'before the failure')`.execute(db);
      await sql`select 1 / 0`.execute(db).catch(() => {});
    });
    await expect(work).rejects.toThrow('Transaction was rolled back instead of committed');
    expect(await idsFrom(30)).toEqual([]);
  });

  test('refuses a statement that begins while another one of its transaction runs', async () => {
    const work = database.tx((db) => Promise.all([1, 2].map((n) => sql`select ${n}::int`.execute(db))));
    await expect(work).rejects.toThrow('Await each statement of a transaction');
    const inTurn = await database.tx(async (db) => {
      await sql`select 1`.execute(db);
      return sql`select 2 as n`.execute(db);
    });
    expect(inTurn.rows).toEqual([{ n: 2 }]);
  });

  test.each(['commit', 'rollback'])('refuses a handle after the %s of its transaction', async (end) => {
    let handle: Db | undefined;
    const insert = (db: Db) => sql`insert into item (id, name) values (40, 'late')`.execute(db);
    const work = database.tx(async (db) => {
      handle = db;
      if (end === 'rollback') throw new Error('no');
    });
    await work.catch(() => {});
    await expect(insert(handle!)).rejects.toThrow(/^Transaction is already (committed|rolled back)$/);
    expect(await idsFrom(40)).toEqual([]);
  });

  test('a statement that was not awaited is part of its transaction, or refused', async () => {
    const left: Promise<string>[] = [];
    const insert = (db: Db, id: number) =>
      sql`insert into item (id, name) values (${id}, ${`left ${id}`})`.execute(db).then(
        () => 'done',
        () => 'refused',
      );
    const failing = database.tx(async (db) => {
      left.push(insert(db, 50));
      setTimeout(() => left.push(insert(db, 51)), 50);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await Promise.all(left)).toEqual(['done', 'refused']);
    expect(await idsFrom(50)).toEqual([]);
  });

  test('the stack of a failed statement leads to its caller', async () => {
    const failure = async (work: Promise<unknown>): Promise<Error> =>
      work.then(
        () => new Error(),
        (error: Error) => error,
      );
    const failing = async (db: Db) => await sql`select * from nowhere`.execute(db);
    expect((await failure(failing(database.kysely))).stack).toContain('database.test.ts');
    expect((await failure(database.tx(failing))).stack).toContain('database.test.ts');
  });

  test('reports a violated unique constraint by code and name', async () => {
    await expect(
      sql`insert into item (id, name) values (10, 'same'), (11, 'same')`.execute(database.kysely),
    ).rejects.toMatchObject({
      code: '23505',
      constraint: 'item_name_key',
    });
  });

  test('distinguishes invalid input from an internal error', async () => {
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

  test('runs a transaction again after a deadlock', async () => {
    let runs = 0;
    await database.tx(async (db) => {
      runs++;
      if (runs === 1) await sql`do $$ begin raise exception 'deadlock' using errcode = '40P01'; end $$`.execute(db);
    });
    expect(runs).toBe(2);
  });

  test('a frequent statement survives a migration', async () => {
    await sql`create table grown (id int)`.execute(database.kysely);
    await sql`insert into grown values (1)`.execute(database.kysely);
    const read = () =>
      Promise.all(Array.from({ length: 20 }, () => sql`select * from grown where id = ${1}`.execute(database.kysely)));
    for (const { rows } of await read()) expect(rows).toEqual([{ id: 1 }]);
    await sql`alter table grown add column name text not null default 'new', alter column id type text`.execute(
      database.kysely,
    );
    for (const { rows } of await read()) expect(rows).toEqual([{ id: '1', name: 'new' }]);
  });
});
