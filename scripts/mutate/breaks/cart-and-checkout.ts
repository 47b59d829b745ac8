import type { Break } from '../break.ts';

const CHECKOUT = 'storefront/features/checkout/state/checkout-actions.ts';
const SCREEN = 'storefront/routes/checkout/checkout-screen.tsx';
const WIRING = 'storefront/routes/checkout/use-checkout-of-cart.ts';
const HELD = 'storefront/features/cart/state/held-cart.ts';
const CHANGE = 'storefront/features/cart/state/change-line.ts';
const ADD = 'storefront/features/cart/state/add-item.ts';

export const breaks: readonly Break[] = [
  { what: 'nothing is restored at checkout: the billing address', ids: ['CK-02'], file: CHECKOUT, find: "billingAddress: memory.read('billing_address'),", put: '' },
  { what: 'nothing is restored at checkout: the shipping address', ids: ['CK-02'], file: CHECKOUT, find: 'shippingAddress: isUsable ? address : undefined,', put: '' },
  { what: 'nothing is restored at checkout: ways to ship', ids: ['CK-02'], file: CHECKOUT, find: "(isUsable && memory.read('availableShippingMethods')) || []", put: '[]' },
  { what: 'nothing is restored at checkout: the payment', ids: ['CK-02'], file: CHECKOUT, find: "paymentCode: memory.read('paymentMethod')?.code,", put: '' },
  { what: 'the cart stays after an order', ids: ['CK-08'], file: CHECKOUT, find: '    cart.remove();\n', put: '' },
  { what: 'no new cart is made after an order', ids: ['CK-08'], file: CHECKOUT, find: '    cart.create().catch(() => undefined);\n', put: '' },
  { what: 'checkout is wired to no cart to remove', ids: ['CK-08'], file: WIRING, find: 'remove: cart.removeCart', put: 'remove: () => undefined' },
  { what: 'checkout is wired to no cart to create', ids: ['CK-08'], file: WIRING, find: 'create: cart.createCart', put: "create: async () => ''" },
  { what: 'a line that is out of stock does not hold checkout up', ids: ['CK-16'], file: SCREEN, find: '.filter(isBlocked)', put: '.filter(() => false)' },
  { what: 'an open checkout does not follow its cart', ids: [], file: WIRING, find: 'if (content) void catchUp();', put: '', tests: ['storefront/routes/checkout/checkout-screen.test.tsx'] },
  { what: 'an order is placed at whatever it costs now', ids: [], file: 'commerce/orders/place-order.ts', find: '      if (expected) assertTotal(expected, now);\n', put: '', tests: ['commerce/orders/expected-total.test.ts'] },
  { what: 'the order call does not say what the shopper saw', ids: [], file: 'storefront/features/checkout/api/checkout-api.ts', find: '...(total ? { [EXPECTED_TOTAL_HEADER]: writeTotal(total) } : {})', put: '', tests: ['storefront/routes/checkout/checkout.test.ts'] },
  { what: 'resetting checkout keeps what was typed', ids: ['CK-06'], file: CHECKOUT, find: '    dropCatchUp();\n    forgetCheckout(memory);\n', put: '' },
  { what: 'a customer with a cart that cannot be used stays signed in', ids: ['CL-07'], file: ADD, find: 'if (session.isSignedIn()) await session.signOut();', put: '' },
  { what: 'signing out for a cart is wired to nothing', ids: ['CL-07'], file: 'storefront/routes/layout/sign-out-of-cart.ts', find: 'await accountActionsOf(platform, queryClient, cart).signOut();', put: '' },
  { what: 'after a change on a lost cart no other one is shown', ids: ['CL-14'], file: CHANGE, find: 'return again(await held.replace());', put: 'return again(await held.findOrMake());' },
  { what: 'a lost cart is not given up', ids: ['CL-14'], file: CHANGE, find: '      held.giveUp(cartId);\n', put: '' },
  { what: 'after a change the cart is not read again', ids: ['CL-17'], file: CHANGE, find: '    await held.getDetails();\n', put: '' },
  { what: 'the wrong line is removed', ids: ['CL-17'], file: CHANGE, find: '(cartId) => api.removeItem(cartId, line.uid),', put: "(cartId) => api.removeItem(cartId, 'MA=='),"},
  { what: 'nothing shows that the cart is being fetched', ids: ['EN-08'], file: HELD, find: "during(store, 'isGettingCart', () => api.createCart())", put: 'api.createCart()' },
  { what: 'nothing shows that an item is being added', ids: ['EN-08'], file: ADD, find: "during(store, 'isAddingItem', async () => {", put: "during(store, 'isGettingCart', async () => {" },
  { what: 'products looked at are not remembered', ids: ['LK-08'], file: 'storefront/routes/layout/visit.ts', find: '    if (pathChanged) rememberProduct(router.state.matches);\n', put: '' },
  { what: 'the first product looked at is not remembered', ids: ['LK-08'], file: 'storefront/routes/layout/visit.ts', find: '  rememberProduct(visit.router.state.matches);\n', put: '' },
  { what: 'the whole card number is kept', ids: ['LK-11'], file: 'storefront/features/checkout/payment/test-gateway.ts', find: 'const last4 = number.slice(-4);', put: 'const last4 = number;' },
  { what: 'a customer ships by the guests’ address', ids: ['RE-02', 'RE-05'], file: 'storefront/features/checkout/api/checkout-api.ts', find: "isSignedIn() ? '/rest/V1/carts/mine' : ", put: '' },
  { what: 'checkout never knows of a sign-in', ids: ['RE-02', 'RE-05'], file: 'storefront/features/checkout/create-checkout.ts', find: 'createCheckoutApi(commerce, createRestClient(session), session.isSignedIn)', put: 'createCheckoutApi(commerce, createRestClient(session), () => false)' },
];
