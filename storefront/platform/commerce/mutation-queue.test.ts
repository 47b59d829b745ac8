import { expect, test } from 'vitest';
import { createMutationQueue } from './mutation-queue.ts';

const job = (log: string[], name: string) => {
  let finish = (): void => undefined;
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const work = async (): Promise<string> => {
    log.push(`start ${name}`);
    await done;
    log.push(`end ${name}`);
    return name;
  };
  return { work, finish };
};

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

test('[GM-11] mutations run one at a time, in order, and a failed one does not block the next', async () => {
  const log: string[] = [];
  const enqueue = createMutationQueue();
  const [first, second] = [job(log, 'first'), job(log, 'second')];
  const results = [
    enqueue(first.work),
    enqueue(() => Promise.reject(new Error('no'))).catch(() => 'failed'),
    enqueue(second.work),
  ];
  await settle();
  expect(log).toEqual(['start first']);
  second.finish();
  first.finish();
  expect(await Promise.all(results)).toEqual(['first', 'failed', 'second']);
  expect(log).toEqual(['start first', 'end first', 'start second', 'end second']);
});

test('[GM-12] a mutation marked to skip the queue starts at once', async () => {
  const log: string[] = [];
  const enqueue = createMutationQueue();
  const [slow, urgent] = [job(log, 'slow'), job(log, 'urgent')];
  void enqueue(slow.work);
  void enqueue(urgent.work, { skipQueue: true });
  await settle();
  expect(log).toEqual(['start slow', 'start urgent']);
});

test('[GM-13] a newer mutation for the same line replaces the queued one', async () => {
  const log: string[] = [];
  const enqueue = createMutationQueue();
  const running = job(log, 'running');
  void enqueue(running.work, { replaceKey: 'line 1' });
  const older = enqueue(async () => 'older', { replaceKey: 'line 1' });
  const newer = enqueue(async () => 'newer', { replaceKey: 'line 1' });
  const other = enqueue(async () => 'other', { replaceKey: 'line 2' });
  running.finish();
  expect(await Promise.all([older, newer, other])).toEqual(['newer', 'newer', 'other']);
});
