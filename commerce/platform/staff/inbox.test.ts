import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { Platform } from '#commerce/platform/context.ts';
import { requestRun } from './inbox-folder.ts';
import { startInbox } from './inbox.ts';
import type { StaffModule } from './types.ts';

const orders: StaffModule = {
  name: 'order',
  what: '',
  verbs: { ship: { args: ['<number>'], what: '', run: (platform) => platform.db.tx(async () => '') } },
};

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
test('the inbox is polled every second, also after an error', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { platform, varDir, warn, error } = brokenShop();
  startInbox(platform, [orders]);
  for (const _second of [1, 2]) {
    const response = requestRun(varDir, ['order', 'ship', '482915306']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await response).toEqual({ text: 'the database is gone', isError: true });
  }
  expect(warn.mock.calls.map(([details]) => details)).toEqual([{ err: error }, { err: error }]);
});

test('with a database server the inbox is not polled', async () => {
  const { platform, varDir } = brokenShop('postgres://server/shop');
  const response = requestRun(varDir, ['order', 'ship', '482915306'], 150);
  startInbox(platform, [orders]);
  expect(await response).toBeUndefined();
});
