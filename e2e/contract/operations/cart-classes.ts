import { dataOf } from '../support/shop.ts';
import { EMAIL, filledCart, homeAddress, payableCart } from '../support/cart.ts';
import type { Subject } from '../support/contract-test.ts';
import type { Actors, Memory, OperationClass, Step } from './step.ts';

const own = { by: 'customer', closedTo: ['guest', 'other'] } as const;
const CART = 'cart { id }';

const addOf = (operation: string, input: string, query: string, variables: Step['variables']): Step => ({
  operation,
  query: `mutation ($cart: String!, ${input}) { ${operation}(input: { cart_id: $cart, cart_items: [${query}] }) { ${CART} } }`,
  ...(variables ? { variables } : {}),
  ...own,
});

/** The sample has no such products; the other test covers the successful case. */
const addOther = (operation: string, item: string): Step => ({
  ...addOf(operation, '$sku: String!', item, ({ cart }) => ({ cart, sku: 'NOTHING-OF-THE-KIND' })),
  shownIn: 'commerce/sale/cart/product-types.test.ts',
});

const coupon = (
  operation: string,
  input: string,
  variables: Step['variables'],
  shownIn = 'commerce/after-sale/orders/discounts.test.ts',
): Step => ({
  operation,
  query: `mutation ($cart: String!${input.includes('$code') ? ', $code: String!' : ''}) { ${operation}(input: { cart_id: $cart${input} }) { ${CART} } }`,
  ...(variables ? { variables } : {}),
  ...own,
  shownIn,
});

const withCode: Step['variables'] = ({ cart }) => ({ cart, code: 'NOT-A-CODE' });

const estimate = (operation: string, selection: string): Step => ({
  operation,
  query: `mutation ($cart: String!, $country: CountryCodeEnum!, $postcode: String) { ${operation}(input: { cart_id: $cart, address: { country_code: $country, postcode: $postcode } }) ${selection} }`,
  variables: ({ cart, country, postcode }) => ({ cart, country, postcode }),
  ...own,
});

/** Prepares a customer's cart for ordering. */
const readyCart = async (subject: Subject, memory: Memory, actors: Actors): Promise<void> => {
  const { shop } = subject;
  const { customerCart } = dataOf(
    await shop.graphqlPost<{ customerCart: { id: string } }>('{ customerCart { id } }', {}, actors.customer),
  );
  memory.cart = customerCart.id;
  const headers = actors.customer;
  const send = async (query: string, variables: Record<string, unknown> = {}): Promise<unknown> =>
    dataOf(await shop.graphqlPost(query, { cart: customerCart.id, ...variables }, headers));
  await send(
    'mutation ($cart: String!, $sku: String!) { addProductsToCart(cartId: $cart, cartItems: [{ sku: $sku, quantity: 1 }]) { user_errors { code } } }',
    { sku: memory.sku },
  );
  const { setShippingAddressesOnCart: set } = (await send(SHIP_TO, { address: await homeAddress(subject) })) as {
    setShippingAddressesOnCart: {
      cart: {
        shipping_addresses: {
          available_shipping_methods: { carrier_code: string; method_code: string; available: boolean }[];
        }[];
      };
    };
  };
  const shippingMethod = set.cart.shipping_addresses[0]?.available_shipping_methods.find(({ available }) => available);
  memory.carrier = shippingMethod?.carrier_code ?? '';
  memory.method = shippingMethod?.method_code ?? '';
  await send(SHIP_BY, { carrier: memory.carrier, method: memory.method });
  await send(BILL_TO, { address: await homeAddress(subject) });
};

const SHIP_TO = `mutation ($cart: String!, $address: CartAddressInput!) { setShippingAddressesOnCart(input: { cart_id: $cart, shipping_addresses: [{ address: $address }] }) {
  cart { shipping_addresses { available_shipping_methods { carrier_code method_code available } } } } }`;
const SHIP_BY = `mutation ($cart: String!, $carrier: String!, $method: String!) { setShippingMethodsOnCart(input: { cart_id: $cart, shipping_methods: [{ carrier_code: $carrier, method_code: $method }] }) { ${CART} } }`;
const BILL_TO = `mutation ($cart: String!, $address: CartAddressInput!) { setBillingAddressOnCart(input: { cart_id: $cart, billing_address: { address: $address } }) { ${CART} } }`;

/** Places a guest order; stores its number and the token of its page. */
const guestOrder = async (subject: Subject, memory: Memory): Promise<void> => {
  const cart = await payableCart(subject, await homeAddress(subject));
  const { placeOrder } = dataOf(
    await subject.shop.graphqlPost<{ placeOrder: { orderV2: { number: string; token: string } } }>(
      'mutation ($cart: String!) { placeOrder(input: { cart_id: $cart }) { orderV2 { number token } errors { message } } }',
      { cart },
    ),
  );
  memory.guestNumber = placeOrder.orderV2.number;
  memory.token = placeOrder.orderV2.token;
};

/** Operations of carts and of orders placed from them. */
export const CART_CLASSES: readonly OperationClass[] = [
  {
    name: 'carts',
    steps: [
      { operation: 'createEmptyCart', query: 'mutation { createEmptyCart }' },
      {
        operation: 'createGuestCart',
        query: 'mutation { createGuestCart { cart { id } } }',
        remember: ({ cart }: { cart: { id: string } }, memory) => void (memory.guestCart = cart.id),
      },
      {
        operation: 'customerCart',
        query: '{ customerCart { id } }',
        by: 'customer',
        closedTo: ['guest'],
        remember: ({ id }: { id: string }, memory) => void (memory.cart = id),
      },
      addOf('addSimpleProductsToCart', '$sku: String!', '{ data: { sku: $sku, quantity: 1 } }', ({ cart, sku }) => ({
        cart,
        sku,
      })),
      {
        ...addOf(
          'addConfigurableProductsToCart',
          '$parent: String!, $sku: String!',
          '{ parent_sku: $parent, data: { sku: $sku, quantity: 1 } }',
          ({ cart, parent, variant }) => ({ cart, parent, sku: variant }),
        ),
        isOfOurSample: true,
      },
      addOther('addVirtualProductsToCart', '{ data: { sku: $sku, quantity: 1 } }'),
      addOther('addDownloadableProductsToCart', '{ data: { sku: $sku, quantity: 1 } }'),
      addOther(
        'addBundleProductsToCart',
        '{ data: { sku: $sku, quantity: 1 }, bundle_options: [{ id: 1, quantity: 1, value: ["1"] }] }',
      ),
      {
        operation: 'addProductsToCart',
        query:
          'mutation ($cart: String!, $sku: String!) { addProductsToCart(cartId: $cart, cartItems: [{ sku: $sku, quantity: 1 }]) { user_errors { code } cart { items { uid } } } }',
        variables: ({ cart, sku }) => ({ cart, sku }),
        ...own,
        remember: ({ cart }: { cart: { items: { uid: string }[] } }, memory) => void (memory.line = cart.items[0]!.uid),
      },
      {
        operation: 'cart',
        query: 'query ($cart: String!) { cart(cart_id: $cart) { id } }',
        variables: ({ cart }) => ({ cart }),
        ...own,
      },
      {
        operation: 'updateCartItems',
        query: `mutation ($cart: String!, $line: ID!) { updateCartItems(input: { cart_id: $cart, cart_items: [{ cart_item_uid: $line, quantity: 2 }] }) { errors { code } ${CART} } }`,
        variables: ({ cart, line }) => ({ cart, line }),
        ...own,
      },
      coupon('applyCouponToCart', ', coupon_code: $code', withCode),
      coupon('applyCouponsToCart', ', coupon_codes: [$code]', withCode),
      coupon('removeCouponsFromCart', ', coupon_codes: [$code]', withCode),
      coupon('removeCouponFromCart', '', ({ cart }) => ({ cart }), 'commerce/sale/cart/graphql.test.ts'),
      estimate('estimateShippingMethods', '{ carrier_code }'),
      estimate('estimateTotals', '{ cart { prices { grand_total { value } } } }'),
      {
        operation: 'removeItemFromCart',
        query: `mutation ($cart: String!, $line: ID!) { removeItemFromCart(input: { cart_id: $cart, cart_item_uid: $line }) { ${CART} } }`,
        variables: ({ cart, line }) => ({ cart, line }),
        ...own,
      },
      {
        operation: 'setGuestEmailOnCart',
        query: `mutation ($cart: String!, $email: String!) { setGuestEmailOnCart(input: { cart_id: $cart, email: $email }) { ${CART} } }`,
        variables: ({ guestCart }) => ({ cart: guestCart, email: EMAIL }),
        closedTo: ['other'],
      },
      {
        operation: 'mergeCarts',
        query:
          'mutation ($from: String!, $to: String) { mergeCarts(source_cart_id: $from, destination_cart_id: $to) { id } }',
        variables: ({ guestCart, cart }) => ({ from: guestCart, to: cart }),
        ...own,
      },
      {
        operation: 'assignCustomerToGuestCart',
        query: 'mutation ($cart: String!) { assignCustomerToGuestCart(cart_id: $cart) { id } }',
        prepare: async (subject, memory) => void (memory.guestCart = await filledCart(subject)),
        variables: ({ guestCart }) => ({ cart: guestCart }),
        by: 'customer',
        closedTo: ['guest'],
        remember: ({ id }: { id: string }, memory) => void (memory.cart = id),
      },
      {
        operation: 'clearCart',
        query: 'mutation ($cart: ID!) { clearCart(input: { uid: $cart }) { errors { type } cart { id } } }',
        variables: ({ cart }) => ({ cart }),
        ...own,
      },
    ],
  },
  {
    name: 'checkout',
    steps: [
      {
        operation: 'setShippingAddressesOnCart',
        query: SHIP_TO,
        prepare: readyCart,
        variables: ({ cart, place }) => ({ cart, address: JSON.parse(place!) as unknown }),
        ...own,
      },
      {
        operation: 'setShippingMethodsOnCart',
        query: SHIP_BY,
        variables: ({ cart, carrier, method }) => ({ cart, carrier, method }),
        ...own,
      },
      {
        operation: 'setBillingAddressOnCart',
        query: BILL_TO,
        variables: ({ cart, place }) => ({ cart, address: JSON.parse(place!) as unknown }),
        ...own,
      },
      {
        operation: 'setPaymentMethodOnCart',
        query: `mutation ($cart: String!, $code: String!) { setPaymentMethodOnCart(input: { cart_id: $cart, payment_method: { code: $code } }) { ${CART} } }`,
        variables: ({ cart }) => ({ cart, code: 'checkmo' }),
        ...own,
      },
      {
        operation: 'placeOrder',
        query:
          'mutation ($cart: String!) { placeOrder(input: { cart_id: $cart }) { errors { code } orderV2 { id number } } }',
        variables: ({ cart }) => ({ cart }),
        ...own,
        remember: ({ orderV2 }: { orderV2: { id: string; number: string } }, memory) => {
          memory.order = orderV2.id;
          memory.number = orderV2.number;
        },
      },
      {
        operation: 'setPaymentMethodAndPlaceOrder',
        query:
          'mutation ($cart: String!, $code: String!) { setPaymentMethodAndPlaceOrder(input: { cart_id: $cart, payment_method: { code: $code } }) { errors { code } orderV2 { number } } }',
        prepare: readyCart,
        variables: ({ cart }) => ({ cart, code: 'checkmo' }),
        ...own,
      },
    ],
  },
  {
    name: 'orders',
    steps: [
      {
        operation: 'reorderItems',
        query:
          'mutation ($number: String!) { reorderItems(orderNumber: $number) { cart { id } userInputErrors { code } } }',
        variables: ({ number }) => ({ number }),
        ...own,
      },
      {
        operation: 'cancelOrder',
        query:
          'mutation ($order: ID!, $reason: String!) { cancelOrder(input: { order_id: $order, reason: $reason }) { errorV2 { code } order { number } } }',
        variables: ({ order, reason }) => ({ order, reason }),
        ...own,
        isOfOurSample: true,
      },
      {
        operation: 'guestOrder',
        query:
          'query ($number: String!, $email: String!, $name: String!) { guestOrder(input: { number: $number, email: $email, lastname: $name }) { number } }',
        prepare: guestOrder,
        variables: ({ guestNumber }) => ({ number: guestNumber, email: EMAIL, name: 'Roy' }),
        guess: ({ guestNumber }) => ({ number: guestNumber, email: 'eve@example.com', name: 'Roy' }),
      },
      {
        operation: 'guestOrderByToken',
        query: 'query ($token: String!) { guestOrderByToken(input: { token: $token }) { number } }',
        variables: ({ token }) => ({ token }),
        guess: ({ token }) => ({ token: token!.split('').toReversed().join('') }),
      },
      {
        operation: 'requestGuestOrderCancel',
        query:
          'mutation ($token: String!, $reason: String!) { requestGuestOrderCancel(input: { token: $token, reason: $reason }) { errorV2 { code } order { number } } }',
        variables: ({ token, reason }) => ({ token, reason }),
        guess: ({ token, reason }) => ({ token: token!.split('').toReversed().join(''), reason }),
        isOfOurSample: true,
      },
      {
        operation: 'confirmCancelOrder',
        query:
          'mutation ($order: ID!, $key: String!) { confirmCancelOrder(input: { order_id: $order, confirmation_key: $key }) { errorV2 { code } order { number } } }',
        variables: ({ order }) => ({ order, key: 'made-up' }),
        closedTo: ['guest', 'other'],
        shownIn: 'commerce/after-sale/orders/life/customer.test.ts',
      },
    ],
  },
];
