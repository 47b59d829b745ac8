import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { BoundedQueue, Busy } from '../http/bounded-queue.ts';
import { temporaryFolder } from '../testing/fixtures.ts';
import { parseImageParameters } from './image-parameters.ts';
import { ImageService } from './image-service.ts';
import { createImageStore } from './image-store.ts';
import { createMediaFiles } from './media-files.ts';

const setUp = async (transform: () => Promise<Buffer>, deadlineMs = 1_000) => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'a.png'), 'a');
  const files = createMediaFiles([folder]);
  const images = new ImageService({
    files,
    store: createImageStore(join(folder, 'cache'), 1_000_000),
    queue: new BoundedQueue({ concurrency: 1, waiting: 2, deadlineMs }),
    transform,
    memoryBytes: 1_000_000,
    onStoreError: () => {},
  });
  const file = await files.find('a.png');
  if (!file) throw new Error('the fixture is missing');
  const get = (width: number) => images.get(file, parseImageParameters(`width=${width}`)!, undefined);
  return { get };
};

test('concurrent requests for one picture share one transform', async () => {
  let transforms = 0;
  const { promise: isMade, resolve: make } = Promise.withResolvers<Buffer>();
  const { get } = await setUp(() => {
    transforms += 1;
    return isMade;
  });
  const pictures = Array.from({ length: 20 }, () => get(640));
  await vi.waitFor(() => expect(transforms).toBe(1));
  make(Buffer.from('made'));
  await Promise.all(pictures);
  await get(640);
  expect(transforms).toBe(1);
});

test('one transform at a time, a bounded line behind it, then Busy', async () => {
  let running = 0;
  let most = 0;
  let refusals = 0;
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const { get } = await setUp(async () => {
    most = Math.max(most, ++running);
    await gate;
    running -= 1;
    return Buffer.from('made');
  }, 60_000);
  const requested = [40, 80, 160, 320, 640].map((width) => get(width));
  for (const picture of requested) picture.catch(() => (refusals += 1));
  await vi.waitFor(() => expect(refusals).toBe(2));
  open();
  const results = await Promise.allSettled(requested);
  expect(most).toBe(1);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.every(({ reason }) => reason instanceof Busy)).toBe(true);
});

test('refuses a request after its deadline with Retry-After, and the queue continues', async () => {
  const { promise: first, resolve: finishFirst } = Promise.withResolvers<Buffer>();
  const transform = vi.fn<() => Promise<Buffer>>(async () => Buffer.from('made')).mockReturnValueOnce(first);
  const { get } = await setUp(transform, 30);
  await expect(get(40)).rejects.toBeInstanceOf(Busy);
  finishFirst(Buffer.from('late'));
  expect((await get(80)).content.toString()).toBe('made');
});
