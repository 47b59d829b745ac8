import { expect, test } from 'vitest';
import { choose } from './choose.ts';

const PATHS = [
  'commerce/cart/totals.test.ts',
  'storefront/features/cart/cart.browser.test.tsx',
  'commerce/tax/rules.test.ts',
  'e2e/contract/embedded.test.ts',
  'e2e/contract/postgresql.test.ts',
  'e2e/contract/suites/cart.suite.ts',
  'e2e/contract/suites/rest.suite.ts',
];

test('a word selects the files whose path contains it, and its part of the contract', () => {
  expect(choose(['cart'], PATHS)).toEqual({
    files: [
      'commerce/cart/totals.test.ts',
      'storefront/features/cart/cart.browser.test.tsx',
      'e2e/contract/embedded.test.ts',
      'e2e/contract/postgresql.test.ts',
    ],
    suites: ['cart'],
    pattern: 'cart',
  });
});

test('the contract by its own name is the whole contract', () => {
  expect(choose(['e2e/contract'], PATHS)).toMatchObject({
    files: ['e2e/contract/embedded.test.ts', 'e2e/contract/postgresql.test.ts'],
    suites: [],
  });
});

test('several words select what matches any of them, case-insensitively', () => {
  expect(choose(['TAX', 'totals'], PATHS)).toEqual({
    files: ['commerce/cart/totals.test.ts', 'commerce/tax/rules.test.ts'],
    suites: [],
    pattern: 'TAX|totals',
  });
});

test('a word is text, not a pattern', () => {
  expect(choose(['cart.spec.ts'], PATHS)).toEqual({ files: [], suites: [], pattern: String.raw`cart\.spec\.ts` });
});
