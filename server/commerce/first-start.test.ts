import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { smallCatalogue } from '#commerce/import/testing/small-catalogue.ts';
import { loadSettings } from '#commerce/settings.ts';
import { silentLog } from '#commerce/platform/log.ts';
import { openCommerce } from './open-commerce.ts';

const folder = mkdtempSync(join(tmpdir(), 'tessera-first-start-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Name of the small catalogue's shop. */
const nameShop = (catalogue: string): void => {
  const path = join(catalogue, 'stores.yaml');
  const of =
    "name: Ardosia, sender: orders@ardosia.example, address: { en: 12 Port St, fr: '12, rue du Port' }, email: { en: hello@ardosia.example, fr: bonjour@ardosia.example }";
  writeFileSync(path, readFileSync(path, 'utf8').replace('name: Tessera', of));
};

test('the catalogue defines the shop’s identity: sender of emails, address, pictures', () => {
  const catalogue = smallCatalogue();
  expect(() => loadSettings({ CATALOGUE: catalogue })).toThrow(
    'stores.yaml: needs website.sender, website.address, website.email',
  );
  nameShop(catalogue);
  expect(loadSettings({ CATALOGUE: catalogue })).toMatchObject({
    catalogue,
    isSample: false,
    mailFrom: 'Ardosia <orders@ardosia.example>',
    mailAddress: { en: 'Ardosia, 12 Port St', fr: 'Ardosia, 12, rue du Port' },
    supportEmail: { en: 'hello@ardosia.example', fr: 'bonjour@ardosia.example' },
  });
  expect(loadSettings({})).toMatchObject({ isSample: true });
  const nowhere = () => loadSettings({ CATALOGUE: join(catalogue, 'nowhere') });
  expect(nowhere).toThrow(/CATALOGUE: \S+stores\.yaml: ENOENT/);
});

test('the first start reports the notes of the catalogue command', async () => {
  const catalogue = smallCatalogue({
    'redirects.csv': 'request_path,target_path,redirect_type,store_view_code\nold,nowhere,301,\n',
  });
  nameShop(catalogue);
  const printed: string[] = [];
  const voice = {
    say: (text: string) => void printed.push(text),
    step: <T>(_: string, work: () => Promise<T>) => work(),
  };
  const settings = loadSettings({ VAR_DIR: join(folder, 'var'), CATALOGUE: catalogue });
  const { close } = await openCommerce({ settings, log: silentLog, voice });
  await close();
  expect(printed.join('\n')).toContain('note: redirects.csv, line 2');
  expect(printed.join('\n')).toContain(`${catalogue}: reading the files`);
  expect(printed.join('\n')).not.toContain('sample catalogue');
});
