import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { smallCatalogue } from '#commerce/import/testing/small-catalogue.ts';
import { loadSettings } from '#commerce/platform/settings.ts';
import { silentLog } from '#commerce/platform/log.ts';
import { openCommerce } from './open-commerce.ts';

const folder = mkdtempSync(join(tmpdir(), 'tessera-first-start-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the first start tells what the catalogue’s command would note', async () => {
  symlinkSync(
    smallCatalogue({ 'redirects.csv': 'request_path,target_path,redirect_type,store_view_code\nold,nowhere,301,\n' }),
    join(folder, 'catalogue'),
  );
  const said: string[] = [];
  const voice = { say: (text: string) => void said.push(text), step: <T>(_: string, work: () => Promise<T>) => work() };
  const settings = loadSettings({ VAR_DIR: join(folder, 'var') });
  const { close } = await openCommerce({ root: folder, settings, log: silentLog, voice });
  await close();
  expect(said.join('\n')).toContain('note: redirects.csv, line 2');
});
