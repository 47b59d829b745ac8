import { expect, test } from 'vitest';
import { createCommerceClient } from '#storefront/platform/commerce/client.ts';
import { NetworkError } from '#storefront/platform/commerce/errors.ts';
import type { GraphqlRequest } from '#storefront/platform/commerce/transport.ts';
import { guestSession } from '#storefront/platform/session/session.ts';
import { failureOf } from '../testing/memory-tab.ts';
import { createCartApi } from './cart-api.ts';

/** The cart API with a transport that returns these responses in turn and repeats the last one; an Error is a network failure. */
const calls = (...responses: unknown[]) => {
  const sent: GraphqlRequest[] = [];
  const transport = async (request: GraphqlRequest) => {
    const response = responses[Math.min(sent.push(request), responses.length) - 1];
    if (response instanceof Error) throw response;
    return { data: response };
  };
  const retry = { isOnline: () => true, random: () => 0, wait: () => Promise.resolve() };
  const client = createCommerceClient({ transport, storeView: 'CA_EN', currency: 'CAD', session: guestSession, retry });
  return { sent, api: createCartApi(client, false) };
};
const lost = new NetworkError(new TypeError('Failed to fetch'));

test('[GM-02] createCart sends no variables and returns cartId', async () => {
  const { api, sent } = calls({ cartId: 'c1' });
  expect(await api.createCart()).toBe('c1');
  expect(sent).toMatchObject([{ operationName: 'createCart', variables: {}, isMutation: true }]);
  expect(sent[0]?.query).toBe('mutation createCart{cartId:createEmptyCart}');
});

test('[GM-03] addItem sends the cart, sku, parent sku and quantity', async () => {
  const { api, sent } = calls({});
  await api.addItem('c1', { sku: 'STONE-24', parentSku: 'STONE', quantity: 2 });
  await api.addItem('c1', { sku: 'TILE', quantity: 1 });
  expect(sent.map(({ operationName, variables }) => [operationName, variables])).toEqual([
    ['addItem', { cartId: 'c1', sku: 'STONE-24', parentSku: 'STONE', quantity: 2 }],
    ['addItem', { cartId: 'c1', sku: 'TILE', parentSku: null, quantity: 1 }],
  ]);
  expect(sent[0]?.query).toContain('cartItems:[{sku:$sku quantity:$quantity parent_sku:$parentSku}]');
});

test('[GM-04] updateItem sends the cart, line and quantity; removeItem sends the cart and line', async () => {
  const { api, sent } = calls({});
  await api.updateItem('c1', 'line-1', 4);
  await api.removeItem('c1', 'line-2');
  expect(sent.map(({ operationName, variables }) => [operationName, variables])).toEqual([
    ['updateItem', { cartId: 'c1', itemId: 'line-1', quantity: 4 }],
    ['removeItem', { cartId: 'c1', itemId: 'line-2' }],
  ]);
});

test('after a network failure, retries createCart and updateItem, which are idempotent', async () => {
  const creating = calls(lost, { cartId: 'c1' });
  expect([await creating.api.createCart(), creating.sent.length]).toEqual(['c1', 2]);
  const changing = calls(lost, {});
  await changing.api.updateItem('c1', 'line-1', 4);
  expect(changing.sent).toHaveLength(2);
});

test('after a network failure, does not retry adding or removing an item', async () => {
  const { api, sent } = calls(lost);
  expect(await failureOf(api.addItem('c1', { sku: 'TILE', quantity: 1 }))).toBe(lost);
  expect(await failureOf(api.removeItem('c1', 'line-1'))).toBe(lost);
  expect(sent).toHaveLength(2);
});

test('replaces a queued quantity by a newer one for the same line, but not for other lines', async () => {
  const { api, sent } = calls({});
  await Promise.allSettled([
    api.updateItem('c1', 'line-1', 2),
    api.updateItem('c1', 'line-1', 3),
    api.updateItem('c1', 'line-2', 7),
    api.updateItem('c1', 'line-1', 4),
  ]);
  expect(sent.map(({ variables }) => variables)).toEqual([
    { cartId: 'c1', itemId: 'line-1', quantity: 2 },
    { cartId: 'c1', itemId: 'line-1', quantity: 4 },
    { cartId: 'c1', itemId: 'line-2', quantity: 7 },
  ]);
});

test('a response without a cart throws an error with Magento’s message', async () => {
  expect(await failureOf(calls({ cartId: null }).api.createCart())).toMatchObject({ message: 'Unable to create cart' });
  expect(await failureOf(calls({ cart: null }).api.getDetails('c1'))).toMatchObject({
    message: 'Could not find a cart with ID "c1"',
    problems: [{ message: 'Could not find a cart with ID "c1"' }],
  });
});

test('[RO-06] mayUse is true if the uncached response contains the cart’s id, and false if the cart is refused', async () => {
  const { api, sent } = calls({ cart: { id: 'c1' } }, { cart: null }, null);
  expect([await api.mayUse('c1'), await api.mayUse('c1'), await api.mayUse('c1')]).toEqual([true, false, false]);
  expect(sent.map(({ noCache }) => noCache)).toEqual([true, true, true]);
  expect(await failureOf(calls(lost).api.mayUse('c1'))).toBe(lost);
});

test('returns the code and message of a refused item', async () => {
  const refusal = { code: 'NOT_SALABLE', message: 'No' };
  const responses = [{ user_errors: [refusal, null] }, { user_errors: null }, null];
  const { api } = calls(...responses.map((addProductsToCart) => ({ addProductsToCart })));
  const add = async () => (await api.addItem('c1', { sku: 'TILE', quantity: 1 })).refused;
  expect([await add(), await add(), await add()]).toEqual([[refusal], [], []]);
});

test('a change returns the cart of its response', async () => {
  const cart = { id: 'c1', total_quantity: 3, items: [], prices: null, shipping_addresses: [] };
  const { api, sent } = calls({ addProductsToCart: { cart }, updateCartItems: { cart }, removeItemFromCart: { cart } });
  const changes = [
    await api.addItem('c1', { sku: 'TILE', quantity: 1 }),
    await api.addItem('c1', { sku: 'TILE', quantity: 1, selected: ['a'] }),
    await api.updateItem('c1', 'line-1', 4),
    await api.removeItem('c1', 'line-1'),
  ];
  for (const { details } of changes) expect(details).toMatchObject({ id: 'c1', totalQuantity: 3, lines: [] });
  expect(sent).toHaveLength(4);
  for (const { query } of sent) expect(query).toContain('...CartDetails');
});

test('an error inside the returned cart does not fail the change, but leaves the cart details undefined', async () => {
  const failing = (path: readonly string[]) => {
    const transport = async () => ({
      data: { updateCartItems: null },
      errors: [{ message: 'No prices', path: [...path] }],
    });
    const client = createCommerceClient({ transport, storeView: 'CA_EN', currency: 'CAD', session: guestSession });
    return createCartApi(client, false).updateItem('c1', 'line-1', 4);
  };
  expect(await failing(['updateCartItems', 'cart', 'prices'])).toEqual({ details: undefined });
  expect(await failureOf(failing(['updateCartItems']))).toMatchObject({ message: 'No prices' });
});
