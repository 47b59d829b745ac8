import { connect } from 'node:net';
import { beforeEach, describe, expect, test } from 'vitest';
import { ADDRESS, filledCart, PLACES } from '../support/cart.ts';
import type { Subject } from '../support/contract-test.ts';
import { onlyOurs, refusal, whereOurs } from '../support/shop.ts';

/** Limit of one response: ten thousand products and categories, and the lists around them. */
const MAX_ROWS = 15_000;

/** Must never appear in a response. */
const LEAK = /node_modules|\.ts:\d+|\bat \w+ \(|postgres|pglite|syntax error at or near|relation "|\/work\/|\/tmp\//i;

const json = { 'content-type': 'application/json' };

/** Sends raw bytes; returns everything received. */
const socket = (origin: string, bytes: string): Promise<string> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    const wire = connect(Number(port), hostname, () => wire.write(bytes));
    const parts: Buffer[] = [];
    wire.setTimeout(5_000, () => wire.destroy());
    wire.on('data', (part: Buffer) => parts.push(part));
    wire.on('error', () => {});
    wire.on('close', () => resolve(Buffer.concat(parts).toString('latin1')));
  });

export const hostile = (given: () => Subject): void => {
  /** Faults found in the current test: server errors and leaks, each with the request that caused it. */
  let breaches: string[];
  beforeEach(() => {
    breaches = [];
  });
  const isSafe = async (response: Response, what: string): Promise<string> => {
    const text = await response.text();
    const leak = LEAK.exec(text)?.[0];
    if (response.status >= 500 || leak || text.includes('Internal server error'))
      breaches.push(`${what.slice(0, 120)}: ${response.status} ${leak ?? text.slice(0, 200)}`);
    return text;
  };
  const post = (body: string, headers: Record<string, string> = json) =>
    given().shop.raw('/graphql', { method: 'POST', headers, body });
  const send = async (body: unknown) => isSafe(await post(JSON.stringify(body)), JSON.stringify(body));

  describe('a hostile client', () => {
    test('bombs of aliases, depth, fragments, directives and tokens are refused before they run', async () => {
      const aliases = (count: number, field: string) =>
        Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ');
      const deep = (levels: number) =>
        `{ categories { items { ${'children { '.repeat(levels)} uid ${'} '.repeat(levels)} } } }`;
      const spreads = Array.from(
        { length: 20 },
        (_, index) =>
          `fragment f${index} on StoreConfig { ${index < 19 ? `...f${index + 1} ...f${index + 1}` : 'code'} }`,
      ).join(' ');
      const bombs = {
        aliases: `{ ${aliases(5_00, 'storeConfig { code }')} }`,
        aliasesOfOneField: `{ storeConfig { ${aliases(2000, 'code')} } }`,
        depth: deep(200),
        extremeDepth: deep(8_000),
        brackets: '{'.repeat(20_000),
        lists: `{ products(filter: { sku: { in: ${'['.repeat(10_000)}${']'.repeat(10_000)} } }) { total_count } }`,
        fragments: `{ storeConfig { ...f0 } } ${spreads}`,
        circle: '{ storeConfig { ...a } } fragment a on StoreConfig { ...b } fragment b on StoreConfig { ...a }',
        selfCircle: '{ storeConfig { ...a } } fragment a on StoreConfig { code ...a }',
        directives: `{ storeConfig { code ${'@include(if: true) '.repeat(1_500)} } }`,
        unknownDirectives: `{ storeConfig ${'@a '.repeat(3_000)} { code } }`,
        tokens: `{ ${'storeConfig '.repeat(6_000)} }`,
        variables: `query (${Array.from({ length: 2_000 }, (_, index) => `$v${index}: Int`).join(' ')}) { storeConfig { code } }`,
        operations: Array.from({ length: 800 }, (_, index) => `query q${index} { storeConfig { code } }`).join(' '),
        skips: `{ categories { items { children { children { children { children { children { products(pageSize: 100) { items { related_products { related_products { related_products { sku } } } } } } } } } } } } }`,
        cycles: `{ products(search: "tile", pageSize: 100) { items { ${'categories { ... on CategoryTree { products(pageSize: 100) { items { '.repeat(4)} sku ${'} } } } '.repeat(4)} } } }`,
        comments: `#${'x'.repeat(60_000)}\n{ storeConfig { code } }`,
      };
      for (const [name, query] of Object.entries(bombs)) {
        const text = await isSafe(await post(JSON.stringify({ query })), name);
        // Counts rows of a partial response too, however fast the machine is.
        const rows = text.split('{').length;
        if (rows > MAX_ROWS) breaches.push(`${name} answered ${rows} rows`);
        if (given().shop.isOurs && !['comments', 'skips'].includes(name) && !text.includes('"errors"'))
          breaches.push(`${name} was run`);
      }
      expect(breaches).toEqual([]);
    });

    test('mutations cannot be multiplied by aliases', async () => {
      const query = `mutation { ${Array.from({ length: 100 }, (_, index) => `c${index}: createEmptyCart`).join(' ')} }`;
      const { errors } = JSON.parse(await send({ query })) as { errors?: unknown[] };
      whereOurs(given().shop, () => expect(errors).toHaveLength(1));
      expect(breaches).toEqual([]);
    });

    test('one query cannot request the same thing a thousand times', async (context) => {
      const { shop } = given();
      onlyOurs(shop, context);
      const identifiers = Array.from({ length: 1_000 }, () => 'privacy-policy');
      const attributes = identifiers.map(() => ({ attribute_code: 'size', entity_type: '4' }));
      const cart = await filledCart(given());
      const items = Array.from({ length: 101 }, () => ({ sku: 'x', quantity: 1 }));
      const responses = [
        await shop.graphqlPost('query ($all: [String]) { cmsBlocks(identifiers: $all) { items { content } } }', {
          all: identifiers,
        }),
        await shop.graphqlPost(
          'query ($all: [String]) { snowdogMenus(identifiers: $all) { items { nodes { items { url_key } } } } }',
          { all: identifiers },
        ),
        await shop.graphqlPost(
          'query ($all: [AttributeInput!]!) { customAttributeMetadata(attributes: $all) { items { attribute_options { label } } } }',
          { all: attributes },
        ),
        await shop.graphqlPost(
          'mutation ($cart: String!, $all: [CartItemInput!]!) { addProductsToCart(cartId: $cart, cartItems: $all) { user_errors { code } } }',
          { cart, all: items },
        ),
      ];
      for (const result of responses) expect(refusal(result)[0]).toMatch(/^Maximum items of type ".+" is \d+$/);
    });

    test('pages of a million products are refused', async () => {
      const { shop } = given();
      for (const size of [101, 1e6, 2147483647]) {
        const result = await shop.graphqlGet(
          'query ($size: Int!) { products(search: "a", pageSize: $size) { total_count } }',
          { size },
        );
        whereOurs(shop, () => expect(refusal(result)[0]).toMatch(/^Maximum pageSize is \d+$/));
      }
      await send({ query: '{ products(search: "a", pageSize: 99999999999999999999) { total_count } }' });
      await send({ query: '{ products(search: "a", pageSize: 2, currentPage: 2147483647) { total_count } }' });
      expect(breaches).toEqual([]);
    });

    test('bodies of every wrong shape', async () => {
      const bodies = [
        '',
        'null',
        '[]',
        '[{"query":"{storeConfig{code}}"}]',
        '7',
        '"x"',
        '{',
        '{"query":7}',
        '{"query":null}',
        '{"query":["{a}"]}',
        '{"query":{"a":1}}',
        '{"query":"{storeConfig{code}}","variables":[]}',
        '{"query":"{storeConfig{code}}","variables":"x"}',
        '{"query":"{storeConfig{code}}","variables":7}',
        '{"query":"{storeConfig{code}}","operationName":7}',
        '{"query":"{storeConfig{code}}","operationName":"x"}',
        '{"query":"\\u0000"}',
        '{"query":"\\ud800"}',
        '{"query":"{storeConfig{code}}","extensions":{"persistedQuery":{"version":1,"sha256Hash":"x"}}}',
        '\u0000',
        '{"a":'.repeat(9_000),
        '['.repeat(90_000),
      ];
      for (const body of bodies) await isSafe(await post(body), body);
      for (const type of [
        '',
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/json; charset=utf-16',
        'application/json;;;',
        'a/b/c',
      ]) {
        await isSafe(await post('{"query":"{storeConfig{code}}"}', type ? { 'content-type': type } : {}), type);
      }
      await isSafe(await post(JSON.stringify({ query: 'x'.repeat(200_000) })), 'a large body');
      const deep = `${'['.repeat(40_000)}${']'.repeat(40_000)}`;
      const objects = `${'{"a":'.repeat(12_000)}1${'}'.repeat(12_000)}`;
      for (const body of [deep, objects]) {
        await isSafe(
          await post(
            `{"query":"query ($v: CategoryFilterInput) {categories(filters: $v) {total_count}}","variables":{"v":${body}}}`,
          ),
          'deep variables',
        );
        await isSafe(await post(`{"query":"{storeConfig{code}}","variables":${body}}`), 'deep unused variables');
        const cart = await filledCart(given());
        for (const route of ['shipping-information', 'payment-information', 'estimate-shipping-methods', 'items']) {
          for (const whole of [
            body,
            `{"email":"ann@example.com","paymentMethod":${body},"addressInformation":${body},"address":${body},"cartItem":${body}}`,
          ]) {
            await isSafe(
              await given().shop.raw(`/rest/V1/guest-carts/${cart}/${route}`, {
                method: 'POST',
                headers: json,
                body: whole,
              }),
              `deep ${route}`,
            );
          }
        }
      }
      expect(breaches).toEqual([]);
    });

    test('keys of Object.prototype are plain data', async () => {
      const { shop } = given();
      for (const key of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '__defineGetter__']) {
        const query =
          'query ($url: String!, $filters: CategoryFilterInput) { urlResolver(url: $url) { type } categories(filters: $filters) { items { uid } } }';
        await isSafe(
          await post(`{"query":${JSON.stringify(query)},"variables":{"url":"x","${key}":{"polluted":true}}}`),
          key,
        );
        await isSafe(
          await post(
            `{"query":${JSON.stringify(query)},"variables":{"url":"x","filters":{"${key}":{"polluted":true}}}}`,
          ),
          key,
        );
        await isSafe(await post(`{"query":"{storeConfig{code}}","${key}":{"polluted":true,"isAdmin":true}}`), key);
        await isSafe(await shop.raw(`/graphql?query=%7BstoreConfig%7Bcode%7D%7D&${key}=x&${key}[polluted]=true`), key);
        await isSafe(await shop.raw(`/graphql?${new URLSearchParams({ query: `{ ${key} }` }).toString()}`), key);
        await isSafe(
          await shop.raw(`/graphql?${new URLSearchParams({ query: '{storeConfig{code}}' }).toString()}`, {
            headers: { store: key },
          }),
          key,
        );
        await isSafe(await shop.raw(`/rest/${key}/V1/guest-carts`, { method: 'POST' }), key);
        await isSafe(await shop.raw(`/rest/V1/guest-carts/${key}/totals`), key);
        await isSafe(
          await shop.raw(`/rest/V1/guest-carts/x/shipping-information`, {
            method: 'POST',
            headers: json,
            body: `{"${key}":{"x":1},"addressInformation":{"${key}":{"polluted":true},"shipping_address":{"${key}":1}}}`,
          }),
          key,
        );
        for (const url of [key, `/${key}`, `${key}/${key}`]) {
          const { data, errors } = await shop.graphqlGet<{ urlResolver: unknown }>(
            'query ($url: String!) { urlResolver(url: $url) { type } }',
            { url },
          );
          if (data.urlResolver !== null || errors.length > 0) breaches.push(`${url} resolves`);
        }
        const { data } = await shop.graphqlGet<{ products: { total_count: number } }>(
          'query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { total_count } }',
          { sku: key },
        );
        if (data.products.total_count !== 0) breaches.push(`${key} is a sku`);
        await isSafe(
          await post(
            JSON.stringify({
              query:
                'query ($id: String!) { cmsPage(identifier: $id) { title } cmsBlocks(identifiers: [$id]) { items { title } } snowdogMenus(identifiers: [$id]) { items { title } } country(id: $id) { id } }',
              variables: { id: key },
            }),
          ),
          key,
        );
      }
      expect(breaches).toEqual([]);
    });

    test('values that databases dislike', async () => {
      const { sample } = given();
      const cart = await filledCart(given());
      const values = [
        '\u0000',
        'a\u0000b',
        '\ud800',
        '\udfff',
        '\ufeff',
        '\u202e',
        "'",
        "''; select pg_sleep(10); --",
        '$1',
        '%s',
        '\\',
        '{{7*7}}',
        '${7*7}',
        'x'.repeat(60_000),
        '😀'.repeat(5_000),
        '9'.repeat(400),
        '-1',
        'NaN',
        'Infinity',
        '1e400',
        '٣',
        '../..',
      ];
      const query = `query ($v: String!) {
        a: urlResolver(url: $v) { type } b: products(search: $v, pageSize: 1) { total_count suggestions { search } } c: products(filter: { sku: { eq: $v } }) { total_count }
        d: products(filter: { url_key: { in: [$v] } }) { total_count } e: products(filter: { price: { from: $v, to: $v } }) { total_count } f: categories(filters: { url_path: { eq: $v } }) { total_count }
        g: products(filter: { category_id: { eq: $v } }) { total_count } h: categories(filters: { ids: { in: [$v] } }) { total_count } i: products(filter: { name: { match: $v } }) { total_count } }`;
      for (const value of values) {
        const request = async (text: string, variables: Record<string, unknown>) =>
          isSafe(
            await post(JSON.stringify({ query: text, variables })),
            `${JSON.stringify(value).slice(0, 40)} in ${text}`,
          );
        await request(query, { v: value });
        for (const single of [
          'cmsPage(identifier: $v) { title }',
          'cmsBlocks(identifiers: [$v]) { items { title } }',
          'snowdogMenus(identifiers: [$v]) { items { title } }',
          'country(id: $v) { id }',
          'cart(cart_id: $v) { id }',
          'products(filter: { category_uid: { eq: $v } }) { total_count }',
          'categories(filters: { name: { match: $v } }) { total_count }',
          'customAttributeMetadata(attributes: [{ attribute_code: $v, entity_type: "catalog_product" }]) { items { attribute_code } }',
          'placedOrder(cart_id: $v) { id }',
          'route(url: $v) { type }',
        ]) {
          await request(`query ($v: String!) { ${single} }`, { v: value });
        }
        await request(
          'mutation ($cart: String!, $v: String!) { addProductsToCart(cartId: $cart, cartItems: [{ sku: $v, quantity: 1, parent_sku: $v, selected_options: [] }]) { user_errors { code } } }',
          { cart, v: value },
        );
        await request(
          'mutation ($cart: String!, $sku: String!, $v: ID!) { addProductsToCart(cartId: $cart, cartItems: [{ sku: $sku, quantity: 1, selected_options: [$v] }]) { user_errors { code } } }',
          { cart, sku: (sample.configurable ?? sample.simple).sku, v: value },
        );
        await request(
          'mutation ($cart: String!, $v: String!) { setGuestEmailOnCart(input: { cart_id: $cart, email: $v }) { cart { email } } }',
          { cart, v: value },
        );
        for (const field of ['firstname', 'lastname', 'city', 'company'])
          await request(ADDRESS, { cart, address: { ...PLACES.QC, [field]: value } });
      }
      expect(breaches).toEqual([]);
    });

    test('numbers that are too large, too small or too fine', async () => {
      const { shop } = given();
      const cart = await filledCart(given());
      for (const quantity of [
        '0.1',
        '1e308',
        '-1e308',
        '1e-9',
        '2147483648',
        '9007199254740993',
        '1.7976931348623157e308',
      ]) {
        for (const query of [
          `mutation { addProductsToCart(cartId: "${cart}", cartItems: [{ sku: "${given().sample.simple.sku}", quantity: ${quantity} }]) { user_errors { code message } } }`,
          `mutation { updateCartItems(input: { cart_id: "${cart}", cart_items: [{ cart_item_id: 2147483647, quantity: ${quantity} }] }) { cart { id } } }`,
        ])
          await send({ query });
      }
      for (const uid of ['OTk5OTk5OTk5OTk5OTk5OTk5OTk5', 'LTE=', 'MA==', '', '=', 'MS41', 'Mg']) {
        await send({
          query: `mutation ($uid: ID!) { removeItemFromCart(input: { cart_id: "${cart}", cart_item_uid: $uid }) { cart { id } } }`,
          variables: { uid },
        });
      }
      for (const id of ['0', '-1', '2147483647', '99999999999999999999', '1.5', 'x', '%00'])
        await isSafe(await shop.raw(`/rest/V1/guest-carts/${cart}/items/${id}`, { method: 'DELETE' }), id);
      await send({ query: '{ category(id: 2147483647) { uid } cmsPage(id: 2147483647) { title } }' });
      expect(breaches).toEqual([]);
    });

    test('headers of every kind', async () => {
      const { shop } = given();
      const request = (headers: Record<string, string>) =>
        shop.raw('/graphql?query=%7BstoreConfig%7Bcode%7D%7D', { headers });
      const strange = ['x'.repeat(7_000), '../..', "'", '\t', 'a,b', '%00', '{}', 'CA_EN,CA_FR'];
      for (const name of [
        'store',
        'content-currency',
        'authorization',
        'if-none-match',
        'accept-encoding',
        'accept',
        'accept-language',
        'cookie',
        'origin',
        'x-forwarded-for',
        'x-request-id',
        'x-magento-cache-id',
        'idempotency-key',
        'range',
        'referer',
        'user-agent',
      ]) {
        for (const value of strange) await isSafe(await request({ [name]: value }), `${name}: ${value}`);
      }
      const huge = await socket(
        shop.origin,
        `GET /graphql?query=%7BstoreConfig%7Bcode%7D%7D HTTP/1.1\r\nHost: x\r\nX-Big: ${'x'.repeat(100_000)}\r\nConnection: close\r\n\r\n`,
      );
      expect(huge.startsWith('HTTP/1.1 5')).toBe(false);
      expect(huge).not.toMatch(LEAK);
      expect(breaches).toEqual([]);
    });

    test('requests that are not quite HTTP', async () => {
      const { shop } = given();
      const lines = [
        'GET /graphql HTTP/9.9\r\n\r\n',
        'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n',
        'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: -1\r\nConnection: close\r\n\r\n{}',
        'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\nzz\r\n',
        'GET http://evil.example/graphql?query={storeConfig{code}} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
        'GET //evil.example/graphql HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
        'GET /graphql\0 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
        'BREW /graphql HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
        'TRACE /graphql HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
        'GET /graphql?query=%E0%A4%A HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
        'GET /rest/V1/guest-carts/%E0%A4%A HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
        'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
        'GET /rest/V1//../../etc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      ];
      for (const line of lines) {
        const result = await socket(shop.origin, line);
        if ((result.startsWith('HTTP/1.1 5') && !result.startsWith('HTTP/1.1 505')) || LEAK.test(result))
          breaches.push(`${line.slice(0, 60)}: ${result.slice(0, 300)}`);
      }
      expect(breaches).toEqual([]);
    });

    test('paths below /media and /rest lead nowhere else', async (context) => {
      const { shop } = given();
      onlyOurs(shop, context);
      const ups = [
        '../',
        '..%2f',
        '%2e%2e/',
        '%2e%2e%2f',
        '..\\',
        '..%5c',
        '..%252f',
        '%c0%ae%c0%ae/',
        '.../',
        '..;/',
        '%00/',
        './/',
      ];
      for (const root of ['/media/', '/media/catalog/product/', '/rest/', '/rest/V1/', '/rest/CA_EN/V1/', '/assets/']) {
        for (const up of ups) {
          for (const target of ['etc/passwd', 'package.json', 'stores.yaml', 'data/PG_VERSION', 'server/app.ts']) {
            const result = await socket(
              shop.origin,
              `GET ${root}${up.repeat(5)}${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
            );
            if (
              (/^HTTP\/1\.1 (?:200|5)/.test(result) && !result.includes('<title>')) ||
              /root:x|"private"|createServer/.test(result)
            )
              breaches.push(`${root}${up}${target}: ${result.slice(0, 40)}`);
          }
        }
      }
      expect(breaches).toEqual([]);
    });

    test('pictures are resized as listed or not at all', async (context) => {
      const { shop } = given();
      onlyOurs(shop, context);
      const path = '/media/catalog/product/none.webp';
      for (const query of [
        'width=1',
        'width=99999',
        'width=-1',
        'width=640&height=1e9',
        'width=NaN',
        'width=640&width=80',
        'width[]=640',
        'quality=0&width=640',
        'quality=1e9&width=640',
        'fit=../..&width=640',
        'format=svg&width=640',
        'auto=x&width=640',
        '__proto__=1',
        'width=640%00',
        `width=${'6'.repeat(5_000)}`,
      ]) {
        const response = await shop.raw(`${path}?${query}`);
        const text = await response.text();
        if (response.status >= 500 || response.status === 200 || LEAK.test(text))
          breaches.push(`${query.slice(0, 60)}: ${response.status}`);
      }
      expect(breaches).toEqual([]);
    });

    test('afterwards the shop is unharmed', async () => {
      const { shop, process } = given();
      const { data, errors } = await shop.graphqlGet('{ storeConfig { store_code } }');
      expect([errors, Object.keys(data as object)]).toEqual([[], ['storeConfig']]);
      const log = process?.log() ?? '';
      expect(process?.isRunning() ?? true).toBe(true);
      expect(log).not.toMatch(/unhandled|uncaught|"level":60/i);
      expect(log.split('\n').filter((line) => line.includes('"level":50'))).toEqual([]);
      expect(log).not.toMatch(/4111|ann@example\.com|tok_visa/);
    });
  });
};
