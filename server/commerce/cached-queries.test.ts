import { expect, test } from 'vitest';
import { fixedClock } from '#commerce/platform/clock.ts';
import { fakeCommerce } from '../testing/fixtures.ts';
import { withCachedQueries } from './cached-queries.ts';
import { withoutLacking } from './features/without-lacking.ts';

const call = (query: string, store = 'default') => ({ query, headers: { store }, ip: '' });

test('pages share the response of a query for a minute, until a purge, and per store view', async () => {
  const { commerce, calls, purge } = fakeCommerce({ a: 1 });
  const clock = fixedClock('2026-06-01T12:00:00Z');
  const cached = withCachedQueries(commerce, clock);
  const [first, second] = await Promise.all([cached.query(call('{a}')), cached.query(call('{a}'))]);
  expect([first.result, second.result, calls.length]).toEqual([{ data: { a: 1 } }, { data: { a: 1 } }, 1]);
  await cached.query(call('{a}', 'german'));
  await cached.query({ ...call('{a}'), variables: { b: 1 } });
  expect(calls).toHaveLength(3);
  clock.advance(59_000);
  await cached.query(call('{a}'));
  expect(calls).toHaveLength(3);
  clock.advance(2_000);
  await cached.query(call('{a}'));
  purge('store');
  await cached.query(call('{a}'));
  expect(calls).toHaveLength(5);
});

test('responses with errors are not cached', async () => {
  const { commerce } = fakeCommerce();
  let count = 0;
  const failing = withCachedQueries(
    {
      ...commerce,
      query: async () => ({ result: { errors: [{ message: String((count += 1)) }] }, tags: ['store'] }),
    },
    fixedClock('2026-06-01T12:00:00Z'),
  );
  await failing.query(call('{a}'));
  expect((await failing.query(call('{a}'))).result.errors).toEqual([{ message: '2' }]);
});

test('documents that the back end refuses are never sent', async () => {
  const { commerce, calls } = fakeCommerce({ a: 1 });
  const without = withoutLacking(commerce, () => new Map([['{menu}', 'Cannot query field "menu" on type "Query".']]));
  const refused = { errors: [{ message: 'Cannot query field "menu" on type "Query".' }] };
  expect((await without.query(call('{menu}'))).result).toEqual(refused);
  const { body } = await without.executeGraphql({ ...call('{menu}'), method: 'POST' });
  expect([JSON.parse(body.toString()), calls]).toEqual([refused, []]);
  await without.query(call('{a}'));
  expect(calls).toHaveLength(1);
});
