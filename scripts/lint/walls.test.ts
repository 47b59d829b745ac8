import { expect, test } from 'vitest';
import { wallBetween } from './walls.ts';

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
  expect(wallBetween('storefront/shell/cart-slot.tsx', '#storefront/features/cart/x.ts')).toBeUndefined();
  expect(wallBetween('storefront/routes/__root.tsx', '#storefront/shell/layout.tsx')).toBeUndefined();
});

test('the two sides meet in the contract only', () => {
  expect(wallBetween('storefront/platform/money.ts', '#commerce/cart/service.ts')).toMatch(/contract only/);
  expect(wallBetween('commerce/cart/service.ts', '#storefront/platform/money.ts')).toMatch(/contract only/);
  expect(wallBetween('contract/limits.ts', '#commerce/cart/types.ts')).toMatch(/neither side/);
  expect(wallBetween('server/pages.ts', '#storefront/router.tsx')).toMatch(/page-render/);
});

test('a subject has one door', () => {
  expect(wallBetween('commerce/orders/service.ts', '#commerce/cart/store.ts')).toMatch(/service only/);
  expect(wallBetween('commerce/orders/service.ts', '#commerce/cart/service.ts')).toBeUndefined();
  expect(wallBetween('commerce/orders/rules.ts', './store.ts')).toMatch(/pure/);
  expect(wallBetween('commerce/orders/graphql.ts', './store.ts')).toMatch(/through the service/);
});
