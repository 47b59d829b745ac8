export type Room = {
  files: readonly string[];
  tests: readonly string[];
  /** Its tests need a database or a DOM: a mutant's run ends with the first failure. */
  isSlow?: boolean;
  /** Its tests share one worker, which is three times as fast. */
  isTogether?: boolean;
};

const testsIn = (...folders: readonly string[]): string[] => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);
export const folders = (...names: readonly string[]): Room => ({
  files: names.map((name) => `${name}/**/*.{ts,tsx}`),
  tests: testsIn(...names),
  isSlow: true,
});

/** What is mutated together, with the unit and store tests that must notice. */
export const ROOMS: Readonly<Record<string, Room>> = {
  contract: { files: ['contract/**/*.ts'], tests: testsIn('contract') },
  rules: {
    files: ['commerce/**/rules.ts', 'storefront/**/rules.ts'],
    tests: ['commerce/**/*rules.test.ts', 'storefront/features/feedback/**/*.test.{ts,tsx}'],
  },
  state: {
    files: ['storefront/**/state/**/*.ts'],
    tests: testsIn(
      ...['account', 'cart', 'checkout'].map((feature) => `storefront/features/${feature}`),
      'storefront/routes/checkout',
      'storefront/shell',
    ),
    isSlow: true,
    isTogether: true,
  },
  wiring: {
    files: ['storefront/**/create-*.{ts,tsx}', 'storefront/**/*-in-use.ts'],
    tests: testsIn(
      ...['cart', 'checkout', 'account'].map((feature) => `storefront/features/${feature}`),
      ...['routes/checkout', 'routes/account', 'shell'].map((part) => `storefront/${part}`),
    ),
    isSlow: true,
    isTogether: true,
  },
  cart: {
    ...folders('storefront/features/cart', 'commerce/cart'),
    tests: [
      ...testsIn('storefront/features/cart', 'commerce/cart'),
      'commerce/checkout/rest.test.ts',
      'commerce/customer/customers-cart.test.ts',
    ],
    isTogether: true,
  },
  checkout: {
    ...folders('storefront/features/checkout', 'commerce/checkout'),
    tests: testsIn('storefront/features/checkout', 'storefront/routes/checkout', 'commerce/checkout'),
    isTogether: true,
  },
  // Coupons and the "mine" routes of a cart are tested where they are ordered and signed in to.
  'commerce/cart': {
    ...folders('commerce/cart'),
    tests: [
      ...testsIn('commerce/cart', 'commerce/checkout'),
      'commerce/orders/discounts.test.ts',
      'commerce/customer/customers-cart.test.ts',
      'commerce/quotes/in-cart.test.ts',
    ],
    isTogether: true,
  },
  // Cards that are charged in parts are tested where their gateways are; approval, credit, files, holds, samples, quotes,
  // ways to pay later and what is told of an order's way with their subjects.
  orders: {
    ...folders('commerce/orders'),
    tests: [
      ...testsIn(
        'commerce/orders',
        'commerce/payment/{authorizenet,braintree}',
        'commerce/{company,quotes,samples,slabs,trade,tracking}',
      ),
      'commerce/cart/product-types.test.ts',
      'commerce/checkout/standard-payment.test.ts',
    ],
  },
  // What is agreed to, taken of lots and asked of a gateway's browser part is tested where it is ordered.
  'commerce/checkout': {
    ...folders('commerce/checkout'),
    tests: [
      ...testsIn('commerce/checkout', 'commerce/shipping'),
      'commerce/orders/{agreement,delivery,final-sale,lots,rest-checkout}.test.ts',
      'commerce/payment/{authorizenet/orders,vault/cards}.test.ts',
    ],
    isTogether: true,
  },
  'commerce/shipping': {
    ...folders('commerce/shipping'),
    tests: [...testsIn('commerce/shipping', 'commerce/checkout'), 'commerce/orders/{delivery,rest-checkout}.test.ts'],
    isTogether: true,
  },
  // What is charged, given back and taken off is tested where it is ordered.
  'commerce/payment': {
    ...folders('commerce/payment'),
    tests: [
      ...testsIn('commerce/payment', 'commerce/orders/life'),
      'commerce/orders/{late-answer,place-order,rest-payment,webhooks}.test.ts',
      'commerce/checkout/standard-payment.test.ts',
    ],
    isTogether: true,
  },
  'commerce/discount': {
    ...folders('commerce/discount'),
    tests: [
      ...testsIn('commerce/discount', 'commerce/newsletter'),
      'commerce/orders/discounts.test.ts',
      'commerce/cart/cart.test.ts',
      'commerce/kept-facts.test.ts',
    ],
    isTogether: true,
  },
  account: { ...folders('storefront/features/account'), isTogether: true },
  // What programs of the merchant and its trade ask of accounts is tested with them.
  customer: {
    ...folders('commerce/customer'),
    tests: [
      ...testsIn('commerce/customer'),
      'commerce/{authoring/authoring,integration/admin,newsletter/newsletter}.test.ts',
      'commerce/checkout/{book-address,standard-payment}.test.ts',
    ],
    isTogether: true,
  },
};

/** Not mutated: generated code, tests and test helpers. */
export const NEVER = ['**/*.test.{ts,tsx}', '**/testing/**', '**/testing.ts', '**/generated/**', '**/*.graphql.ts'];
