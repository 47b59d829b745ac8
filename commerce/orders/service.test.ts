import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { fixedClock } from '#commerce/platform/clock.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import type { Work } from '#commerce/platform/schedule/schedule.ts';
import { customerOrders } from './customer-orders.ts';
import { placedOrder, startOrders } from './service.ts';

test('with a failing database the shop keeps running, and reports the error to the schedule', async () => {
  const warn = vi.fn<(details: unknown, what: string) => void>();
  const varDir = mkdtempSync(join(tmpdir(), 'tessera-orders-'));
  const db = { tx: () => Promise.reject(new Error('the database is gone')) };
  const clock = fixedClock('2026-06-15T12:00:00Z');
  const works: Work[] = [];
  const schedule = { add: (work: Work) => works.push(work) };
  startOrders({ db, clock, schedule, log: { warn }, settings: { varDir } } as unknown as Platform);
  expect(works.map(({ name, everyMs }) => [name, everyMs])).toEqual([['old idempotency keys', 24 * 3600 * 1000]]);
  await expect(works[0]?.run()).rejects.toThrow();
});

test.each([
  '',
  'x',
  'x'.repeat(31),
  'x'.repeat(33),
  `${'x'.repeat(31)}-`,
  `-${'x'.repeat(32)}`,
  `${'x'.repeat(31)}\u0000`,
])('%j can be no cart: no receipt is looked for, and the answer is kept by nobody', async (id) => {
  const noStore = vi.fn<() => void>();
  expect(await placedOrder({ noStore } as unknown as CommerceContext, id)).toBeNull();
  expect(noStore).toHaveBeenCalledOnce();
});

test('an invalid page of orders is refused, and the refusal is not cached', async () => {
  const noStore = vi.fn<() => void>();
  const page = { currentPage: 0, pageSize: 20 };
  await expect(customerOrders({ noStore } as unknown as CommerceContext, 7, page)).rejects.toThrow(
    'currentPage value must be greater than 0.',
  );
  expect(noStore).toHaveBeenCalledOnce();
});
