import { afterAll, beforeAll, expect, test } from 'vitest';
import { currentClient } from '../client-work.ts';
import { testDatabase } from '../database/testing/database.ts';
import type { Database } from '../database/types.ts';
import { AuthorizationError, InputError, NoSuchEntityError } from '../errors.ts';
import { testPlatform } from '../testing/platform.ts';
import { SAMPLE_STORE_VIEWS } from '../testing/store-views.ts';
import { createDispatcher } from './dispatcher.ts';
import type { RestCall } from './dispatcher.ts';
import type { RestRoute } from './types.ts';

const routes: RestRoute[] = [
  { method: 'POST', path: '/V1/guest-carts', handle: async () => 'masked' },
  { method: 'GET', path: '/V1/asker', handle: async () => currentClient() },
  {
    method: 'GET',
    path: '/V1/carts/mine',
    handle: async ({ customer }) => {
      if (!customer)
        throw new AuthorizationError("The consumer isn't authorized to access %resources.", {
          parameters: { resources: 'self' },
        });
      return customer.id;
    },
  },
  {
    method: 'GET',
    path: '/V1/carts/:cartId',
    handle: async (context, { params, query }) => ({ ...params, view: context.storeView.code, q: query.get('q') }),
  },
  { method: 'POST', path: '/V1/guest-carts/:cartId/items', handle: async (_, { body }) => body },
  {
    method: 'PUT',
    path: '/V1/guest-carts/:cartId',
    handle: async (_, { params: { cartId = '' } }) => {
      if (cartId === 'null') return null;
      if (cartId === 'away') throw Object.assign(new Error('the database system is starting up'), { code: '57P03' });
      if (cartId === 'boom') throw new Error('secret');
      if (cartId === 'wrong')
        throw new InputError('Carrier with such method not found: %1, %2', { parameters: ['a', 'b'] });
      throw new NoSuchEntityError('No such entity with %fieldName = %fieldValue', {
        parameters: { fieldName: 'cartId', fieldValue: cartId },
      });
    },
  },
];

let database: Database;
let dispatch: ReturnType<typeof createDispatcher>;

beforeAll(async () => {
  database = await testDatabase();
  const platform = testPlatform(database);
  dispatch = createDispatcher({
    platform: { ...platform, settings: { ...platform.settings, isProduction: true } },
    routes,
    scope: {
      storeViews: async () => SAMPLE_STORE_VIEWS,
      authenticate: async () => ({ id: 5, number: 45, groupId: 1, email: 'ann@example.com' }),
    },
  });
});

afterAll(() => database.close());

const call = async (method: string, path: string, more: Partial<RestCall> = {}) => {
  const response = await dispatch({
    method,
    path,
    headers: { 'content-type': 'application/json' },
    ip: '192.0.2.1',
    ...more,
  });
  return { status: response.status, json: JSON.parse(response.body) as unknown };
};

test('responds with bare JSON, null as an empty list', async () => {
  expect(await call('POST', '/V1/guest-carts')).toEqual({ status: 200, json: 'masked' });
  expect(await call('PUT', '/V1/guest-carts/null')).toEqual({ status: 200, json: [] });
});

test('the database is queried on behalf of the caller’s address', async () => {
  expect(await call('GET', '/V1/asker', { ip: '203.0.113.9' })).toEqual({ status: 200, json: '203.0.113.9' });
});

test('takes the store view from the path, or the default one', async () => {
  expect(await call('GET', '/V1/carts/a%20b?q=1')).toEqual({
    status: 200,
    json: { cartId: 'a b', view: 'CA_EN', q: '1' },
  });
  expect(await call('GET', '/CA_FR/V1/carts/x')).toMatchObject({ json: { view: 'CA_FR' } });
  expect(await call('GET', '/default/V1/carts/x')).toMatchObject({ json: { view: 'CA_EN' } });
  expect(await call('GET', '/NOPE/V1/carts/x')).toEqual({
    status: 404,
    json: { message: 'Request does not match any route.' },
  });
});

test('prefers the more specific route', async () => {
  expect(await call('GET', '/V1/carts/mine', { headers: { authorization: 'Bearer t' } })).toEqual({
    status: 200,
    json: 5,
  });
  expect(await call('GET', '/V1/carts/mine')).toEqual({
    status: 401,
    json: { message: "The consumer isn't authorized to access %resources.", parameters: { resources: 'self' } },
  });
});

test('sends messages with their placeholders and parameters', async () => {
  expect(await call('PUT', '/V1/guest-carts/gone')).toEqual({
    status: 404,
    json: {
      message: 'No such entity with %fieldName = %fieldValue',
      parameters: { fieldName: 'cartId', fieldValue: 'gone' },
    },
  });
  expect(await call('PUT', '/V1/guest-carts/wrong')).toEqual({
    status: 400,
    json: { message: 'Carrier with such method not found: %1, %2', parameters: ['a', 'b'] },
  });
});

test('responds with 503 and a time to retry while the database is unavailable', async () => {
  const { status, headers } = await dispatch({
    method: 'PUT',
    path: '/V1/guest-carts/away',
    headers: { 'content-type': 'application/json' },
    ip: '192.0.2.1',
  });
  expect([status, headers['retry-after']]).toEqual([503, '5']);
});

test('hides unexpected failures behind an id', async () => {
  const { status, json } = await call('PUT', '/V1/guest-carts/boom');
  expect(status).toBe(500);
  expect(json).toEqual({ message: expect.stringMatching(/^Internal Error\. .* Report ID: webapi-\w{13}$/) });
});

test('checks routes and methods', async () => {
  expect(await call('GET', '/V1/nothing')).toEqual({
    status: 404,
    json: { message: 'Request does not match any route.' },
  });
  expect(await call('DELETE', '/V1/guest-carts')).toMatchObject({ status: 404 });
  expect(await call('PATCH', '/V1/guest-carts')).toEqual({
    status: 405,
    json: { message: 'The PATCH HTTP method is not supported.' },
  });
});

test('reads JSON bodies, parsed or not', async () => {
  const path = '/V1/guest-carts/x/items';
  expect(await call('POST', path, { body: '{"a":1}' })).toMatchObject({ json: { a: 1 } });
  expect(await call('POST', path, { body: { a: 2 } })).toMatchObject({ json: { a: 2 } });
  expect(await call('POST', path, { body: '{"a"' })).toMatchObject({
    status: 400,
    json: { message: 'Decoding error: %1' },
  });
  expect(await call('POST', path, { body: '{}', headers: {} })).toMatchObject({
    status: 400,
    json: { message: 'Content-Type header is empty.' },
  });
  expect(
    await call('POST', path, { body: '{}', headers: { 'content-type': 'application/json; charset=latin1' } }),
  ).toMatchObject({ status: 400 });
});
