import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Dialect,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { expect, test, vi } from 'vitest';
import { fixedClock } from '#commerce/platform/clock.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import type { Task } from '#commerce/platform/jobs/types.ts';
import { customerOrders } from './customer-orders.ts';
import { placedOrder, startOrders } from './service.ts';

test('keeps running with a failing database and reports the error to the task scheduler', async () => {
  const warn = vi.fn<(details: unknown, what: string) => void>();
  const varDir = mkdtempSync(join(tmpdir(), 'tessera-orders-'));
  const gone = new Error('the database is gone');
  const driver = Object.assign(new DummyDriver(), { acquireConnection: () => Promise.reject(gone) });
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  const db = { kysely: new Kysely({ dialect }), tx: () => Promise.reject(gone) };
  const clock = fixedClock('2026-06-15T12:00:00Z');
  const tasks: Task[] = [];
  const jobs = { handle: () => {}, schedule: (task: Task) => tasks.push(task) };
  const perProcess = (_key: symbol, make: () => unknown) => make();
  startOrders({
    db,
    clock,
    jobs,
    perProcess,
    log: { warn },
    settings: { varDir, gateways: {} },
  } as unknown as Platform);
  const day = 24 * 3600 * 1000;
  expect(tasks.map((task) => [task.name, 'everyMs' in task && task.everyMs])).toEqual([
    ['old photographs of claims', day],
    ['people of old orders', day],
    ['amounts on cards set aside anew', 60_000],
    ['arrived stock for waiting orders', 30_000],
    ['notices of payment gateways', 60_000],
    ['old idempotency keys', day],
  ]);
  for (const { run } of tasks) await expect(run()).rejects.toThrow(gone);
});

test.each([
  '',
  'x',
  'x'.repeat(31),
  'x'.repeat(33),
  `${'x'.repeat(31)}-`,
  `-${'x'.repeat(32)}`,
  `${'x'.repeat(31)}\u0000`,
])('returns no receipt for the malformed cart id %j, and does not cache the response', async (id) => {
  const noStore = vi.fn<() => void>();
  expect(await placedOrder({ noStore } as unknown as CommerceContext, id)).toBeNull();
  expect(noStore).toHaveBeenCalledOnce();
});

test('rejects an invalid page of orders, and does not cache the error', async () => {
  const noStore = vi.fn<() => void>();
  const page = { currentPage: 0, pageSize: 20 };
  await expect(customerOrders({ noStore } as unknown as CommerceContext, { customerId: 7 }, page)).rejects.toThrow(
    'currentPage value must be greater than 0.',
  );
  expect(noStore).toHaveBeenCalledOnce();
});
