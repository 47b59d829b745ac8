import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { messageCatalogues } from './catalogues.ts';
import { PARTS } from './parts.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'messages-'));
});
afterEach(() => rm(root, { recursive: true }));

const write = async (file: string, text: string): Promise<void> => {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
};
const writeMessages = (folder: string, ...ids: string[]): Promise<void> =>
  write(
    `storefront/${folder}/messages.json`,
    JSON.stringify(Object.fromEntries(ids.map((id) => [id, { en: `English ${id}`, fr: `Mots ${id}` }]))),
  );
const problems = (): readonly string[] => messageCatalogues(root).problems;

test('only a feature itself and code that composes features use its messages', async () => {
  await writeMessages('features/cart', 'cart.title');
  await write('storefront/features/cart/cart.tsx', `t('cart.title')`);
  await write('storefront/routes/pages/faq.tsx', `import '#storefront/features/cart/cart.tsx'; t('cart.title')`);
  await write('storefront/entry-client.tsx', `import('./routes/pages/faq.tsx')`);
  expect(problems()).toEqual([]);

  await write('storefront/features/header/button.tsx', `t('cart.title')`);
  await write('storefront/entry-client.tsx', `import './features/header/button.tsx'; import('./routes/pages/faq.tsx')`);
  expect(problems()).toEqual([
    'cart.title: belongs to storefront/features/cart, storefront/features/header/button.tsx may not use it (a feature never imports another; the shell and routes compose them)',
  ]);
});

test('a dynamic import without a literal name fails the build', async () => {
  await write('storefront/entry-client.tsx', 'const load = (name) => import(`./features/${name}.tsx`)');
  expect(problems()).toEqual([
    'storefront/entry-client.tsx: import() must name its file, so that its messages are known',
  ]);
});

test('[ER-22] code runs only after the messages of its part of the shop are loaded', async () => {
  await writeMessages('features/checkout', 'checkout.pay');
  await writeMessages('features/contact', 'contact.title');
  await write('storefront/features/checkout/step.tsx', `t('checkout.pay'); import type { A } from './a.ts'`);
  await write('storefront/features/contact/form.tsx', `t('contact.title')`);
  await write('storefront/routes/pages/checkout.tsx', `import '../../features/checkout/step.tsx'; t('checkout.pay')`);
  await write('storefront/shell/ask.tsx', `withMessages('service', () => import('../features/contact/form.tsx'))`);
  await write('storefront/shell/types.ts', `import type { A } from '../features/checkout/step.tsx'`);
  expect(problems()).toEqual([]);

  await write('storefront/shell/ask.tsx', `withMessages('buy', () => import('../features/contact/form.tsx'))`);
  await write('storefront/shell/button.tsx', `import '../features/checkout/step.tsx'; t('checkout.pay')`);
  await write('storefront/routes/pages/faq.tsx', `import('#storefront/features/contact/form.tsx')`);
  expect(problems()).toEqual([
    "storefront/routes/pages/faq.tsx (browse): loads storefront/features/contact/form.tsx without withMessages('service', …)",
    "storefront/shell/ask.tsx (browse): loads storefront/features/contact/form.tsx without withMessages('service', …)",
    'storefront/shell/button.tsx (browse): imports storefront/features/checkout/step.tsx (buy) without the messages of that part',
    'checkout.pay: is loaded with buy, storefront/shell/button.tsx is in browse',
  ]);
});

test('the table of parts names files and directories that exist', () => {
  expect(Object.keys(PARTS).filter((path) => !existsSync(join(import.meta.dirname, '../../storefront', path)))).toEqual(
    [],
  );
});

test('[ER-23] messages that are duplicated, unused or lack a language fail the build', async () => {
  await writeMessages('features/cart', 'cart.title');
  await writeMessages('features/header', 'cart.title', 'header.left');
  await write(
    'storefront/features/header/messages.json',
    '{ "cart.title": { "en": "x" }, "header.left": { "en": "x", "fr": "y" } }',
  );
  expect(problems()).toEqual(
    expect.arrayContaining(['cart.title: no French text', 'cart.title: stands twice', 'header.left: unused']),
  );
  // A comment does not count.
  await write('storefront/entry-client.tsx', `// t('header.left')`);
  expect(problems()).toContain('header.left: unused');
});

test('the back end’s messages are in their subject’s folder, in both languages', async () => {
  await write('commerce/after-sale/orders/status.ts', "say(`order.status.${status}`); say('order.mail')");
  await write(
    'commerce/after-sale/orders/messages.json',
    '{ "order.status.shipped": { "en": "Shipped", "fr": "Expédiée" }, "order.mail": { "en": "Order", "fr": "Commande" } }',
  );
  expect(problems()).toEqual([]);
  await write('commerce/after-sale/orders/status.ts', "say('order.mail'); const word = 'Expédiée'");
  expect(problems()).toEqual([
    'commerce/after-sale/orders/status.ts: French in code belongs in messages.json beside it',
    'order.status.shipped: unused in commerce/after-sale/orders',
  ]);
  await write('commerce/after-sale/orders/messages.json', '{ "order.mail": { "en": "Order" } }');
  expect(problems()).toContain('order.mail: no French text');
});

test('a second copy of the shop’s name or of an email colour fails the build', async () => {
  await write('commerce/after-sale/orders/mail.ts', "const type = 'TesseraTestPayment'; // Tessera");
  expect(problems()).toEqual([]);
  for (const copy of ["'Tessera'", "'hello@tessera.example'", "'#7a4a2b'"]) {
    await write('commerce/after-sale/orders/mail.ts', `const copy = ${copy}`);
    expect(problems()).toEqual([
      "commerce/after-sale/orders/mail.ts: the shop's name is in catalogue/stores.yaml, and colours of mail are in commerce/platform/mail/brand.ts",
    ]);
  }
});
