import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { lockFolder } from '#commerce/platform/database/folder-lock.ts';
import { loadSettings } from '#commerce/platform/settings.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import { handleRequests, inboxFolder } from './inbox-folder.ts';
import { ProgressError } from './progress-rules.ts';
import type { ProgressStep } from './progress-rules.ts';
import { shipOrder, stepOf } from './ship-order.ts';

describe('the ship command', () => {
  test('takes an order number, and optionally a sku and a tracking number', () => {
    expect(stepOf(['12345'])).toEqual({ number: '000012345', sku: undefined, trackingNumber: undefined });
    expect(stepOf(['--sku', 'TILE', '482915306', '--tracking', '1Z999'])).toEqual({
      number: '482915306',
      sku: 'TILE',
      trackingNumber: '1Z999',
    });
    expect(() => stepOf(['482915306', '--carrier', 'x'])).toThrow('--carrier');
  });

  test('prints its usage', () => {
    const { status, stderr } = spawnSync(process.execPath, ['commerce/orders/ship-command.ts'], { encoding: 'utf8' });
    expect([status, stderr.split('\n').slice(0, -1)]).toEqual([
      1,
      [
        'Usage: npm run orders:ship -- <order number> [--sku SKU] [--tracking NUMBER]',
        'Moves an order one step on: processing, ready, shipped.',
      ],
    ]);
    expect(() => stepOf(['--sku', 'TILE'])).toThrow(new ProgressError(stderr.trim()));
  });
});

describe('running a step', () => {
  const step: ProgressStep = { number: '482915306', sku: 'TILE' };
  let settings: Settings;
  beforeEach(() => {
    settings = loadSettings({ NODE_ENV: 'test', VAR_DIR: mkdtempSync(join(tmpdir(), 'tessera-ship-')) });
  });

  describe('leaves it to the running shop', () => {
    let unlock: () => void;
    beforeEach(() => {
      unlock = lockFolder(join(settings.varDir, 'lock'));
      return () => unlock();
    });
    const answered = async (take: (step: ProgressStep) => Promise<string>): Promise<string> => {
      const shipped = shipOrder(settings, step);
      shipped.catch(() => {});
      const folder = inboxFolder(settings.varDir);
      await vi.waitUntil(() => existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.json')));
      await handleRequests(settings.varDir, take, () => {});
      return shipped;
    };

    test('returns the answer of the shop', async () => {
      expect(await answered(async ({ number, sku }) => `${number} ${sku}`)).toBe('482915306 TILE');
    });

    test('throws the error of the shop', async () => {
      const reason = new ProgressError('There is no order 482915306.');
      await expect(answered(() => Promise.reject(reason))).rejects.toThrow(reason);
    });

    test('throws when the shop does not answer', async () => {
      await expect(shipOrder(settings, step, { waitMs: 1 })).rejects.toThrow(
        new ProgressError('The shop that has the database open did not answer.'),
      );
    });
  });

  test('fails when the database cannot be opened', async () => {
    const wrong: Settings = { ...settings, databaseUrl: 'postgres://127.0.0.1:1/none' };
    await expect(shipOrder(wrong, step)).rejects.toThrow('DATABASE_URL does not answer');
  });
});
