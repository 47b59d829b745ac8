import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { operations } from '#contract/generated/operations.ts';

/** A purchase as the client knows it; `orderId` is set once the server has acknowledged the order. */
export type Purchase = {
  cart: string;
  key: string;
  nonce: string;
  /** Payment method; by default the built-in gateway with the nonce's card. */
  paymentMethod?: { method: string; additional_data: Readonly<Record<string, string>> };
  orderId: string | undefined;
  /** True once the order call was sent. */
  wasSent: boolean;
};

export const ADDRESS = {
  firstname: 'Ann',
  lastname: 'Roy',
  company: 'Roy Stone',
  street: ['1 Main Street'],
  city: 'Montreal',
  region: 'Quebec',
  region_id: 76,
  region_code: 'QC',
  postcode: 'H2Y 1C6',
  country_id: 'CA',
  telephone: '514-555-0101',
};

const TOO_BUSY = 503;
const MAX_TRIES = 40;

/** Retries while the server is too busy. */
const send = async (url: string, init: RequestInit): Promise<Response> => {
  for (let tried = 1; ; tried++) {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) });
    if (response.status !== TOO_BUSY || tried === MAX_TRIES) return response;
    await response.body?.cancel();
    await sleep(250);
  }
};

const post = async (url: string, body: unknown, headers: Record<string, string> = {}): Promise<unknown> => {
  const response = await send(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const result: unknown = await response.json();
  if (!response.ok) throw new RefusedError(`${response.status} ${JSON.stringify(result)}`);
  return result;
};

/** The server refused the request. */
export class RefusedError extends Error {}

const graphql = async <T>(origin: string, query: string, variables: Record<string, unknown>): Promise<T> => {
  const { data, errors } = (await post(`${origin}/graphql`, { query, variables })) as {
    data: T;
    errors?: { message: string }[];
  };
  if (errors?.[0]) throw new RefusedError(errors[0].message);
  return data;
};

const paymentOf = ({ nonce, paymentMethod }: Purchase) => ({
  email: 'ann@example.com',
  billingAddress: ADDRESS,
  paymentMethod: paymentMethod ?? { method: 'tessera_test', additional_data: { payment_method_nonce: nonce } },
});

const orderCall = (origin: string, purchase: Purchase): Promise<unknown> =>
  post(`${origin}/rest/V1/guest-carts/${purchase.cart}/payment-information`, paymentOf(purchase), {
    'idempotency-key': purchase.key,
  });

/** Saves the payment method in the cart, so that the order can be placed over GraphQL too. */
export const setPayment = (origin: string, purchase: Purchase): Promise<unknown> =>
  post(`${origin}/rest/V1/guest-carts/${purchase.cart}/set-payment-information`, paymentOf(purchase));

/** Places the order over GraphQL; resolves with its number, rejects if it is refused. */
export const placeByGraphql = async (origin: string, cart: string): Promise<string> => {
  const { placeOrder } = await graphql<{
    placeOrder: { order: { order_number: string } | null; errors: { message: string }[] };
  }>(origin, 'mutation($cart:String!){placeOrder(input:{cart_id:$cart}){order{order_number}errors{message}}}', {
    cart,
  });
  if (!placeOrder.order) throw new RefusedError(placeOrder.errors[0]?.message ?? 'no order');
  return placeOrder.order.order_number;
};

const addItems = async (
  origin: string,
  cart: string,
  items: readonly { sku: string | undefined; quantity: number }[],
): Promise<string | undefined> => {
  const { addProductsToCart } = await graphql<{ addProductsToCart: { user_errors: { message: string }[] } }>(
    origin,
    'mutation($cart:String!,$items:[CartItemInput!]!){addProductsToCart(cartId:$cart,cartItems:$items){user_errors{message}}}',
    { cart, items },
  );
  return addProductsToCart.user_errors[0]?.message;
};

const MAX_OF_ONE = 3;

/** The storefront's exact document, which the back end has compiled. */
const updateItemDocument = operations.find((text) => text.includes('mutation updateItem(')) ?? '';

/** SKUs with enough stock for `prepare`; some products are sold on request only or have a stock of one. */
export const sellableSkus = async (origin: string, skus: readonly string[]): Promise<string[]> => {
  const { createEmptyCart: cart } = await graphql<{ createEmptyCart: string }>(origin, 'mutation{createEmptyCart}', {});
  const sellable: string[] = [];
  for (const sku of skus) if (!(await addItems(origin, cart, [{ sku, quantity: MAX_OF_ONE }]))) sellable.push(sku);
  return sellable;
};

/** Changes the quantity of a line, like the storefront does. `line` wraps around. */
export const changeQuantity = (
  origin: string,
  { cart, uids, line, quantity }: { cart: string; uids: readonly string[]; line: number; quantity: number },
): Promise<unknown> =>
  graphql(origin, updateItemDocument, { cartId: cart, itemId: uids[line % uids.length], quantity });

/** Prepares a cart for ordering: one to three products, `lines` products, or `pieces` of the first product. */
export const prepare = async (
  origin: string,
  skus: readonly string[],
  { pieces, lines = pieces ? 1 : randomInt(1, 4) }: { pieces?: number; lines?: number } = {},
): Promise<Purchase> => {
  const { createEmptyCart: cart } = await graphql<{ createEmptyCart: string }>(origin, 'mutation{createEmptyCart}', {});
  const first = randomInt(skus.length);
  const items = Array.from({ length: lines }, (_, i) => ({
    sku: skus[(first + i) % skus.length],
    quantity: pieces ?? randomInt(1, MAX_OF_ONE + 1),
  }));
  const problem = await addItems(origin, cart, items);
  if (problem) throw new RefusedError(problem);
  const shippingMethods = (await post(`${origin}/rest/V1/guest-carts/${cart}/estimate-shipping-methods`, {
    address: ADDRESS,
  })) as { carrier_code: string; method_code: string; available: boolean }[];
  const chosen =
    shippingMethods.find(({ carrier_code, available }) => carrier_code === 'freight' && available) ??
    shippingMethods.find(({ available }) => available);
  await post(`${origin}/rest/V1/guest-carts/${cart}/shipping-information`, {
    addressInformation: {
      shipping_address: { ...ADDRESS, email: 'ann@example.com' },
      shipping_carrier_code: chosen?.carrier_code,
      shipping_method_code: chosen?.method_code,
    },
  });
  const nonce = `tok_visa_1111_1230_ok_${randomBytes(16).toString('hex')}`;
  return { cart, key: randomUUID(), nonce, orderId: undefined, wasSent: false };
};

/** Places the order, or repeats the call with the same key; resolves with the acknowledged id. */
export const order = async (origin: string, purchase: Purchase): Promise<string> => {
  purchase.wasSent = true;
  const id = String(await orderCall(origin, purchase));
  purchase.orderId = id;
  return id;
};

/**
 * Buys until the server is killed (a broken connection). `purchases` collects every purchase with a started order call,
 * `refusals` the refusals.
 */
export const buyUntilGone = async (
  origin: string,
  skus: readonly string[],
  purchases: Purchase[],
  refusals: string[],
): Promise<void> => {
  for (;;) {
    try {
      const purchase = await prepare(origin, skus);
      purchases.push(purchase);
      await order(origin, purchase);
    } catch (error) {
      if (!(error instanceof RefusedError)) return;
      refusals.push(error.message);
    }
  }
};
