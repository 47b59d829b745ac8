import { expect, test } from 'vitest';
import { kindOf, wallAgainstReexport, wallBetween } from './walls.ts';

test('features do not see each other', () => {
  expect(wallBetween('storefront/features/cart/cart-page.tsx', '#storefront/features/product/price.tsx')).toMatch(
    /never imports another/,
  );
  expect(wallBetween('storefront/features/cart/cart-page.tsx', '../product/price.tsx')).toMatch(
    /never imports another/,
  );
  expect(wallBetween('storefront/routes/cart.tsx', '#storefront/features/product/price.tsx')).toBeUndefined();
});

test('ui and platform do not see features', () => {
  expect(wallBetween('storefront/ui/button.tsx', '../features/cart/x.ts')).toMatch(/ui has no domain/);
  expect(wallBetween('storefront/platform/money.ts', '#storefront/features/cart/x.ts')).toMatch(/platform is used/);
});

test('the shell composes features, and routes put pages into the shell', () => {
  expect(wallBetween('storefront/shell/layout.tsx', '#storefront/routes/pages/cart.tsx')).toMatch(/knows none/);
  expect(wallBetween('storefront/features/cart/x.ts', '#storefront/shell/layout.tsx')).toMatch(/compose features/);
  expect(wallBetween('storefront/shell/cart-link.tsx', '#storefront/features/cart/x.ts')).toBeUndefined();
  expect(wallBetween('storefront/routes/views.tsx', '#storefront/shell/layout.tsx')).toBeUndefined();
});

test('the two sides share the contract only', () => {
  expect(wallBetween('storefront/platform/money.ts', '#commerce/sale/cart/service.ts')).toMatch(/contract only/);
  expect(wallBetween('commerce/sale/cart/service.ts', '#storefront/platform/money.ts')).toMatch(/contract only/);
  expect(wallBetween('contract/limits.ts', '#commerce/sale/cart/types.ts')).toMatch(/neither side/);
  expect(wallBetween('server/pages.ts', '#storefront/router.tsx')).toMatch(/page-render/);
  expect(wallBetween('counter/app.tsx', '#commerce/sale/cart/service.ts')).toMatch(/contract only/);
  expect(wallBetween('counter/app.tsx', '#storefront/ui/button.tsx')).toMatch(/contract only/);
  expect(wallBetween('storefront/shell/layout.tsx', '../../counter/rest.ts')).toMatch(/contract only/);
  expect(wallBetween('counter/app.tsx', '#contract/staff-roles.ts')).toBeUndefined();
});

test('a module has one entry point', () => {
  expect(wallBetween('commerce/after-sale/orders/service.ts', '#commerce/sale/cart/store.ts')).toMatch(/service only/);
  expect(wallBetween('commerce/after-sale/orders/service.ts', '#commerce/sale/cart/service.ts')).toBeUndefined();
  expect(wallBetween('commerce/after-sale/orders/rules.ts', './store.ts')).toMatch(/pure/);
  expect(wallBetween('commerce/after-sale/orders/graphql.ts', './store.ts')).toMatch(/through the service/);
});

test('the suffix of a file is its kind; a file without one is part of the service', () => {
  const kinds = [
    'graphql-input',
    'line-resolvers',
    'rest',
    'rest-gate',
    'rest-wire',
    'place-order',
    'progress-rules',
    'address-store',
    'columns',
    'types',
  ];
  expect(kinds.map((name) => kindOf(['commerce', 'sale', 'cart', `${name}.ts`]))).toEqual([
    'graphql',
    'graphql',
    'rest',
    'rest',
    'wire',
    'service',
    'rules',
    'store',
    'store',
    'types',
  ]);
});

test('kinds of files import only lower kinds', () => {
  const cart = (from: string, to: string) => wallBetween(`commerce/sale/cart/${from}.ts`, `./${to}.ts`);
  expect(cart('rest', 'graphql')).toMatch(/do not know each other/);
  expect(cart('line-resolvers', 'store')).toMatch(/through the service/);
  expect(cart('cart-wire', 'store')).toMatch(/what the service returns/);
  for (const above of ['graphql', 'rest-gate', 'wire']) expect(cart('adding', above)).toMatch(/never the other way/);
  expect(cart('cart-store', 'session')).toMatch(/rules and types only/);
  expect(cart('types', 'session')).toMatch(/types know types/);
  expect(cart('item-rules', 'service')).toMatch(/pure/);
  for (const [from, to] of [
    ['graphql', 'wire'],
    ['graphql', 'session'],
    ['wire', 'rules'],
    ['session', 'store'],
    ['store', 'rules'],
    ['rules', 'titles'],
  ] as const)
    expect(cart(from, to)).toBeUndefined();
});

test('each kind of file enters another module only by the files meant for it', () => {
  const enter = (from: string, to: string) =>
    wallBetween(`commerce/after-sale/orders/${from}.ts`, `#commerce/sale/cart/${to}.ts`);
  for (const [from, to] of [
    ['rest', 'rest-gate'],
    ['rest', 'rest-wire'],
    ['graphql', 'wire'],
    ['store', 'columns'],
    ['rules', 'rules'],
    ['place-order', 'types'],
  ] as const)
    expect(enter(from, to)).toBeUndefined();
  for (const [from, to] of [
    ['place-order', 'wire'],
    ['graphql', 'rest-gate'],
    ['service', 'columns'],
    ['rest', 'session'],
    ['store', 'store'],
  ] as const)
    expect(enter(from, to)).toMatch(/service only/);
});

test('a service re-exports nothing of a store, nor of another module', () => {
  const passing = (source: string) => wallAgainstReexport('commerce/sale/cart/service.ts', source);
  expect(passing('./store.ts')).toMatch(/nothing of a store/);
  expect(passing('#commerce/merchandise/stores/service.ts')).toMatch(/another module/);
  expect(passing('./session.ts')).toBeUndefined();
});

test('SQL is in stores and in the platform only', () => {
  expect(wallBetween('commerce/sale/cart/session.ts', 'kysely')).toMatch(/SQL/);
  for (const file of ['cart/store', 'address/columns', 'platform/jobs/jobs', 'cart/session.test'])
    expect(wallBetween(`commerce/${file}.ts`, 'kysely')).toBeUndefined();
});

test('imports between layers of the back end go downwards only', () => {
  const up = (from: string, to: string) => wallBetween(`commerce/${from}/service.ts`, `#commerce/${to}/service.ts`);
  for (const [from, to] of [
    ['merchandise/catalog', 'people/contact'],
    ['people/contact', 'sale/cart'],
    ['sale/cart', 'after-sale/orders'],
    ['after-sale/orders', 'import'],
  ] as const) {
    expect(up(from, to)).toMatch(/downwards only/);
    expect(up(to, from)).toBeUndefined();
  }
  expect(up('sale/cart', 'sale/payment')).toBeUndefined();
  expect(wallBetween('commerce/people/contact/types.ts', '#commerce/sale/cart/types.ts')).toMatch(/downwards only/);
});

test('platform knows no module, not even its types', () => {
  const platform = 'commerce/platform/mail/mailer.ts';
  expect(wallBetween(platform, '#commerce/merchandise/stores/types.ts')).toMatch(/knows no module/);
  expect(wallBetween(platform, '../database/types.ts')).toBeUndefined();
  expect(wallBetween('commerce/sale/cart/store.ts', '#commerce/platform/database/types.ts')).toBeUndefined();
});

test('the server reaches the back end through app.ts, settings.ts and services', () => {
  const reach = (source: string) => wallBetween('server/pages/execute.ts', source);
  expect(reach('#commerce/sale/cart/store.ts')).toMatch(/settings.ts and services/);
  expect(reach('#commerce/modules.ts')).toMatch(/settings.ts and services/);
  expect(reach('#commerce/platform/mail/mailer.ts')).toMatch(/of the platform/);
  for (const source of [
    'app',
    'settings',
    'import/service',
    'platform/log',
    'platform/database/types',
    'platform/cache/tag-cache',
  ])
    expect(reach(`#commerce/${source}.ts`)).toBeUndefined();
});
