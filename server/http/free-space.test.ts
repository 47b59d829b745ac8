import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasFreeSpace } from './free-space.ts';
import { testServer } from '../testing/fixtures.ts';

test('a disk has space while 64 MB are free; a missing folder counts as its parent', async () => {
  const MB = 1024 * 1024;
  const requested = async (free: number) => hasFreeSpace('/', async () => free);
  expect([await requested(64 * MB), await requested(64 * MB - 1), await requested(0)]).toEqual([true, false, false]);
  expect(await hasFreeSpace(join(tmpdir(), 'not', 'there', 'yet'))).toBe(true);
});

test('a shop with a full disk is not ready and reports the reason', async () => {
  let isFull = false;
  const { app } = await testServer({ hasFreeSpace: async () => !isFull });
  expect((await app.inject('/health/ready')).statusCode).toBe(200);
  isFull = true;
  const { statusCode, headers, body } = await app.inject('/health/ready');
  expect([statusCode, headers['retry-after'], JSON.parse(body)]).toEqual([
    503,
    '5',
    expect.objectContaining({ status: 'unavailable', disk: false, commerce: true }),
  ]);
  await app.close();
});

// A file system of Linux that has no free block, as a disk that is full.
test.skipIf(process.platform !== 'linux')('checks the disk that the shop writes to', async () => {
  const { app } = await testServer({ environment: { VAR_DIR: '/proc' } });
  const { statusCode, body } = await app.inject('/health/ready');
  expect([statusCode, JSON.parse(body)]).toEqual([503, expect.objectContaining({ disk: false })]);
  await app.close();
});
