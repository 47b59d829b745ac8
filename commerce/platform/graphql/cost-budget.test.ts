import { expect, test } from 'vitest';
import { CostBudget } from './cost-budget.ts';

test('an address may save up for ten seconds, then waits until its debt is paid; another is not touched', () => {
  let now = 0;
  const budget = new CostBudget(1_000, () => now);
  budget.charge('a', 9_999);
  expect(budget.wait('a')).toBe(0);
  budget.charge('a', 3_001);
  expect([budget.wait('a'), budget.wait('b')]).toEqual([3, 0]);
  now = 2_900;
  expect(budget.wait('a')).toBe(1);
  now = 3_100;
  expect(budget.wait('a')).toBe(0);
  now = 1_000_000;
  budget.charge('a', 10_001);
  expect(budget.wait('a')).toBe(1);
});

test('of one address three operations run at a time and 32 may wait or run; one that waited sees the debt', async () => {
  const budget = new CostBudget(1_000);
  const end = Promise.withResolvers<void>();
  let running = 0;
  const debts: number[] = [];
  const work = Array.from({ length: 32 }, () =>
    budget.inTurn('a', async (debt) => {
      running += 1;
      debts.push(debt);
      await end.promise;
      budget.charge('a', 20_000);
    }),
  );
  expect(running).toBe(3);
  expect([budget.wait('a'), budget.wait('b')]).toEqual([1, 0]);
  end.resolve();
  await Promise.all(work);
  expect(debts.map((debt) => debt > 0)).toEqual(debts.map((_, index) => index >= 3));
});
