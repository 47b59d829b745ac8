import { expect, test, vi } from 'vitest';
import type { ExecuteResult } from '#contract/page-render.ts';
import { PICKUP_LIST_HEADER } from '#contract/pickup-list.ts';
import type { TypedDocument } from '#contract/typed-document.ts';
import { CaptchaError, captchaMessage } from '../captcha/captcha.ts';
import { restWithCaptcha } from '../captcha/rest-with-captcha.ts';
import { createCommerceClient } from './client.ts';
import { GraphqlError, NetworkError } from './errors.ts';
import { createHttpTransport, MAX_GET_LENGTH } from './http-transport.ts';
import { RestError } from './rest-error.ts';
import type { RestOptions } from './rest.ts';
import type { GraphqlRequest } from './transport.ts';

const QUERY = 'query getThing($id:String!){thing(id:$id){name_of_it}}' as TypedDocument<
  { thing: { name_of_it: string } },
  { id: string }
>;
const MUTATION = 'mutation setThing($id:String!){setThing(id:$id){id}}' as TypedDocument<
  { setThing: { id: string } },
  { id: string }
>;
const guest = { token: () => undefined };
const calm = { isOnline: () => true, random: () => 0.5, wait: () => Promise.resolve() };

const answering = (response: ExecuteResult = { data: { thing: { name_of_it: 'x' }, setThing: { id: '1' } } }) => {
  const requests: GraphqlRequest[] = [];
  const transport = async (request: GraphqlRequest): Promise<ExecuteResult> => {
    requests.push(request);
    return response;
  };
  return { requests, transport };
};

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

test('[NT-02][NT-03] requests contain the store view and, if set, the currency', async () => {
  const { requests, transport } = answering();
  await createCommerceClient({ transport, storeView: 'CA_FR', currency: 'USD', session: guest }).query(QUERY, {
    id: '1',
  });
  await createCommerceClient({ transport, storeView: 'CA_FR', currency: undefined, session: guest }).query(QUERY, {
    id: '1',
  });
  expect(requests.map(({ headers }) => headers)).toEqual([
    { store: 'CA_FR', 'content-currency': 'USD', [PICKUP_LIST_HEADER]: '1' },
    { store: 'CA_FR', [PICKUP_LIST_HEADER]: '1' },
  ]);
});

test('[NT-01] requests contain the bearer token when signed in, and no such header when signed out', async () => {
  const { requests, transport } = answering();
  const session: { token: () => string | undefined } = {
    token: vi.fn<() => string | undefined>().mockReturnValueOnce('abc').mockReturnValue(undefined),
  };
  const client = createCommerceClient({ transport, storeView: 'CA_EN', currency: 'CAD', session });
  await client.query(QUERY, { id: '1' });
  await client.query(QUERY, { id: '2' });
  expect(requests.map(({ headers }) => headers['authorization'])).toEqual(['Bearer abc', undefined]);
});

test('[NT-13] responses to GraphQL documents keep the schema’s names', async () => {
  const { transport } = answering();
  expect(
    await createCommerceClient({ transport, storeView: 'CA_EN', currency: 'CAD', session: guest }).query(QUERY, {
      id: '1',
    }),
  ).toMatchObject({ thing: { name_of_it: 'x' } });
});

test('[GQ-01][GQ-02] queries are sent to /graphql by GET with minified text', async () => {
  const send = vi.fn<typeof fetch>(async () => json({ data: {} }));
  await createHttpTransport(
    '/graphql',
    send,
  )({
    query: QUERY,
    operationName: 'getThing',
    variables: { id: 'é&' },
    isMutation: false,
    noCache: false,
    headers: { store: 'CA_EN' },
  });
  const [address, init] = send.mock.calls[0] ?? [];
  const url = new URL(String(address), 'http://shop.test');
  expect(url.pathname).toBe('/graphql');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    query: QUERY,
    operationName: 'getThing',
    variables: '{"id":"é&"}',
  });
  expect(init?.method).toBeUndefined();
});

test('[GM-12] a mutation with skipQueue is sent while another is running', async () => {
  const sent: unknown[] = [];
  const client = createCommerceClient({
    transport: ({ variables }) => new Promise(() => void sent.push(variables)),
    storeView: 'CA_EN',
    currency: 'CAD',
    session: guest,
  });
  void client.mutate(MUTATION, { id: '1' });
  void client.mutate(MUTATION, { id: '2' });
  void client.mutate(MUTATION, { id: '3' }, { skipQueue: true });
  await Promise.resolve();
  expect(sent).toEqual([{ id: '1' }, { id: '3' }]);
});

test('[GM-01] mutations are sent by POST', async () => {
  const send = vi.fn<typeof fetch>(async () => json({ data: {} }));
  await createHttpTransport(
    '/graphql',
    send,
  )({
    query: MUTATION,
    operationName: 'setThing',
    variables: { id: '1' },
    isMutation: true,
    noCache: false,
    headers: {},
  });
  expect(send.mock.calls[0]?.[0]).toBe('/graphql');
  expect(send.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    body: JSON.stringify({ query: MUTATION, operationName: 'setThing', variables: { id: '1' } }),
  });
});

test('a query whose URL would be too long is sent by POST', async () => {
  const send = vi.fn<typeof fetch>(async () => json({ data: {} }));
  await createHttpTransport(
    '/graphql',
    send,
  )({
    query: QUERY,
    operationName: 'getThing',
    variables: { id: 'x'.repeat(MAX_GET_LENGTH) },
    isMutation: false,
    noCache: false,
    headers: {},
  });
  expect(send.mock.calls[0]?.[1]?.method).toBe('POST');
});

test('[GQ-14] a query with noCache bypasses HTTP caches', async () => {
  const send = vi.fn<typeof fetch>(async () => json({ data: {} }));
  await createHttpTransport(
    '/graphql',
    send,
  )({ query: QUERY, operationName: 'getThing', variables: {}, isMutation: false, noCache: true, headers: {} });
  expect(send.mock.calls[0]?.[1]).toMatchObject({
    cache: 'no-store',
    headers: { 'cache-control': 'no-cache, no-store' },
  });
});

test('a mutation that the back end protects has a new reCAPTCHA token each time, others and queries have none', async () => {
  const { requests, transport } = answering({ data: { thing: {} } });
  let count = 0;
  const client = createCommerceClient({
    transport,
    storeView: 'CA_EN',
    currency: 'CAD',
    session: guest,
    captcha: {
      protects: (form) => form === 'CUSTOMER_LOGIN',
      token: async (form) => `${form} ${(count += 1)}`,
    },
  });
  const mutation = (field: string) => `mutation a{${field}{id}}` as TypedDocument<unknown, object>;
  await client.mutate(mutation('generateCustomerToken'), {});
  await client.mutate(mutation('generateCustomerToken'), {});
  await client.mutate(mutation('contactUs'), {});
  await client.mutate(MUTATION, { id: '1' });
  await client.query('query a{placeOrder{id}}' as TypedDocument<unknown, object>, {});
  expect(requests.map(({ headers }) => headers['x-recaptcha'])).toEqual([
    'CUSTOMER_LOGIN 1',
    'CUSTOMER_LOGIN 2',
    undefined,
    undefined,
    undefined,
  ]);
});

test('without a reCAPTCHA token nothing is sent', async () => {
  const { requests, transport } = answering();
  const captcha = { protects: () => true, token: () => Promise.reject(new CaptchaError()) };
  const client = createCommerceClient({ transport, storeView: 'CA_EN', currency: 'CAD', session: guest, captcha });
  const signIn = 'mutation a{generateCustomerToken{token}}' as TypedDocument<unknown, object>;
  const error: unknown = await client.mutate(signIn, {}, { isIdempotent: true }).catch((caught: unknown) => caught);
  expect([captchaMessage(error), requests]).toEqual(['captcha.failed', []]);
});

test('a refused reCAPTCHA token has a message of its own, by GraphQL and REST', async () => {
  const message = 'ReCaptcha validation failed, please try again';
  const call = { method: 'POST', resourceUrl: '/rest/V1/x', status: 400, statusText: '' };
  expect(captchaMessage(new GraphqlError([{ message }]))).toBe('captcha.refused');
  expect(captchaMessage(new RestError(call, JSON.stringify({ message }), true))).toBe('captcha.refused');
  expect(captchaMessage(new GraphqlError([{ message: 'No such entity' }]))).toBeUndefined();
});

test('placing an order by REST has a token, other resources have none', async () => {
  const rest = vi.fn<(url: string, options?: RestOptions) => Promise<never>>(async () => '1' as never);
  const send = restWithCaptcha(rest, { protects: () => true, token: async (form) => form });
  await send('/rest/V1/guest-carts/x/payment-information', { method: 'POST', body: {} });
  await send('/rest/V1/guest-carts/x/shipping-information', { method: 'POST', body: {} });
  expect(rest.mock.calls.map(([, options]) => options?.headers)).toEqual([{ 'x-recaptcha': 'PLACE_ORDER' }, undefined]);
});

test('requests have the cache id that Magento returned last', async () => {
  const ids = ['a', undefined, 'b', undefined];
  const send = vi.fn<typeof fetch>(async () => {
    const id = ids.shift();
    return new Response('{"data":{}}', id === undefined ? {} : { headers: { 'x-magento-cache-id': id } });
  });
  const transport = createHttpTransport('/graphql', send);
  const request = {
    query: QUERY,
    operationName: 'getThing',
    variables: {},
    isMutation: false,
    noCache: false,
    headers: {},
  };
  for (let count = 0; count < 4; count += 1) await transport(request);
  const sent = send.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-magento-cache-id'));
  expect(sent).toEqual([null, 'a', 'a', 'b']);
});

test('a response that is not GraphQL is an HTTP error, a missing response a network error', async () => {
  const page = createHttpTransport(
    '/graphql',
    async () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' }),
  );
  const gone = createHttpTransport('/graphql', () => Promise.reject(new TypeError('Failed to fetch')));
  const request = {
    query: QUERY,
    operationName: 'getThing',
    variables: {},
    isMutation: false,
    noCache: false,
    headers: {},
  };
  await expect(page(request)).rejects.toMatchObject({ kind: 'http', status: 502, isRetryable: true });
  await expect(gone(request)).rejects.toMatchObject({ kind: 'network', isRetryable: true });
});

test('back-end errors reject with their category and code', async () => {
  const { transport } = answering({
    data: { thing: null },
    errors: [
      {
        message: 'No such thing',
        path: ['thing'],
        extensions: { category: 'graphql-no-such-entity', error_code: 'GONE' },
      },
    ],
  });
  const client = createCommerceClient({ transport, storeView: 'CA_EN', currency: 'CAD', session: guest });
  const error: unknown = await client.query(QUERY, { id: '1' }).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(GraphqlError);
  expect(error).toMatchObject({
    kind: 'graphql',
    category: 'graphql-no-such-entity',
    message: 'No such thing',
    problems: [{ code: 'GONE', path: ['thing'] }],
  });
  await expect(client.query(QUERY, { id: '1' }, { isPartial: true })).resolves.toEqual({ thing: null });
});

test('[ER-10][ER-11] removes out-of-stock errors and the null lines they leave', async () => {
  const data = { thing: { items: [{ uid: 'a' }, null, { uid: 'c' }] } };
  const errors = [
    { message: 'Some of the products are out of stock.', path: ['thing', 'items', 1] },
    { message: 'There are no source items with the in stock status', path: ['thing', 'items', 1] },
  ];
  const { transport } = answering({ data, errors });
  const response = await createCommerceClient({ transport, storeView: 'CA_EN', currency: 'CAD', session: guest }).query(
    QUERY,
    { id: '1' },
  );
  expect(response).toEqual({ thing: { items: [{ uid: 'a' }, { uid: 'c' }] } });
  expect(data.thing.items).toHaveLength(3);
});

test('[NT-04] queries and idempotent mutations are sent up to five times, other mutations once', async () => {
  const transport = vi.fn<() => Promise<ExecuteResult>>(() => Promise.reject(new NetworkError(new Error('down'))));
  const client = createCommerceClient({ transport, storeView: 'CA_EN', currency: 'CAD', session: guest, retry: calm });
  await expect(client.query(QUERY, { id: '1' })).rejects.toThrow('down');
  expect(transport).toHaveBeenCalledTimes(5);
  await expect(client.mutate(MUTATION, { id: '1' }, { isIdempotent: true })).rejects.toThrow('down');
  expect(transport).toHaveBeenCalledTimes(10);
  await expect(client.mutate(MUTATION, { id: '1' })).rejects.toThrow('down');
  expect(transport).toHaveBeenCalledTimes(11);
});
