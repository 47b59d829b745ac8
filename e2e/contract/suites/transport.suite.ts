import { getIntrospectionQuery } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { Subject } from '../support/contract-test.ts';
import { dataOf, onlyOurs, refusal, whereOurs } from '../support/shop.ts';

const STORE = '{ storeConfig { store_code } }';
const NOT_CACHED = /no-store/;

export const transport = (given: () => Subject): void => {
  describe('transport', () => {
    test('[GQ-01 GQ-02] a query is sent by GET to /graphql, with variables as JSON text', async () => {
      const { shop } = given();
      const query = 'query ($url: String!) { urlResolver(url: $url) { type } }';
      const { status, headers, errors } = await shop.graphqlGet(query, { url: 'no-such-page-at-all' });
      expect([status, errors]).toEqual([200, []]);
      expect(headers.get('content-type')).toContain('application/json');
    });

    test('[GQ-01] the same query is sent by POST', async () => {
      const { shop } = given();
      expect(dataOf(await shop.graphqlPost(STORE))).toEqual(dataOf(await shop.graphqlGet(STORE)));
    });

    test('[GM-01] a mutation by GET is refused', async () => {
      const result = await given().shop.graphqlGet('mutation { createEmptyCart }');
      expect(refusal(result)[0]).toBe('Mutation requests allowed only for POST requests');
      expect(result.data).toBeUndefined();
    });

    test('a body whose content type is not JSON is refused', async () => {
      const { shop } = given();
      const response = await shop.raw('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/graphql' },
        body: STORE,
      });
      const text = await response.text();
      expect([
        response.status === 415 || text.includes('Request content type must be application/json'),
        text.includes('"data"'),
      ]).toEqual([true, false]);
    });

    test.each([
      ['', 'Syntax Error'],
      ['{', 'Syntax Error'],
      ['{ storeConfig { store_code }', 'Syntax Error'],
    ])('a document that cannot be parsed is a syntax error: %j', async (query, message) => {
      const { shop } = given();
      for (const result of [await shop.graphqlGet(query), await shop.graphqlPost(query)]) {
        expect(result.errors[0]?.message).toContain(message);
        expect(result.data).toBeUndefined();
        whereOurs(shop, () => expect(result.status).toBe(400));
      }
    });

    test('a field that does not exist is a validation error without a category', async () => {
      const { shop } = given();
      const result = await shop.graphqlGet('{ storeConfig { no_such_field } }');
      expect(result.errors[0]?.message).toMatch(/Cannot query field "no_such_field" on type "StoreConfig"/);
      whereOurs(shop, () => expect(result.errors[0]?.extensions).toBeUndefined());
    });

    test.each(['[]', '"text"', '{"a"', '1'])('variables that cannot be parsed are refused: %s', async (variables) => {
      const { shop } = given();
      const response = await shop.raw(`/graphql?${new URLSearchParams({ query: STORE, variables }).toString()}`);
      expect(response.status).toBeLessThan(shop.isOurs ? 500 : 501);
      expect(await response.text()).not.toMatch(/node_modules|\.ts:\d/);
    });

    test('[GQ-01] an unknown Store is refused, a known one is followed', async () => {
      const { shop, sample } = given();
      expect(refusal(await shop.graphqlGet(STORE, undefined, { store: 'nowhere' }))).toEqual([
        'Requested store is not found (nowhere)',
        'graphql-input',
      ]);
      for (const { store_code } of sample.views) {
        expect(dataOf(await shop.graphqlGet(STORE, undefined, { store: store_code }))).toEqual({
          storeConfig: { store_code },
        });
      }
      expect(dataOf(await shop.graphqlGet(STORE, undefined, { store: 'default' }))).toHaveProperty(
        'storeConfig.store_code',
        sample.view.store_code,
      );
    });

    test('an unknown Content-Currency is refused, however it is written', async () => {
      const { shop } = given();
      for (const currency of ['XXX', 'zz', 'CAD; drop']) {
        expect(refusal(await shop.graphqlGet(STORE, undefined, { 'content-currency': currency }))).toEqual([
          'Please correct the target currency',
          'graphql-input',
        ]);
      }
    });

    test('[RO-01] an unknown bearer token counts as a guest', async () => {
      const { shop } = given();
      for (const authorization of ['Bearer nobody', 'Bearer', 'Basic YTpi', 'Bearer a b c']) {
        expect((await shop.graphqlGet(STORE, undefined, { authorization })).errors).toEqual([]);
      }
    });

    test('[GQ-05] a mutation and a cart are never cached', async () => {
      const { shop } = given();
      const created = await shop.graphqlPost<{ cartId: string }>('mutation { cartId: createEmptyCart }');
      const read = await shop.graphqlGet('query ($cart: String!) { cart(cart_id: $cart) { id } }', {
        cart: dataOf(created).cartId,
      });
      for (const { headers } of [created, read]) {
        expect(headers.get('cache-control')).toMatch(NOT_CACHED);
        expect(headers.get('etag')).toBeNull();
      }
    });

    test('a response with errors is never cached', async () => {
      const { shop } = given();
      const result = await shop.graphqlGet('{ cmsBlocks(identifiers: ["no-such-block"]) { items { identifier } } }');
      expect(result.errors).toHaveLength(1);
      expect(result.headers.get('cache-control')).toMatch(NOT_CACHED);
    });

    test('responses shared by all guests are cacheable, by store view and currency, and revalidated by ETag', async (context) => {
      const { shop } = given();
      onlyOurs(shop, context);
      const first = await shop.graphqlGet(STORE);
      const etag = first.headers.get('etag');
      expect(first.headers.get('cache-control')).toMatch(/public, max-age=\d+/);
      expect(first.headers.get('vary')).toMatch(/Store/i);
      expect(first.headers.get('vary')).toMatch(/Content-Currency/i);
      expect(etag).toBeTruthy();
      const again = await shop.graphqlGet(STORE, undefined, { 'if-none-match': etag ?? '' });
      expect([again.status, again.text]).toEqual([304, '']);
      const other = await shop.graphqlGet(STORE, undefined, { 'if-none-match': etag ?? '', store: 'CA_FR' });
      expect(other.status).toBe(200);
      expect(other.headers.get('etag')).not.toBe(etag);
    });

    test('a store view never gets responses cached for another', async () => {
      const { shop, sample } = given();
      const query = '{ storeConfig { store_code locale } currency { default_display_currency_code } }';
      const codes = [...sample.views, ...sample.views].map(({ store_code }) => store_code);
      const responses = await Promise.all(
        codes.map((store) => shop.graphqlGet<{ storeConfig: { store_code: string } }>(query, undefined, { store })),
      );
      expect(responses.map((result) => dataOf(result).storeConfig.store_code)).toEqual(codes);
    });

    test('OPTIONS gets a response without a body', async (context) => {
      const { shop } = given();
      onlyOurs(shop, context);
      const response = await shop.raw('/graphql', { method: 'OPTIONS' });
      expect([response.status, await response.text()]).toEqual([204, '']);
    });

    test('a document with two operations is refused', async () => {
      const result = await given().shop.graphqlPost(
        'query a { storeConfig { store_code } } query b { storeConfig { store_code } }',
      );
      expect(result.errors.length).toBeGreaterThan(0);
      expect(result.data ?? null).toBeNull();
    });

    test('the whole schema can be queried, within the usual limits', async () => {
      const { shop } = given();
      const { data, errors } = await shop.graphqlGet<{ __schema: { types: unknown[] } }>(getIntrospectionQuery());
      expect([errors, data.__schema.types.length > 300]).toEqual([[], true]);
      const bomb = `{ __schema { types { ${'fields { type { '.repeat(4)} name ${'} }'.repeat(4)} } } }`;
      expect(refusal(await shop.graphqlGet(bomb))[0]).toMatch(/introspection depth/i);
    });
  });
};
