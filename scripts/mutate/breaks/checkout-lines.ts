import type { Break } from '../break.ts';

const ACTIONS = 'storefront/features/checkout/state/checkout-actions.ts';
const API = 'storefront/features/checkout/api/checkout-api.ts';
const WIRE = 'storefront/features/checkout/api/wire.ts';
const API_TESTS = ['storefront/features/checkout/api/checkout-api.test.ts'];
const ORDERS = ['storefront/features/checkout/state/submit-order.test.ts'];
const KEYS = ['commerce/orders/idempotency.test.ts', 'commerce/orders/order-call.test.ts'];

/** What checkout sends, and how the back end makes one order of it. */
export const breaks: readonly Break[] = [
  {
    what: 'a guest’s e-mail address is not sent',
    ids: ['GM-05'],
    file: API,
    find: 'commerce.mutate(SetGuestEmailDocument, { cartId, email }, { isIdempotent: true });',
    put: "commerce.mutate(SetGuestEmailDocument, { cartId, email: '' }, { isIdempotent: true });",
    tests: API_TESTS,
  },
  {
    what: 'a guest’s e-mail address is not kept with the cart',
    ids: ['GM-05'],
    file: 'commerce/checkout/graphql-input.ts',
    find: "email: needed(input?.email, 'email'),",
    put: "email: 'nobody@example.com',",
    tests: ['commerce/checkout/graphql-input.test.ts'],
  },
  {
    what: 'a shipping address goes without its region',
    ids: ['GM-06'],
    file: WIRE,
    find: 'street: street.filter(Boolean),\n  city,\n  region_code,\n',
    put: 'street: street.filter(Boolean),\n  city,\n',
    tests: API_TESTS,
  },
  {
    what: 'ways to ship are not read back',
    ids: ['GM-07'],
    file: API,
    find: 'return methodsOf(answer.setShippingAddressesOnCart?.cart.shipping_addresses[0]?.available_shipping_methods);',
    put: 'return methodsOf(answer.setShippingAddressesOnCart ? [] : []);',
    tests: API_TESTS,
  },
  {
    what: 'ways to ship are not asked for',
    ids: ['GM-07'],
    file: 'storefront/features/checkout/api/set-shipping-address.graphql.ts',
    find: '{cart{id shipping_addresses{available_shipping_methods{carrier_code carrier_title method_code method_title available error_message amount{currency value}}}}}',
    put: '{cart{id}}',
    tests: API_TESTS,
  },
  {
    what: 'the answer of the order call is not the order',
    ids: ['RE-07'],
    file: API,
    find: "return hasReceipts ? String(id) : '';",
    put: "return hasReceipts ? '' : String(id);",
    tests: [...API_TESTS, ...ORDERS],
  },
  {
    what: 'two keys of one cart count as one',
    ids: ['RE-08'],
    file: 'commerce/orders/idempotency.ts',
    find: 'return { scope, key: header, fingerprint };',
    put: 'return { scope, key: header.slice(0, 1), fingerprint };',
    tests: ['commerce/orders/fingerprint.test.ts'],
  },
  {
    what: 'the order is not kept as the answer to its key',
    ids: ['RE-10'],
    file: 'commerce/orders/place-order.ts',
    find: '  leaveToCommit(db, storeAnswer(db, request.call, answer));\n',
    put: '',
    tests: KEYS,
  },
  {
    what: 'an order is written at the price before it was paid',
    ids: ['RE-09'],
    file: 'commerce/orders/place-order.ts',
    find: '  if (total) assertTotal(total, { amount: detail.totals.grandTotal, currency });\n',
    put: '',
    tests: ['commerce/orders/expected-total.test.ts'],
  },
  {
    what: 'an order without an answer is asked for again by itself',
    ids: ['RE-11'],
    file: 'storefront/platform/commerce/rest.ts',
    find: ': start(resourceUrl, options).response\n',
    put: ': start(resourceUrl, options).response.catch(() => start(resourceUrl, options).response)\n',
    tests: API_TESTS,
  },
  {
    what: 'two calls with a body share one answer',
    ids: ['RE-17'],
    file: 'storefront/platform/commerce/rest.ts',
    find: "const isShared = method === 'GET' || body === undefined;",
    put: 'const isShared = true;',
    tests: ['storefront/platform/commerce/rest.test.ts'],
  },
  {
    what: 'a failure to make the next cart is told to the shopper whose order was placed',
    ids: ['CK-10'],
    file: ACTIONS,
    find: 'cart.create().catch(() => undefined);',
    put: 'void cart.create();',
    tests: ORDERS,
  },
  {
    what: 'what was typed at checkout is not given back after a sign-in',
    ids: ['CK-17'],
    file: 'storefront/shell/use-account-actions.ts',
    find: 'takeCheckoutUp: (email) => takeUp(checkout, email),',
    put: 'takeCheckoutUp: () => undefined,',
    tests: ['storefront/shell/session.test.tsx'],
  },
  {
    what: 'a cart that was ordered stays open',
    ids: [],
    file: 'commerce/orders/place-order.ts',
    find: '  closeCart(session);\n',
    put: '',
    tests: ['commerce/orders/races.test.ts'],
  },
];
