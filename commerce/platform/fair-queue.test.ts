import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

test('addresses take turns, each in its own order', () => {
  const queue = new FairQueue<string>();
  for (const name of ['a1', 'a2', 'a3']) queue.add('a', name);
  queue.add('b', 'b1');
  expect([queue.size, queue.of('a'), queue.of('b'), queue.of('c')]).toEqual([4, 3, 1, 0]);
  expect([queue.next(), queue.next()]).toEqual(['a1', 'b1']);
  queue.add('b', 'b2');
  expect([queue.next(), queue.next(), queue.next(), queue.next()]).toEqual(['a2', 'b2', 'a3', undefined]);
  expect(queue.size).toBe(0);
});
