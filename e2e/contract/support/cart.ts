import { randomBytes, randomUUID } from 'node:crypto';
import type { Subject } from './contract-test.ts';
import { dataOf } from './shop.ts';
import type { GivenHeaders } from './shop.ts';

export type Address = {
  firstname: string;
  lastname: string;
  street: string[];
  city: string;
  region: string;
  region_id: number;
  postcode: string;
  country_code: string;
  telephone: string;
};

const place = (city: string, region: string, region_id: number, postcode: string, country_code: string): Address => ({
  firstname: 'Ann',
  lastname: 'Roy',
  street: ['1 Main Street'],
  city,
  region,
  region_id,
  postcode,
  country_code,
  telephone: '514-555-0101',
});

/** Addresses by region; the region ids are the same in every Magento. */
export const PLACES = {
  QC: place('Montreal', 'QC', 76, 'H2Y 1C6', 'CA'),
  ON: place('Toronto', 'ON', 74, 'M5V 2T6', 'CA'),
  NS: place('Halifax', 'NS', 71, 'B3J 1S9', 'CA'),
  AB: place('Calgary', 'AB', 66, 'T2P 1J9', 'CA'),
  BC: place('Vancouver', 'BC', 67, 'V6B 1A1', 'CA'),
  VT: place('Burlington', 'VT', 59, '05401', 'US'),
  NY: place('Albany', 'NY', 43, '12207', 'US'),
  OR: place('Portland', 'OR', 49, '97204', 'US'),
} as const;

export const EMAIL = 'ann@example.com';

/** Converts an address to its REST form. */
export const restAddress = ({ country_code, region, ...rest }: Address) => ({
  ...rest,
  region_code: region,
  country_id: country_code,
});

export const nonce = (outcome: 'ok' | 'declined' | 'error' = 'ok'): string =>
  `tok_visa_1111_1230_${outcome}_${randomBytes(16).toString('hex')}`;

export const paymentBody = (address: Address, paymentNonce = nonce()) => ({
  email: EMAIL,
  billingAddress: restAddress(address),
  paymentMethod: { method: 'tessera_test', additional_data: { payment_method_nonce: paymentNonce } },
});

export type Line = {
  uid: string;
  id: string;
  quantity: number;
  product: { sku: string };
  configured_variant?: { sku: string };
  configurable_options?: { option_label: string; value_label: string; configurable_product_option_value_uid: string }[];
  prices: { price: Money; row_total: Money; row_total_including_tax: Money };
};
export type Money = { value: number; currency: string };
export type ShippingMethod = { carrier_code: string; method_code: string; available: boolean; amount: Money };
export type Cart = {
  id: string;
  total_quantity: number;
  email: string | null;
  items: Line[];
  prices: {
    grand_total: Money;
    subtotal_excluding_tax: Money;
    subtotal_including_tax: Money;
    applied_taxes: { label: string; amount: Money }[] | null;
  };
  shipping_addresses: {
    city: string;
    region: { code: string };
    postcode: string;
    available_shipping_methods: ShippingMethod[];
    selected_shipping_method: ShippingMethod | null;
  }[];
  billing_address: { city: string } | null;
  available_payment_methods: { code: string }[];
  selected_payment_method: { code: string };
};

const MONEY = '{ value currency }';
export const CART = `fragment Whole on Cart {
  id total_quantity email
  items { uid id quantity product { sku } prices { price ${MONEY} row_total ${MONEY} row_total_including_tax ${MONEY} }
    ... on ConfigurableCartItem { configured_variant { sku } configurable_options { option_label value_label configurable_product_option_value_uid } } }
  prices { grand_total ${MONEY} subtotal_excluding_tax ${MONEY} subtotal_including_tax ${MONEY} applied_taxes { label amount ${MONEY} } }
  shipping_addresses { city postcode region { code } available_shipping_methods { carrier_code method_code available amount ${MONEY} } selected_shipping_method { carrier_code method_code amount ${MONEY} } }
  billing_address { city }
  available_payment_methods { code }
  selected_payment_method { code }
}`;

export const ADD = `mutation ($cart: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $cart, cartItems: $items) {
  user_errors { code message } cart { ...Whole } } } ${CART}`;
export const ADDRESS = `mutation ($cart: String!, $address: CartAddressInput!) {
  setShippingAddressesOnCart(input: { cart_id: $cart, shipping_addresses: [{ address: $address }] }) { cart { ...Whole } } } ${CART}`;
export const BILLING = `mutation ($cart: String!, $address: CartAddressInput, $same: Boolean) {
  setBillingAddressOnCart(input: { cart_id: $cart, billing_address: { address: $address, same_as_shipping: $same } }) { cart { ...Whole } } } ${CART}`;
export const METHOD = `mutation ($cart: String!, $carrier: String!, $method: String!) {
  setShippingMethodsOnCart(input: { cart_id: $cart, shipping_methods: [{ carrier_code: $carrier, method_code: $method }] }) { cart { ...Whole } } } ${CART}`;
export const PAYMENT = `mutation ($cart: String!, $payment: PaymentMethodInput!) {
  setPaymentMethodOnCart(input: { cart_id: $cart, payment_method: $payment }) { cart { ...Whole } } } ${CART}`;
export const GUEST_EMAIL = `mutation ($cart: String!, $email: String!) { setGuestEmailOnCart(input: { cart_id: $cart, email: $email }) { cart { ...Whole } } } ${CART}`;
export const PLACE = `mutation ($cart: String!) { placeOrder(input: { cart_id: $cart }) { order { order_number } errors { code message } } }`;
export const READ = `query ($cart: String!) { cart(cart_id: $cart) { ...Whole } } ${CART}`;

export type Added = { addProductsToCart: { user_errors: { code: string; message: string }[]; cart: Cart } };

/** A shopper with a cart. */
export const shopper = ({ shop, sample }: Subject, headers: GivenHeaders = {}) => {
  const send = <T>(query: string, variables: Record<string, unknown>) => shop.graphqlPost<T>(query, variables, headers);
  const read = async (cart: string): Promise<Cart> => dataOf(await send<{ cart: Cart }>(READ, { cart })).cart;
  return {
    newCart: async (): Promise<string> =>
      dataOf(await shop.graphqlPost<{ cartId: string }>('mutation createCart { cartId: createEmptyCart }', {}, headers))
        .cartId,
    read,
    add: async (cart: string, sku = sample.simple.sku, quantity = 1): Promise<Added['addProductsToCart']> =>
      dataOf(await send<Added>(ADD, { cart, items: [{ sku, quantity }] })).addProductsToCart,
    send,
  };
};

/** A cart with one simple product in it. */
export const filledCart = async (subject: Subject, headers: GivenHeaders = {}, quantity = 1): Promise<string> => {
  const buyer = shopper(subject, headers);
  const cart = await buyer.newCart();
  const { user_errors } = await buyer.add(cart, undefined, quantity);
  if (user_errors[0]) throw new Error(user_errors[0].message);
  return cart;
};

/** An address that this shop ships to, in Canada if possible. */
export const homeAddress = async ({ shop }: Subject): Promise<Address> => {
  const { countries } = dataOf(await shop.graphqlGet<{ countries: { id: string }[] }>('{ countries { id } }'));
  return countries.some(({ id }) => id === 'CA') ? PLACES.QC : PLACES.VT;
};

/** Sets email, address and the first shipping method over GraphQL; returns the cart. */
export const addressedCart = async (
  subject: Subject,
  address: Address,
  headers: GivenHeaders = {},
  quantity = 1,
): Promise<Cart> => {
  const buyer = shopper(subject, headers);
  const cart = await filledCart(subject, headers, quantity);
  dataOf(await buyer.send(GUEST_EMAIL, { cart, email: EMAIL }));
  const set = dataOf(await buyer.send<{ setShippingAddressesOnCart: { cart: Cart } }>(ADDRESS, { cart, address }))
    .setShippingAddressesOnCart.cart;
  const shippingMethod = set.shipping_addresses[0]?.available_shipping_methods.find(({ available }) => available);
  if (!shippingMethod) throw new Error('Nothing is shipped to this address.');
  return dataOf(
    await buyer.send<{ setShippingMethodsOnCart: { cart: Cart } }>(METHOD, {
      cart,
      carrier: shippingMethod.carrier_code,
      method: shippingMethod.method_code,
    }),
  ).setShippingMethodsOnCart.cart;
};

/** A payment method for the cart: our test gateway, or an offline method of Magento. */
export const paymentOf = (cart: Cart): Record<string, unknown> | undefined => {
  const codes = cart.available_payment_methods.map(({ code }) => code);
  if (codes.includes('tessera_test')) return { code: 'tessera_test', tessera_test: { payment_method_nonce: nonce() } };
  const offline = ['checkmo', 'banktransfer', 'cashondelivery'].find((code) => codes.includes(code));
  return offline ? { code: offline } : undefined;
};

/** A cart ready for placeOrder; undefined when the shop has no payment method a test may use. */
export const payableCart = async (
  subject: Subject,
  address: Address,
  headers: GivenHeaders = {},
): Promise<string | undefined> => {
  const cart = await addressedCart(subject, address, headers);
  const payment = paymentOf(cart);
  if (!payment) return undefined;
  const buyer = shopper(subject, headers);
  dataOf(await buyer.send(BILLING, { cart: cart.id, same: true }));
  dataOf(await buyer.send(PAYMENT, { cart: cart.id, payment }));
  return cart.id;
};

export const newKey = (): string => randomUUID();
