import { randomBytes } from 'node:crypto';
import type { TestResponse, Caller, RestReply, TestShop } from '#commerce/platform/testing/test-shop.ts';

export const montreal = {
  firstname: 'Ann',
  lastname: 'Roy',
  street: ['1 Main St'],
  city: 'Montréal',
  region: 'QC',
  postcode: 'H2Y 1C6',
  country_code: 'CA',
  telephone: '514-555-0101',
};
export const albany = {
  ...montreal,
  city: 'Albany',
  region: 'NY',
  postcode: '12207',
  country_code: 'US',
  telephone: '518-555-0101',
};

export const nonce = (outcome: 'ok' | 'declined' | 'error' = 'ok', last4 = '1111'): string =>
  `tok_visa_${last4}_1230_${outcome}_${randomBytes(16).toString('hex')}`;

/** An address in the shape of REST. */
export const restAddress = ({ country_code, region, ...address }: typeof montreal) => ({
  ...address,
  country_id: country_code,
  region_code: region,
});

export const newCart = async (shop: TestShop, caller?: Caller): Promise<string> =>
  (await shop.graphql('mutation { cartId: createEmptyCart }', {}, caller)).data.cartId;

export const add = (
  shop: TestShop,
  cartId: string,
  sku: string,
  quantity = 1,
  more: Record<string, unknown> = {},
  caller?: Caller,
): Promise<TestResponse> =>
  shop.graphql(
    `mutation ($cartId: String!, $cartItems: [CartItemInput!]!) { addProductsToCart(cartId: $cartId, cartItems: $cartItems) {
      cart { id total_quantity } user_errors { code message ... on InsufficientStockError { quantity } } } }`,
    { cartId, cartItems: [{ sku, quantity, ...more }] },
    caller,
  );

export const CART = `fragment C on Cart { id email total_quantity
  itemsV2 { total_count items { __typename id uid quantity is_available max_qty errors { code message }
    prices { price { value currency } price_including_tax { value } row_total { value } row_total_including_tax { value } }
    ... on ConfigurableCartItem { configurable_options { option_label value_label configurable_product_option_value_uid } } } }
  prices { grand_total { value currency } subtotal_excluding_tax { value } subtotal_including_tax { value } applied_taxes { label amount { value } } }
  shipping_addresses { firstname city postcode region { code label region_id } country { code }
    available_shipping_methods { carrier_code method_code carrier_title method_title amount { value } price_incl_tax { value } }
    selected_shipping_method { carrier_code method_code amount { value } price_incl_tax { value } } }
  billing_address { city }
  selected_payment_method { code title } available_payment_methods { code title } }`;

export const readCart = (shop: TestShop, id: string, caller?: Caller): Promise<TestResponse> =>
  shop.graphql(`query ($id: String!) { cart(cart_id: $id) { ...C } } ${CART}`, { id }, caller);

export const setEmail = (shop: TestShop, id: string, email = 'ann@example.com'): Promise<TestResponse> =>
  shop.graphql(
    'mutation ($input: SetGuestEmailOnCartInput) { setGuestEmailOnCart(input: $input) { cart { email } } }',
    { input: { cart_id: id, email } },
  );

export const setAddress = (
  shop: TestShop,
  id: string,
  address: Partial<typeof montreal> & Record<string, unknown> = montreal,
  caller?: Caller,
): Promise<TestResponse> =>
  shop.graphql(
    `mutation ($input: SetShippingAddressesOnCartInput) { setShippingAddressesOnCart(input: $input) { cart { ...C } } } ${CART}`,
    { input: { cart_id: id, shipping_addresses: [{ address }] } },
    caller,
  );

export const setMethod = (
  shop: TestShop,
  id: string,
  carrier_code = 'flatrate',
  method_code = 'flatrate',
): Promise<TestResponse> =>
  shop.graphql(
    `mutation ($input: SetShippingMethodsOnCartInput) { setShippingMethodsOnCart(input: $input) { cart { ...C } } } ${CART}`,
    {
      input: { cart_id: id, shipping_methods: [{ carrier_code, method_code }] },
    },
  );

export const setBilling = (
  shop: TestShop,
  id: string,
  billing_address: Record<string, unknown> = { same_as_shipping: true },
): Promise<TestResponse> =>
  shop.graphql(
    'mutation ($input: SetBillingAddressOnCartInput) { setBillingAddressOnCart(input: $input) { cart { billing_address { city } } } }',
    {
      input: { cart_id: id, billing_address },
    },
  );

export const setPayment = (
  shop: TestShop,
  id: string,
  payment_method_nonce = nonce(),
  code = 'tessera_test',
): Promise<TestResponse> =>
  shop.graphql(
    'mutation ($input: SetPaymentMethodOnCartInput) { setPaymentMethodOnCart(input: $input) { cart { selected_payment_method { code } } } }',
    {
      input: { cart_id: id, payment_method: { code, tessera_test: { payment_method_nonce } } },
    },
  );

export const placeOrder = (shop: TestShop, id: string, headers: Record<string, string> = {}): Promise<TestResponse> =>
  shop.graphql(
    'mutation ($input: PlaceOrderInput) { placeOrder(input: $input) { order { order_number } errors { code message } } }',
    { input: { cart_id: id } },
    { headers },
  );

export const ship = (
  shop: TestShop,
  id: string,
  address = montreal,
  method: [string, string] = ['flatrate', 'flatrate'],
  change: Record<string, unknown> = {},
): Promise<RestReply> =>
  shop.rest('POST', `/V1/guest-carts/${id}/shipping-information`, {
    addressInformation: {
      shipping_address: { ...restAddress(address), ...change },
      billing_address: restAddress(address),
      shipping_carrier_code: method[0],
      shipping_method_code: method[1],
    },
  });

export const paymentBody = (token = nonce()) => ({
  email: 'ann@example.com',
  billingAddress: restAddress(montreal),
  paymentMethod: { method: 'tessera_test', additional_data: { payment_method_nonce: token } },
});

export const pay = (
  shop: TestShop,
  id: string,
  body: unknown = paymentBody(),
  headers: Record<string, string> = {},
): Promise<RestReply> => shop.rest('POST', `/V1/guest-carts/${id}/payment-information`, body, headers);

/** A cart that is ready to be ordered. */
export const readyCart = async (
  shop: TestShop,
  items: readonly [sku: string, quantity: number][] = [['TILE', 1]],
): Promise<string> => {
  const id = await newCart(shop);
  for (const [sku, quantity] of items) await add(shop, id, sku, quantity);
  await setEmail(shop, id);
  await setAddress(shop, id);
  await setMethod(shop, id);
  await setBilling(shop, id);
  await setPayment(shop, id);
  return id;
};

/** Sets address, first shipping method, billing address and payment by cheque of a cart; throws on an error. */
export const checkOutByCheque = async (
  graphql: TestShop['graphql'],
  cartId: string,
  caller: Caller = {},
): Promise<void> => {
  const set = async (mutation: string, type: string, input: object): Promise<void> => {
    const { errors } = await graphql(
      `mutation ($input: ${type}) { ${mutation}(input: $input) { cart { id } } }`,
      { input: { cart_id: cartId, ...input } },
      caller,
    );
    if (errors) throw new Error(`${mutation}: ${JSON.stringify(errors)}`);
  };
  await set('setShippingAddressesOnCart', 'SetShippingAddressesOnCartInput', {
    shipping_addresses: [{ address: montreal }],
  });
  const { data } = await graphql(
    'query ($id: String!) { cart(cart_id: $id) { shipping_addresses { available_shipping_methods { carrier_code method_code } } } }',
    { id: cartId },
    caller,
  );
  const [method] = data.cart.shipping_addresses[0].available_shipping_methods;
  await set('setShippingMethodsOnCart', 'SetShippingMethodsOnCartInput', { shipping_methods: [method] });
  await set('setBillingAddressOnCart', 'SetBillingAddressOnCartInput', { billing_address: { same_as_shipping: true } });
  await set('setPaymentMethodOnCart', 'SetPaymentMethodOnCartInput', { payment_method: { code: 'checkmo' } });
};
