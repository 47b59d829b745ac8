import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { messageCatalogues } from './catalogues.ts';
import { readMessageFiles } from './message-files.ts';
import { moduleGraph } from './module-graph.ts';
import { EVERY_PAGE, messagePlan } from './plan.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'messages-'));
  for (const file of [...EVERY_PAGE, 'storefront/entry-server.tsx', 'storefront/worker/service-worker.ts'])
    await write(file, '');
});
afterEach(() => rm(root, { recursive: true }));

const write = async (file: string, text: string): Promise<void> => {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
};
const say = (folder: string, ...ids: string[]): Promise<void> =>
  write(
    `storefront/${folder}/messages.json`,
    JSON.stringify(Object.fromEntries(ids.map((id) => [id, { en: `English ${id}`, fr: `Mots ${id}` }]))),
  );
const problems = (): readonly string[] => messageCatalogues(root).problems;
const plan = () => messagePlan(moduleGraph(root), readMessageFiles(root, 'storefront'));

test('only a feature itself and code that composes features use its messages', async () => {
  await say('features/cart', 'cart.title');
  await write('storefront/features/cart/cart.tsx', `t('cart.title')`);
  await write('storefront/routes/pages/cart.tsx', `import '#storefront/features/cart/cart.tsx'; t('cart.title')`);
  await write('storefront/entry-client.tsx', `import('./routes/pages/cart.tsx')`);
  expect(problems()).toEqual([]);

  await write('storefront/features/header/button.tsx', `t('cart.title')`);
  await write(
    'storefront/entry-client.tsx',
    `import './features/header/button.tsx'; import('./routes/pages/cart.tsx')`,
  );
  expect(problems()).toEqual([
    'cart.title: belongs to storefront/features/cart, storefront/features/header/button.tsx may not use it (a feature never imports another; the shell and routes compose them)',
  ]);
});

test('a message used in a file that nothing imports, and a dynamic import without a literal name, fail the build', async () => {
  await say('features/cart', 'cart.title');
  await write('storefront/features/cart/cart.tsx', `t('cart.title')`);
  expect(problems()).toEqual(['cart.title: storefront/features/cart/cart.tsx uses it, and no import leads there']);
  await write('storefront/entry-client.tsx', 'const load = (name) => import(`./features/${name}.tsx`)');
  expect(problems()).toContain(
    'storefront/entry-client.tsx: import() must name its file, or nobody knows which messages it needs',
  );
});

test('[ER-23] messages that are duplicated, unused or lack a language fail the build', async () => {
  await say('features/cart', 'cart.title');
  await say('features/header', 'cart.title', 'header.left');
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

test('a lazy part includes the messages of the directories it uses, except those already loaded', async () => {
  await say('features/header', 'header.search');
  await say('features/cart', 'cart.title', 'cart.total');
  await say('platform/forms', 'forms.required');
  await write('storefront/entry-client.tsx', `import './header.tsx'; import('./routes/pages/cart.tsx')`);
  await write('storefront/header.tsx', `t('header.search')`);
  await write(
    'storefront/routes/pages/cart.tsx',
    `import type { A } from './order.tsx'; import '../../features/cart/cart.tsx'`,
  );
  await write('storefront/features/cart/cart.tsx', `t('cart.title'); const late = () => import('./form.tsx')`);
  await write('storefront/features/cart/form.tsx', `t('cart.total'); t('forms.required')`);
  const { base, files, fileOf } = plan();
  expect(base).toEqual(['header.search']);
  expect(Object.fromEntries(fileOf)).toEqual({
    'storefront/routes/pages/cart.tsx': 'features.cart',
    'storefront/features/cart/form.tsx': 'platform.forms',
  });
  expect(files.get('features.cart')).toEqual(['cart.title', 'cart.total']);
});

test('a part with two import paths includes messages loaded on only one of them', async () => {
  await say('features/cart', 'cart.title');
  await write('storefront/entry-client.tsx', `import.meta.glob(['./routes/pages/*.tsx', '!./**/*.test.tsx'])`);
  await write('storefront/routes/pages/cart.tsx', `import('../part.tsx'); import '../../features/cart/cart.tsx'`);
  await write('storefront/routes/pages/home.tsx', `import('../part.tsx')`);
  await write('storefront/routes/part.tsx', `import '../features/cart/cart.tsx'`);
  await write('storefront/features/cart/cart.tsx', `t('cart.title')`);
  expect(plan().fileOf.get('storefront/routes/part.tsx')).toBe('features.cart');
  await write('storefront/routes/pages/home.tsx', '');
  expect(plan().fileOf.get('storefront/routes/part.tsx')).toBeUndefined();
});

test('lazy parts rendered by the server have their messages in the file of the page', async () => {
  await say('features/cart', 'cart.title');
  await say('features/map', 'map.title');
  await write('storefront/entry-client.tsx', `import('./routes/pages/cart.tsx')`);
  await write(
    'storefront/routes/pages/cart.tsx',
    `t('cart.title'); const Map = import.meta.env.SSR ? await import('../../features/map/map.tsx') : lazy()`,
  );
  await write('storefront/features/map/map.tsx', `t('map.title')`);
  expect(Object.fromEntries(plan().fileOf)).toEqual({
    'storefront/routes/pages/cart.tsx': 'features.cart+features.map',
  });
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
