import type { Break } from '../break.ts';

const ACTIONS = 'storefront/features/checkout/state/checkout-actions.ts';
const API = 'storefront/features/checkout/api/checkout-api.ts';
const WIRE = 'storefront/features/checkout/api/wire.ts';
const API_TESTS = ['storefront/features/checkout/api/checkout-api.test.ts'];
const ORDERS = ['storefront/features/checkout/state/submit-order.test.ts'];
const REAL = ['storefront/routes/checkout/checkout.test.ts'];
const PLACING = ['commerce/orders/place-order.test.ts'];
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
    what: 'customers and guests ship to the cart of guests',
    ids: ['RO-03'],
    file: API,
    find: "isSignedIn() ? '/rest/V1/carts/mine' : `/rest/V1/guest-carts/",
    put: "false ? '/rest/V1/carts/mine' : `/rest/V1/guest-carts/",
    tests: [...ORDERS, ...REAL],
  },
  {
    what: 'guests ship to the cart of customers',
    ids: ['RE-01', 'RE-04', 'RO-03'],
    file: API,
    find: "isSignedIn() ? '/rest/V1/carts/mine'",
    put: "true ? '/rest/V1/carts/mine'",
    tests: [...API_TESTS, ...REAL],
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
    what: 'the back end answers the order call with yes',
    ids: ['RE-07'],
    file: 'commerce/orders/rest.ts',
    find: 'return (await placeOrder(context, { ...call, ...KEEP, prepare, agreed: information.agreed })).number;',
    put: 'return Boolean((await placeOrder(context, { ...call, ...KEEP, prepare, agreed: information.agreed })).number);',
    tests: PLACING,
  },
  {
    what: 'nobody answers the order call',
    ids: ['RE-04', 'RE-07'],
    file: 'commerce/orders/rest.ts',
    find: "  ...cartRoute('POST', '/payment-information', payAndOrder),\n",
    put: '',
    tests: PLACING,
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
    find: '    storeAnswer(db, request.call, answer),\n',
    put: '',
    tests: KEYS,
  },
  {
    what: 'a key answers whatever is asked with it',
    ids: ['RE-10'],
    file: 'commerce/orders/order-call.ts',
    find: 'fingerprintOf(operation, expected ? { body, expected } : body)',
    put: 'fingerprintOf(operation, undefined)',
    tests: KEYS,
  },
  {
    what: 'a cart that was ordered stays open',
    ids: [],
    file: 'commerce/orders/place-order.ts',
    find: '  closeCart(session);\n',
    put: '',
    tests: ['commerce/orders/races.test.ts'],
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
];
