import { expect, test } from 'vitest';
import { BoundedQueue } from './bounded-queue.ts';

const gated = (queue: BoundedQueue) => {
  const done: string[] = [];
  const gates: (() => void)[] = [];
  const add = (name: string, address: string): Promise<void> =>
    queue.run(async () => {
      await new Promise<void>((go) => gates.push(go));
      done.push(name);
    }, address);
  /** Ends the running job and starts the next one. */
  const step = async (): Promise<void> => {
    gates.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { done, add, step };
};

test('a client with many jobs delays another client by one job only', async () => {
  const { done, add, step } = gated(new BoundedQueue({ concurrency: 1, waiting: 20, deadlineMs: 5_000 }));
  const work = ['a1', 'a2', 'a3', 'a4'].map((name) => add(name, 'a'));
  work.push(add('b1', 'b'), add('b2', 'b'));
  for (let count = 0; count < 6; count += 1) await step();
  await Promise.all(work);
  expect(done).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4']);
});

test('an address may take its share of the waiting places, the others are for others', async () => {
  const queue = new BoundedQueue({ concurrency: 1, waiting: 4, waitingEach: 2, deadlineMs: 5_000 });
  const { add, step } = gated(queue);
  const work = [add('a1', 'a'), add('a2', 'a'), add('a3', 'a')];
  await expect(add('a4', 'a')).rejects.toThrow('The line is full');
  work.push(add('b1', 'b'));
  expect(queue.waiting).toBe(3);
  for (let count = 0; count < 4; count += 1) await step();
  await Promise.all(work);
  expect(queue.waiting).toBe(0);
});
