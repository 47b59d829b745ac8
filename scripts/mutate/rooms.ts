export type Room = {
  files: readonly string[];
  tests: readonly string[];
  /** Tests that need a database or a page are not all asked once one has noticed. */
  isSlow?: boolean;
};

const testsIn = (...folders: readonly string[]): string[] => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);
const folders = (...names: readonly string[]): Room => ({ files: names.map((name) => `${name}/**/*.{ts,tsx}`), tests: testsIn(...names), isSlow: true });

/** What is mutated together, and the unit and store tests that judge it. */
export const ROOMS: Readonly<Record<string, Room>> = {
  contract: { files: ['contract/**/*.ts'], tests: testsIn('contract') },
  rules: { files: ['commerce/**/rules.ts', 'storefront/**/rules.ts'], tests: ['commerce/**/*rules.test.ts', 'storefront/features/feedback/**/*.test.{ts,tsx}'] },
  state: { files: ['storefront/**/state/**/*.ts'], tests: testsIn('storefront/features', 'storefront/routes'), isSlow: true },
  wiring: { files: ['storefront/**/create-*.{ts,tsx}', 'storefront/**/*-in-use.ts'], tests: testsIn('storefront/features', 'storefront/routes'), isSlow: true },
  cart: folders('storefront/features/cart', 'commerce/cart'),
  checkout: folders('storefront/features/checkout', 'commerce/checkout'),
  orders: folders('commerce/orders'),
  account: folders('storefront/features/account', 'commerce/customer'),
};

/** No behaviour of ours: generated code, tests, and what only tests use. */
export const NEVER = ['**/*.test.{ts,tsx}', '**/testing/**', '**/testing.ts', '**/generated/**', '**/*.graphql.ts'];
