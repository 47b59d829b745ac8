import { expect, test } from 'vitest';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { CommerceError } from '#commerce/platform/errors.ts';
import type { RestRequest } from '#commerce/platform/rest/types.ts';
import { cartRoute } from './rest-gate.ts';
import { routes } from './rest.ts';
import { ann, contextOf, rejection } from './testing/refused.ts';

const send = (
  method: string,
  path: string,
  request: Partial<RestRequest>,
  customer: CommerceContext['customer'] = null,
) => {
  const route = routes.find((known) => known.method === method && known.path === path);
  if (!route) throw new Error(`No route ${method} ${path}`);
  const { context, marks } = contextOf(customer);
  return { response: route.handle(context, { params: { cartId: 'c' }, ...request } as RestRequest), marks };
};
const problemOf = async (method: string, path: string, request: Partial<RestRequest>) => {
  const { message, category } = await rejection(send(method, path, request).response);
  return [message, category];
};
const ITEMS = '/V1/guest-carts/:cartId/items';

test('requires SKU and quantity for an added item', async () => {
  const required = (name: string) => [`"${name}" is required. Enter and try again.`, 'graphql-input'];
  expect([
    await problemOf('POST', ITEMS, { body: {} }),
    await problemOf('POST', ITEMS, { body: { cartItem: { qty: 1 } } }),
    await problemOf('POST', ITEMS, { body: { cartItem: { sku: 'TILE' } } }),
    await problemOf('PUT', `${ITEMS}/:itemId`, { body: { cartItem: {} }, params: { cartId: 'c', itemId: '5' } }),
  ]).toEqual([required('cartItem'), required('sku'), required('qty'), required('qty')]);
});

test.each(['five', '-5', '5x', '1234567890123456', ''])('rejects “%s” as a line number', async (itemId) => {
  const words = `Error occurred during "itemId" processing. The "${itemId}" value's type is invalid. The "int" type was expected. Verify and try again.`;
  for (const method of ['PUT', 'DELETE'])
    expect(await problemOf(method, `${ITEMS}/:itemId`, { params: { cartId: 'c', itemId } })).toEqual([
      words,
      'graphql-input',
    ]);
});

test('errors quote only the beginning of a long id', async () => {
  const words = async (params: Record<string, string>) =>
    (await problemOf('DELETE', `${ITEMS}/:itemId`, { params }))[0];
  expect(await words({ itemId: 'x'.repeat(99) })).toContain(`The "${'x'.repeat(32)}" value`);
  expect(await words({})).toContain('The "" value');
});

test('the “mine” routes require sign-in, and no cart response is cached', async () => {
  for (const [method, path] of [
    ['POST', '/V1/carts/mine'],
    ['GET', '/V1/carts/mine/totals'],
    ['DELETE', '/V1/carts/mine/items/:itemId'],
  ] as const)
    expect((await rejection(send(method, path, {}).response)).category).toBe('graphql-authorization');
  const { response, marks } = send('GET', '/V1/carts/mine/totals', {});
  await rejection(response);
  expect(marks).toEqual(['no-store']);
});

const [guests] = cartRoute('GET', '/totals', async (context, maskedId, { body }) => {
  if (body instanceof Error) throw body;
  return [context.customer, maskedId];
});
const asGuest = (body: unknown, params: Record<string, string> = { cartId: 'c' }) => {
  const { context, marks } = contextOf(ann);
  return { response: guests?.handle(context, { params, body } as unknown as RestRequest), marks };
};

test('guest routes ignore the signed-in customer', async () => {
  const { response, marks } = asGuest(undefined);
  expect([await response, marks, await asGuest(undefined, {}).response]).toEqual([
    [null, 'c'],
    ['no-store'],
    [null, ''],
  ]);
});

test('unknown and ordered carts have the same error; other errors are unchanged', async () => {
  const refusal = (code: string | undefined) => new CommerceError('graphql-no-such-entity', 'No', { code });
  for (const code of ['CART_NOT_FOUND', 'CART_NOT_ACTIVE'])
    expect(await rejection(asGuest(refusal(code)).response as Promise<unknown>)).toMatchObject({
      template: 'No such entity with %fieldName = %fieldValue',
      parameters: { fieldName: 'cartId', fieldValue: null },
      code,
    });
  const other = refusal(undefined);
  expect(await rejection(asGuest(other).response as Promise<unknown>)).toBe(other);
  await expect(asGuest(new Error('CART_NOT_FOUND')).response).rejects.toThrow('CART_NOT_FOUND');
});

test('each route exists for guests by id and for customers', () => {
  expect(cartRoute('PUT', '/x', async () => null).map(({ method, path }) => [method, path])).toEqual([
    ['PUT', '/V1/guest-carts/:cartId/x'],
    ['PUT', '/V1/carts/mine/x'],
  ]);
});
