import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buildSchema, graphqlSync } from 'graphql';
import { afterEach, expect, test, vi } from 'vitest';
import { silentLog } from '#commerce/platform/log.ts';
import { loadSettings } from '#commerce/settings.ts';
import { FEATURES, HIDEABLE } from '#contract/features.ts';
import { CAPTCHA_DOCUMENTS } from '../../captcha/read-captcha.ts';
import { VIEW_DOCUMENTS } from '../../store-views/fetch-views.ts';
import { fakeStorefront, page, testServer } from '../../testing/fixtures.ts';
import { Unavailable } from '../circuit-breaker.ts';
import { openCommerce } from '../open-commerce.ts';
import { createBackEndFeatures } from './back-end-features.ts';
import { runTrials } from './trials.ts';
import { judgeFeatures, refusedDocuments } from './judge-features.ts';

/** Features hidden in front of a plain Magento. */
const LACKED = HIDEABLE.filter((hideable) => FEATURES.some(({ name, without }) => name === hideable && without));

const root = join(import.meta.dirname, '../../..');
const plain = buildSchema(readFileSync(join(root, 'contract/magento/magento-2.4.8.graphql'), 'utf8'));
const responseTo = (query: string): string => JSON.stringify(graphqlSync({ schema: plain, source: query }));

const open: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

test('a plain Magento fully supports exactly the features without a fallback', () => {
  const states = judgeFeatures(plain);
  expect(states.filter(({ has }) => has === 'yes').map(({ name }) => name)).toEqual(
    FEATURES.filter(({ without }) => !without).map(({ name }) => name),
  );
  expect(states.find(({ name }) => name === 'menu')).toEqual({
    name: 'menu',
    has: 'no',
    why: 'the menu lists the categories included in the menu. snowdogMenus: Cannot query field "snowdogMenus" on type "Query".',
  });
});

test('lists the start documents that a plain Magento refuses', () => {
  const refused = [...refusedDocuments(plain).keys()];
  expect([...VIEW_DOCUMENTS, ...CAPTCHA_DOCUMENTS].map((document) => refused.includes(document))).toEqual([
    true,
    false,
    true,
    false,
    false,
  ]);
});

test('reports a partly supported feature', () => {
  const older = buildSchema(
    'type Query { cmsBlocks(identifiers: [String]): B } type B { items: [I] } type I { identifier: String }',
  );
  const content = judgeFeatures(older).find(({ name }) => name === 'content');
  expect(content).toMatchObject({ has: 'no', why: expect.stringContaining('(and 1 more)') });
  const whole = buildSchema(
    'type Query { cmsBlocks(identifiers: [String]): B } type B { items: [I] } type I { identifier: String title: String content: String }',
  );
  expect(judgeFeatures(whole).find(({ name }) => name === 'content')).toMatchObject({
    has: 'partly',
    why: 'required by this shop. getCmsPage: Cannot query field "cmsPage" on type "Query".',
  });
});

test('checks an unavailable back end again, and purges pages rendered meanwhile', async () => {
  let isAway = true;
  const onLearned = vi.fn();
  const features = createBackEndFeatures({
    commerce: {
      executeGraphql: async ({ query }) => {
        if (isAway) throw new Unavailable('The back end cannot be reached');
        return { status: 200, headers: {}, body: responseTo(query ?? '') };
      },
    },
    log: silentLog,
    say: () => {},
    onLearned,
    againMs: 5,
  });
  open.push(features.close);
  await features.check();
  expect([await features.lacks(), onLearned.mock.calls.length]).toEqual([[], 0]);
  expect(features.table()).toContain('not known: The back end cannot be reached');
  isAway = false;
  await expect.poll(() => onLearned.mock.calls.length).toBe(1);
  expect(await features.lacks()).toEqual(LACKED);
});

test('assumes all features if the back end does not disclose its schema', async () => {
  const say = vi.fn();
  const body = '{"errors":[{"message":"GraphQL introspection is not allowed"}]}';
  const features = createBackEndFeatures({
    commerce: { executeGraphql: async () => ({ status: 200, headers: {}, body }) },
    log: silentLog,
    say,
    onLearned: () => {},
  });
  await features.check();
  expect([await features.lacks(), say.mock.calls]).toEqual([
    [],
    [[expect.stringContaining('GraphQL introspection is not allowed')]],
  ]);
});

test('sends the home page of each store view, and reports the results', async () => {
  const homePages: string[] = [];
  const responses: Readonly<Record<string, unknown>> = {
    'default categories': { data: { categories: { items: [{ children: [{}, {}] }] } } },
    'default products': { data: { products: { total_count: 2046 } } },
    'default storeConfig': { data: { storeConfig: { cms_home_page: 'start|7' } } },
    'default cmsPage': { data: { cmsPage: null }, errors: [{ message: 'The CMS page does not exist.' }] },
    'german categories': { errors: [{ message: 'Requested store is not found (german)' }] },
    'german products': { data: { products: { total_count: 0 } } },
  };
  const lines = await runTrials(
    {
      executeGraphql: async ({ query = '', headers }) => {
        homePages.push(...(/cmsPage\(identifier:"(\w+)"/.exec(query)?.slice(1) ?? []));
        const response = responses[`${headers['store']} ${/\w+/.exec(query)?.[0]}`];
        if (!response) throw new Unavailable('The back end cannot be reached');
        return { status: 200, headers: {}, body: JSON.stringify(response) };
      },
    },
    ['default', 'german'],
  );
  expect(homePages).toEqual(['start']);
  expect(lines).toEqual([
    'tried   default, categories: 2 top categories',
    'tried   default, products: 2046 products',
    'tried   default, home page: The CMS page does not exist.',
    'tried   german, categories: Requested store is not found (german)',
    'tried   german, products: nothing came back',
    'tried   german, home page: The back end cannot be reached',
  ]);
});

test('the process reports the features of the Magento at its start, at /health/features and to pages', async () => {
  const magento: RequestListener = (request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(
        responseTo((JSON.parse(body || '{"query":"{ storeConfig { store_code } }"}') as { query: string }).query),
      );
    });
  };
  const upstream = createServer(magento);
  await new Promise<void>((done) => upstream.listen(0, '127.0.0.1', done));
  open.push(() => new Promise<void>((done) => void upstream.close(() => done())));
  const settings = loadSettings({ COMMERCE_URL: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}` });
  const printed: string[] = [];
  const voice = {
    say: (text: string) => void printed.push(text),
    step: <T>(_: string, work: () => Promise<T>) => work(),
  };
  const { commerce, close } = await openCommerce({ settings, log: silentLog, voice });
  open.push(close);
  expect(printed.join('\n')).toMatch(/^ +no {6}menu +the menu lists the categories/m);
  const { storefront, requests } = fakeStorefront(() => page('<!doctype html>'));
  const { app } = await testServer({ commerce, storefront });
  open.push(() => app.close());
  const table = await app.inject('/health/features');
  expect([table.statusCode, table.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(table.body).toMatch(/^yes {5}catalogue$/m);
  await app.inject('/');
  expect(requests[0]?.lacks).toEqual(LACKED);
});
