import { brotliDecompressSync } from 'node:zlib';
import type { GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CommerceContext, Platform } from '../context.ts';
import { currentClient } from '../client-work.ts';
import { testDatabase } from '../database/testing/database.ts';
import type { Database } from '../database/types.ts';
import { AuthorizationError, InputError, NoSuchEntityError } from '../errors.ts';
import { RESPONSE_LIFETIME } from '#contract/lifetimes.ts';
import { testPlatform } from '../testing/platform.ts';
import { SAMPLE_STORE_VIEWS } from '../testing/store-views.ts';
import { createExecutor } from './executor.ts';
import { assembleSchema } from './schema.ts';
import type { GraphqlRequest } from './types.ts';

const KNOWN = 'query known($url:String!){urlResolver(url:$url){id}}';
let database: Database;
let platform: Platform;
let schema: GraphQLSchema;
let calls = 0;
let asker = '';

beforeAll(async () => {
  database = await testDatabase();
  platform = testPlatform(database);
  schema = assembleSchema([
    {
      Query: {
        storeConfig: (_: unknown, __: unknown, context: CommerceContext) => {
          calls++;
          asker = currentClient();
          context.tags.add('store');
          return {
            store_code: context.storeView.code,
            locale: context.storeView.locale,
            default_display_currency_code: context.currency,
            copyright: 'x'.repeat(3000),
            base_url: `https://${calls}.example.com/`,
          };
        },
        urlResolver: (_: unknown, { url }: { url: string }, context: CommerceContext) => {
          context.tags.add('url');
          if (url === 'away')
            throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });
          if (url === 'bad') throw new Error('secret of the house');
          if (url === 'missing')
            throw new NoSuchEntityError('No such entity found with matching URL key: %url', { parameters: { url } });
          return { id: context.customer?.id ?? 7 };
        },
        categoryList: () => {
          const list = (depth: number): unknown =>
            Array.from({ length: 30 }, (_, id) => ({ id, name: 'x', children: depth > 0 ? list(depth - 1) : [] }));
          return list(1);
        },
        cart: (_: unknown, { cart_id: id }: { cart_id: string }) => {
          if (id === 'many')
            throw new InputError('two', {
              errors: [new InputError('first part'), new AuthorizationError('second part', { code: 'PART' })],
            });
          return null;
        },
      },
    },
  ]);
});

beforeEach(() => {
  calls = 0;
});

afterAll(() => database.close());

const executor = (overrides: Partial<Platform['settings']> = {}, knownOperations = [KNOWN]) =>
  createExecutor({
    platform: { ...platform, settings: { ...platform.settings, ...overrides } },
    schema,
    knownOperations,
    scope: {
      storeViews: async () => SAMPLE_STORE_VIEWS,
      authenticate: async (token) =>
        token === 'good' ? { id: 5, number: 45, groupId: 1, email: 'ann@example.com' } : null,
    },
  });

type Given = Partial<GraphqlRequest> & { settings?: Partial<Platform['settings']> };
const send = async ({ settings = {}, ...request }: Given, run = executor(settings)) => {
  const response = await run({ method: 'GET', headers: {}, ip: '192.0.2.1', ...request });
  const text = response.headers['content-encoding'] === 'br' ? brotliDecompressSync(response.body) : response.body;
  return { ...response, json: text.length > 0 ? JSON.parse(text.toString()) : undefined };
};

const STORE = '{storeConfig{store_code locale default_display_currency_code}}';

test('responds for the store view and currency of the headers', async () => {
  const { status, json } = await send({ query: STORE, headers: { store: ' CA_FR ', 'content-currency': 'usd' } });
  expect(status).toBe(200);
  expect(json).toEqual({
    data: { storeConfig: { store_code: 'CA_FR', locale: 'fr_CA', default_display_currency_code: 'USD' } },
  });
  expect((await send({ query: STORE, headers: { store: 'default' } })).json.data.storeConfig.store_code).toBe('CA_EN');
});

test('sends a cache id for each store view, currency and customer group', async () => {
  const id = async (headers: Record<string, string>) =>
    (await send({ query: STORE, headers })).headers['x-magento-cache-id'];
  const ids = await Promise.all([
    id({}),
    id({ store: 'CA_FR' }),
    id({ 'content-currency': 'USD' }),
    id({ authorization: 'Bearer good' }),
  ]);
  expect(new Set(ids).size).toBe(4);
  for (const one of ids) expect(one).toMatch(/^[0-9a-f]{64}$/);
  expect(await id({ authorization: 'Bearer bad' })).toBe(ids[0]);
});

test('refuses an unknown store, a currency of another store, another content type, a mutation by GET', async () => {
  const refused = async (request: Given) => (await send(request)).json;
  expect(await refused({ query: STORE, headers: { store: 'nope' } })).toEqual({
    errors: [{ message: 'Requested store is not found (nope)', extensions: { category: 'graphql-input' } }],
  });
  expect(await refused({ query: STORE, headers: { 'content-currency': 'EUR' } })).toEqual({
    errors: [{ message: 'Please correct the target currency', extensions: { category: 'graphql-input' } }],
  });
  expect(
    (await refused({ method: 'POST', query: STORE, headers: { 'content-type': 'text/plain' } })).errors[0].message,
  ).toBe('Request content type must be application/json');
  const byGet = await send({ query: 'mutation{createEmptyCart}' });
  expect(byGet).toMatchObject({ status: 405, headers: { allow: 'POST' } });
  expect(byGet.json).toEqual({
    errors: [
      { message: 'Mutation requests allowed only for POST requests', extensions: { category: 'graphql-input' } },
    ],
  });
});

test('responds with 400 to text that is not GraphQL and 200 to an invalid query, both without a category', async () => {
  const syntax = await send({ query: '{ storeConfig {' });
  expect(syntax.status).toBe(400);
  expect(syntax.json.errors[0].message).toMatch(/^Syntax Error/);
  expect((await send({ query: '' })).json.errors[0].message).toContain('Syntax Error: Unexpected <EOF>');
  const invalid = await send({ query: '{ noSuchField }' });
  expect(invalid.status).toBe(200);
  expect(invalid.json.errors[0]).toEqual({
    message: expect.stringContaining('Cannot query field'),
    locations: [{ line: 1, column: 3 }],
  });
  expect(invalid.json).not.toHaveProperty('data');
  expect((await send({ query: STORE, variables: '{broken' })).status).toBe(400);
});

test('sends an error with its category, location and path, and hides internal errors', async () => {
  const query = '{urlResolver(url:"missing"){id}}';
  expect((await send({ query })).json).toEqual({
    errors: [
      {
        message: 'No such entity found with matching URL key: missing',
        locations: [{ line: 1, column: 2 }],
        path: ['urlResolver'],
        extensions: { category: 'graphql-no-such-entity' },
      },
    ],
    data: { urlResolver: null },
  });
  const hidden = await send({ query: '{urlResolver(url:"bad"){id}}', settings: { isProduction: true } });
  expect(hidden.json.errors[0]).toMatchObject({
    message: 'Internal server error',
    extensions: { debug_id: expect.stringMatching(/^\w{16}$/) },
  });
  expect(JSON.stringify(hidden.json)).not.toContain('secret');
  expect(JSON.stringify((await send({ query: '{urlResolver(url:"bad"){id}}' })).json)).toContain('secret');
});

test('responds with 503 and a time to retry while the database is away, and caches nothing', async () => {
  const run = executor({ isProduction: true });
  for (const query of ['{urlResolver(url:"away"){id}}', KNOWN]) {
    const { status, headers, json } = await send({ query, variables: { url: 'away' } }, run);
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store, no-cache, must-revalidate, max-age=0',
    ]);
    expect(json.errors[0].message).toBe('Internal server error');
  }
});

test('sends the parts of an aggregate as errors of their own', async () => {
  const { json } = await send({ query: '{cart(cart_id:"many"){id}}', settings: { isProduction: true } });
  expect(json.errors).toEqual([
    { message: 'first part', extensions: { category: 'graphql-input' } },
    { message: 'second part', extensions: { category: 'graphql-authorization', error_code: 'PART' } },
  ]);
});

test('an operation of the storefront and any other operation return the same data and errors', async () => {
  for (const url of ['x', 'missing', 'bad']) {
    const known = await send({ query: KNOWN, variables: { url }, settings: { isProduction: true } });
    const other = await send({
      query: KNOWN.replace('known', 'other'),
      variables: JSON.stringify({ url }),
      settings: { isProduction: true },
    });
    const comparable = ({ json }: typeof other) =>
      JSON.parse(
        JSON.stringify(json)
          .replaceAll(/"debug_id":"\w+"/g, '"debug_id":"…"')
          .replaceAll(/"(line|column)":\d+/g, '"$1":0'),
      );
    expect(comparable(known)).toEqual(comparable(other));
  }
  expect((await send({ query: KNOWN, variables: {} })).json.errors[0].message).toContain('$url');
});

test('caches shared responses, with tags, entity tag and lifetime; requests at the same time share one', async () => {
  const run = executor();
  const responses = await Promise.all(Array.from({ length: 10 }, () => send({ query: STORE }, run)));
  expect(calls).toBe(1);
  const { headers } = responses[0]!;
  expect(headers).toMatchObject({
    'cache-control': expect.stringContaining('public'),
    'x-magento-tags': 'store,FPC',
    'x-cache-tags': 'store',
  });
  const again = await send({ query: STORE, headers: { 'if-none-match': headers.etag } }, run);
  expect(again).toMatchObject({ status: 304, headers: { etag: headers.etag } });
  expect(again.body).toHaveLength(0);
  await send({ query: STORE, headers: { store: 'CA_FR' } }, run);
  await send({ query: STORE, headers: { 'content-currency': 'USD' } }, run);
  expect(calls).toBe(3);
  platform.cache.purge(['store']);
  await send({ query: STORE }, run);
  expect(calls).toBe(4);
});

test('responds to a guest’s POST from the cache, and forbids clients to store the response', async () => {
  const clock = { now: () => new Date(now) };
  let now = Date.parse('2030-01-01T12:00:00Z');
  const run = createExecutor({
    platform: { ...platform, clock },
    schema,
    knownOperations: [KNOWN],
    scope: { storeViews: async () => SAMPLE_STORE_VIEWS, authenticate: async () => null },
  });
  const post = { method: 'POST', query: STORE, headers: { 'content-type': 'application/json' } };
  const first = await send(post, run);
  const second = await send(post, run);
  expect(calls).toBe(1);
  expect(second.json).toEqual(first.json);
  for (const { headers } of [first, second]) {
    expect(headers['cache-control']).toContain('no-store');
    expect(headers).not.toHaveProperty('etag');
  }
  await send({ ...post, headers: { ...post.headers, authorization: 'Bearer good' } }, run);
  expect(calls).toBe(2);
  const baseUrl = async () =>
    (await send({ ...post, query: '{storeConfig{base_url}}' }, run)).json.data.storeConfig.base_url;
  expect(await baseUrl()).toBe('https://3.example.com/');
  now += (RESPONSE_LIFETIME.fresh + 1) * 1000;
  expect(await baseUrl()).toBe('https://4.example.com/');
  platform.cache.purge(['store']);
  expect(await baseUrl()).toBe('https://5.example.com/');
});

test('caches each operation of the storefront and each other query under a key of its own', async () => {
  const [code, locale] = ['query a{storeConfig{store_code}}', 'query b{storeConfig{locale}}'];
  const run = executor({}, [code, locale]);
  for (const _ of ['first', 'second']) {
    expect((await send({ query: code }, run)).json.data).toEqual({ storeConfig: { store_code: 'CA_EN' } });
    expect((await send({ query: locale }, run)).json.data).toEqual({ storeConfig: { locale: 'en_CA' } });
    for (const query of ['=0', '0', '', undefined, '?']) expect((await send({ query }, run)).status).toBe(400);
  }
  expect(run.cache.size).toBe(2);
});

test('does not cache carts, responses to customers and errors', async () => {
  const run = executor();
  const uncached = [
    { query: '{cart(cart_id:"x"){id}}' },
    { query: '{storeConfig{store_code} cart(cart_id:"x"){id}}' },
    { query: '{urlResolver(url:"missing"){id}}' },
    { query: STORE, headers: { authorization: 'Bearer good' } },
  ];
  for (const request of uncached) expect((await send(request, run)).headers['cache-control']).toContain('no-store');
  expect(run.cache.size).toBe(0);
});

test('treats a wrong token as a guest', async () => {
  const requested = async (authorization: string) =>
    (await send({ query: '{urlResolver(url:"x"){id}}', headers: { authorization } })).json.data.urlResolver.id;
  expect(await requested('Bearer good')).toBe(5);
  expect(await requested('Bearer bad')).toBe(7);
  expect(await requested('Bearer good really')).toBe(7);
});

test('compresses long responses only', async () => {
  const query = '{storeConfig{copyright}}';
  const response = await send({ query, headers: { 'accept-encoding': 'gzip;q=0.5, br' } });
  expect(response.headers['content-encoding']).toBe('br');
  expect(response.body.length).toBeLessThan(200);
  expect(response.json.data.storeConfig.copyright).toHaveLength(3000);
  const asBrowsers = await send({ query, headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
  expect(asBrowsers.headers['content-encoding']).toBe('br');
  expect((await send({ query, headers: { 'accept-encoding': 'br;q=0' } })).headers).not.toHaveProperty(
    'content-encoding',
  );
  expect((await send({ query: STORE, headers: { 'accept-encoding': 'br' } })).headers).not.toHaveProperty(
    'content-encoding',
  );
});

test('limits depth, complexity, aliases and page sizes', async () => {
  const message = async (request: Given) => (await send(request)).json.errors[0].message;
  const fields = Array.from({ length: 301 }, () => 'store_code').join(' ');
  expect(await message({ query: `{storeConfig{${fields}}}` })).toBe('Max query complexity should be 300 but got 302.');
  const aliases = Array.from({ length: 16 }, (_, i) => `a${i}:store_code`).join(' ');
  expect(await message({ query: `{storeConfig{${aliases}}}` })).toBe('Max query aliases should be 15 but got 16.');
  const deep = `${'{categoryList{children'.padEnd(22)}${'{children'.repeat(20)}{id}${'}'.repeat(22)}`;
  expect(await message({ query: deep })).toMatch(/^Max query depth should be 20 but got \d+\.$/);
  expect(await message({ query: '{products(search:"a",pageSize:101){total_count}}' })).toBe('Maximum pageSize is 100');
  expect(await message({ query: `{products(search:"a",pageSize:"101"){total_count}}` })).toBe(
    'Maximum pageSize is 100',
  );
  expect(
    await message({ query: 'query($n:Int){products(search:"a",pageSize:$n){total_count}}', variables: { n: 500 } }),
  ).toBe('Maximum pageSize is 100');
  const bomb = `{...A} ${'ABCDEFGHIJ'
    .split('')
    .map(
      (name, i, all) =>
        `fragment ${name} on Query{${all[i + 1] ? `...${all[i + 1]} `.repeat(1) + `storeConfig{store_code} ...${all[i + 1]}` : STORE.slice(1, -1)}}`,
    )
    .join(' ')}`;
  expect(await message({ query: bomb })).toBe('Max query complexity should be 1000 but got more.');
  expect(await message({ query: '{'.repeat(4000) })).toMatch(/^Syntax Error/);
  const directives = '@include(if:true)'.repeat(51);
  expect(await message({ query: `{storeConfig{store_code ${directives}}}` })).toBe(
    'Max query directives should be 50 but got 51.',
  );
});

test('suggests no names in production', async () => {
  const wrong = async (isProduction: boolean) =>
    JSON.stringify(
      [
        await send({ query: '{storeConfg{id}}', settings: { isProduction } }),
        await send({
          query: 'query($s:SortEnum){products(search:"a",sort:{name:$s}){total_count}}',
          variables: { s: 'ASK' },
          settings: { isProduction },
        }),
      ].map(({ json }) => json),
    );
  expect(await wrong(false)).toMatch(/Did you mean.*Did you mean/);
  expect(await wrong(true)).not.toContain('Did you mean');
});

const CHEAP = { perQuestion: 60_000, perSecond: 300 };

test('refuses an address that has used its budget, but not pages and other addresses; fields and bytes cost', async () => {
  const run = executor({ graphqlCost: CHEAP });
  let count = 0;
  // Each is different: a cached response costs nothing.
  const execute = (rest: Given = {}) =>
    send(
      {
        query: '{storeConfig{copyright}}',
        variables: { n: count++ },
        ...rest,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
      },
      run,
    );
  const statuses: number[] = [];
  while (statuses.length < 5) statuses.push((await execute()).status);
  // 3 000 saved up; 100 + 1 000 + 2 fields + 3 kB / 25 + the query for each.
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  const refused = await execute();
  expect(refused.headers['retry-after']).toMatch(/^[1-9]\d*$/);
  expect(refused.json.errors[0].extensions.category).toBe('graphql-too-many-requests');
  expect((await execute({ ip: '192.0.2.2' })).status).toBe(200);
  expect((await execute({ isOfPage: true })).status).toBe(200);
  const unlimited = executor({ graphqlCost: CHEAP, rateLimits: false });
  for (let n = 0; n < 5; n += 1)
    expect((await send({ query: '{storeConfig{copyright}}', variables: { n } }, unlimited)).status).toBe(200);
});

test('does not refuse an address because another address with the same query has used its budget', async () => {
  const run = executor({ graphqlCost: CHEAP });
  const execute = (ip: string, n: number) =>
    send(
      {
        query: '{storeConfig{copyright}}',
        variables: { n },
        ip,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
      },
      run,
    );
  const greedy = Array.from({ length: 8 }, (_, n) => execute('192.0.2.1', n));
  const modest = await execute('192.0.2.2', 7);
  const statuses = (await Promise.all(greedy)).map(({ status }) => status);
  expect(statuses).toContain(429);
  expect([statuses.at(-1), modest.status]).toEqual([429, 200]);
});

test('an operation queries the database on behalf of its address', async () => {
  await send({ query: STORE, ip: '203.0.113.9' });
  expect(asker).toBe('203.0.113.9');
});

test('charges refused documents too', async () => {
  const run = executor({ graphqlCost: CHEAP });
  const bomb = `{storeConfig{${Array.from({ length: 1800 }, (_, i) => `f${i}`).join(' ')}}}`;
  const statuses: number[] = [];
  for (let count = 0; count < 3; count += 1) statuses.push((await send({ query: bomb }, run)).status);
  expect(statuses).toEqual([200, 429, 429]);
});

const LISTS = Array.from({ length: 15 }, (_, i) => `a${i}:categoryList{id name children{id name}}`).join(' ');

test('refuses an operation that resolves too many fields', async () => {
  const response = await send({
    query: `{${LISTS}}`,
    settings: { graphqlCost: { perQuestion: 2_000, perSecond: 1e7 } },
  });
  expect(response.json).toEqual({ errors: [{ message: 'Max query cost should be 2000 resolved fields.' }] });
  const whole = await send({ query: `{${LISTS}}` });
  expect(whole.json.data.a14[29].children).toHaveLength(30);
});

test('responds to other requests while a long list is resolved', async () => {
  const run = executor();
  const order: string[] = [];
  await Promise.all([
    send({ query: `{${LISTS}}` }, run).then(() => order.push('long')),
    new Promise((resolve) => setImmediate(() => setImmediate(() => resolve(send({ query: STORE }, run))))).then(() =>
      order.push('short'),
    ),
  ]);
  expect(order).toEqual(['short', 'long']);
});

test('allows introspection unless a setting forbids it', async () => {
  const query = '{__type(name:"Money"){name}}';
  expect((await send({ query, settings: { introspection: true } })).json.data.__type.name).toBe('Money');
  expect((await send({ query, settings: { introspection: false } })).json.errors[0].message).toBe(
    'GraphQL introspection is not allowed, but the query contained __schema or __type',
  );
  expect((await send({ query: '{__typename}', settings: { introspection: false } })).json.data.__typename).toBe(
    'Query',
  );
});

test('assembly refuses a resolver without a field and two for one field', () => {
  expect(() => assembleSchema([{ Query: { nothing: () => 1 } }])).toThrow('The contract has no Query.nothing');
  expect(() => assembleSchema([{ Query: { currency: () => 1 } }, { Query: { currency: () => 2 } }])).toThrow(
    'Two resolvers claim Query.currency',
  );
});
