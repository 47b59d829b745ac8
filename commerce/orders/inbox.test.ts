import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { Platform } from '#commerce/platform/context.ts';
import { leaveStep } from './inbox-folder.ts';
import { startInbox } from './inbox.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A shop whose every database query fails. */
const brokenShop = (databaseUrl?: string) => {
  const warn = vi.fn<(details: unknown) => void>();
  const error = new Error('the database is gone');
  const varDir = mkdtempSync(join(tmpdir(), 'tessera-inbox-'));
  const platform = { settings: { varDir, databaseUrl }, log: { warn }, db: { tx: () => Promise.reject(error) } };
  return { platform: platform as unknown as Platform, varDir, warn, error };
};
test('the shop looks for steps every second, also after one it failed on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { platform, varDir, warn, error } = brokenShop();
  startInbox(platform);
  for (const _second of [1, 2]) {
    const answer = leaveStep(varDir, { number: '482915306' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(await answer).toEqual({ text: 'the database is gone', isError: true });
  }
  expect(warn.mock.calls.map(([details]) => details)).toEqual([{ err: error }, { err: error }]);
});

test('behind a database server nobody looks for steps', async () => {
  const { platform, varDir } = brokenShop('postgres://server/shop');
  const answer = leaveStep(varDir, { number: '482915306' }, 150);
  startInbox(platform);
  expect(await answer).toBeUndefined();
});
