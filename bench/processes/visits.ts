import { randomBytes } from 'node:crypto';
import { operations } from '#contract/generated/operations.ts';
import { ADDRESS } from '#server/kill/order-client.ts';
import { dice, type Dice } from '../attack/dice.ts';
import type { Client } from './client.ts';

/** The part of the catalogue that visitors look at. */
export type Shelf = {
  products: readonly { path: string; urlKey: string; sku: string; uid: string }[];
  categories: readonly { path: string; uid: string }[];
};

/** As many as one response has at most. */
const POPULAR_PRODUCTS = 100;
const CARTS_EVERY = 5;
const ORDERS_EVERY = 50;
const SEARCHES = ['marble', 'oak', 'porcelain', 'white', 'slate', 'grey large'];

/** The storefront's own document of this name. */
const operation = (name: string): string => {
  const found = operations.find((text) => text.startsWith(`query ${name}(`) || text.startsWith(`mutation ${name}(`));
  if (!found) throw new Error(`The storefront has no operation ${name}.`);
  return found;
};

const LIST = operation('getProductList');
const CHANGE_QUANTITY = operation('updateItem');

type Tree = { uid: string; url_path: string | null; children?: Tree[] };

const flat = (nodes: readonly Tree[]): Tree[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);

export const readShelf = async (client: Client, sellable: readonly string[]): Promise<Shelf> => {
  const { products } = await client.graphql<{
    products: { items: { sku: string; uid: string; url_key: string }[] };
  }>('query($skus:[String!]!){products(filter:{sku:{in:$skus}},pageSize:100){items{sku uid url_key}}}', {
    skus: sellable.slice(0, POPULAR_PRODUCTS),
  });
  const { categoryList } = await client.graphql<{ categoryList: Tree[] }>(
    '{categoryList{uid url_path children{uid url_path children{uid url_path children{uid url_path}}}}}',
    {},
  );
  return {
    products: products.items.map(({ sku, uid, url_key: urlKey }) => ({ sku, uid, urlKey, path: `/${urlKey}.html` })),
    categories: flat(categoryList).flatMap(({ uid, url_path: path }) => (path ? [{ uid, path: `/${path}` }] : [])),
  };
};

const fillCart = async (client: Client, { products }: Shelf, roll: Dice): Promise<string> => {
  const { createEmptyCart: cart } = await client.graphql<{ createEmptyCart: string }>('mutation{createEmptyCart}', {});
  const { addProductsToCart: added } = await client.graphql<{
    addProductsToCart: { cart: { itemsV2: { items: { uid: string }[] } }; user_errors: { message: string }[] };
  }>(
    `mutation($cart:String!,$items:[CartItemInput!]!){addProductsToCart(cartId:$cart,cartItems:$items){
      cart{itemsV2{items{uid}}} user_errors{message}}}`,
    { cart, items: [1, 2].map((quantity) => ({ sku: roll.one(products).sku, quantity })) },
  );
  if (added.user_errors[0]) throw new Error(added.user_errors[0].message);
  const itemId = added.cart.itemsV2.items[0]?.uid;
  await client.graphql(CHANGE_QUANTITY, { cartId: cart, itemId, quantity: 3 });
  return cart;
};

const placeOrder = async (client: Client, cart: string, key: string): Promise<void> => {
  const path = `/V1/guest-carts/${cart}`;
  const methods = await client.rest<{ carrier_code: string; method_code: string; available: boolean }[]>(
    `${path}/estimate-shipping-methods`,
    { address: ADDRESS },
  );
  const method = methods.find(({ available }) => available);
  await client.rest(`${path}/shipping-information`, {
    addressInformation: {
      shipping_address: { ...ADDRESS, email: 'ann@example.com' },
      shipping_carrier_code: method?.carrier_code,
      shipping_method_code: method?.method_code,
    },
  });
  await client.rest(
    `${path}/payment-information`,
    {
      email: 'ann@example.com',
      billingAddress: ADDRESS,
      paymentMethod: {
        method: 'tessera_test',
        additional_data: { payment_method_nonce: `tok_visa_1111_1230_ok_${randomBytes(16).toString('hex')}` },
      },
    },
    { 'idempotency-key': key },
  );
};

/**
 * One visit: five pages, a filtered list, a search; in every fifth visit a cart of two products, in every fiftieth an
 * order. The same number makes the same visit.
 */
export const visit = async (client: Client, shelf: Shelf, number: number): Promise<void> => {
  const roll = dice(`visit ${number}`);
  const { products, categories } = shelf;
  for (const path of ['/', roll.one(categories).path, roll.one(products).path, roll.one(products).path])
    await client.page(path);
  await client.page(roll.one(categories).path);
  const list = { pageSize: 24, withVariants: false };
  const filter = { category_uid: { eq: roll.one(categories).uid } };
  await client.read(LIST, { ...list, filter, currentPage: 1 + roll.upTo(2) });
  await client.read(LIST, { ...list, search: roll.one(SEARCHES), currentPage: 1 });
  if (number % CARTS_EVERY !== 0) return;
  const cart = await fillCart(client, shelf, roll);
  if (number % ORDERS_EVERY === 0) await placeOrder(client, cart, `visit-${number}-${cart}`);
};
