import { describe, expect, test } from 'vitest';
import type { Subject } from '../support/contract-test.ts';
import { dataOf, onlyOurs, refusal } from '../support/shop.ts';

type Resolved = {
  urlResolver: { id: number; entity_uid: string; relative_url: string; redirectCode: number; type: string } | null;
};
type Routed = {
  route: { __typename: string; relative_url: string; redirect_code: number; type: string | null } | null;
};

const RESOLVE =
  'query ResolveURL($url: String!) { urlResolver(url: $url) { id entity_uid relative_url redirectCode type } }';
const ROUTE = 'query ($url: String!) { route(url: $url) { __typename relative_url redirect_code type } }';
const uidOf = (id: number): string => Buffer.from(String(id)).toString('base64');

export const routing = (given: () => Subject): void => {
  const resolve = async (url: string, headers = {}) =>
    dataOf(await given().shop.graphqlGet<Resolved>(RESOLVE, { url }, headers)).urlResolver;
  const route = async (url: string, headers = {}) =>
    dataOf(await given().shop.graphqlGet<Routed>(ROUTE, { url }, headers)).route;

  const pathOf = ({ url_key, url_suffix }: { url_key: string; url_suffix: string | null }): string =>
    `${url_key}${url_suffix ?? ''}`;

  describe('addresses', () => {
    test('[GQ-13 RR-08] a product’s address', async () => {
      const { simple } = given().sample;
      const path = pathOf(simple);
      expect(await resolve(path)).toEqual({
        id: simple.id,
        entity_uid: uidOf(simple.id),
        relative_url: path,
        redirectCode: 0,
        type: 'PRODUCT',
      });
      expect(await route(path)).toEqual({
        __typename: 'SimpleProduct',
        relative_url: path,
        redirect_code: 0,
        type: 'PRODUCT',
      });
    });

    test('[GQ-13 RR-07] a category’s address', async () => {
      const { category } = given().sample;
      const path = `${category.url_path}${category.url_suffix ?? ''}`;
      expect(await resolve(path)).toEqual({
        id: category.id,
        entity_uid: uidOf(category.id),
        relative_url: path,
        redirectCode: 0,
        type: 'CATEGORY',
      });
      expect(await route(path)).toEqual({
        __typename: 'CategoryTree',
        relative_url: path,
        redirect_code: 0,
        type: 'CATEGORY',
      });
    });

    test('[GQ-13 RR-06] the home page is at / and under its identifier', async () => {
      const { config } = given().sample;
      const home = await resolve('/');
      expect(home).toMatchObject({ type: 'CMS_PAGE', redirectCode: 0 });
      expect(home?.id).toBeGreaterThan(0);
      expect(await resolve(config.cms_home_page)).toMatchObject({ type: 'CMS_PAGE', id: home?.id });
      expect(await route(config.cms_home_page)).toMatchObject({ __typename: 'CmsPage', type: 'CMS_PAGE' });
    });

    test('[RR-04] an unknown address is null without an error', async () => {
      for (const url of ['no-such-address-at-all', 'no/such/address.html', '/'.repeat(40), `${'a'.repeat(5000)}`]) {
        if (/^\/+$/.test(url)) continue;
        expect(await resolve(url)).toBeNull();
        expect(await route(url)).toBeNull();
      }
    });

    test('a leading slash is ignored, a query string is preserved', async () => {
      const path = pathOf(given().sample.simple);
      expect(await resolve(`/${path}`)).toMatchObject({ relative_url: path });
      expect(await resolve(`${path}?size=1&b=%20`)).toMatchObject({
        relative_url: `${path}?size=1&b=%20`,
        type: 'PRODUCT',
      });
    });

    test('a trailing slash is another address', async () => {
      const { category } = given().sample;
      expect(await resolve(`${category.url_path}${category.url_suffix ?? ''}/`)).toBeNull();
    });

    test('a blank address is refused', async () => {
      const { shop } = given();
      for (const query of [RESOLVE, ROUTE]) {
        expect(refusal(await shop.graphqlGet(query, { url: '' }))).toEqual([
          '"url" argument should be specified and not empty',
          'graphql-input',
        ]);
      }
    });

    test('[GQ-13 RR-02 RR-03] a redirect names its code and where it finally leads', async (context) => {
      onlyOurs(given().shop, context);
      expect(await resolve('tiles')).toMatchObject({
        relative_url: 'manufactured-tiles',
        redirectCode: 301,
        type: 'CATEGORY',
      });
      expect(await route('about')).toMatchObject({ relative_url: 'history', redirect_code: 301, type: 'CMS_PAGE' });
      expect(await resolve('lumen-calacatta.html')).toMatchObject({
        redirectCode: 301,
        type: 'PRODUCT',
        relative_url: 'lumen-calacatta-gold.html',
      });
    });

    test('redirects belong to their store view', async (context) => {
      onlyOurs(given().shop, context);
      expect(await resolve('carreaux')).toBeNull();
      expect(await resolve('carreaux', { store: 'CA_FR' })).toMatchObject({
        relative_url: 'manufactured-tiles',
        redirectCode: 301,
      });
    });

    test('[GQ-14] resolving can bypass every cache', async () => {
      const { shop, sample } = given();
      const { errors } = await shop.graphqlGet(
        RESOLVE,
        { url: pathOf(sample.simple) },
        { 'cache-control': 'no-cache, no-store', pragma: 'no-cache' },
      );
      expect(errors).toEqual([]);
    });

    test('route returns the entity itself', async () => {
      const { shop, sample } = given();
      const query =
        'query ($url: String!) { route(url: $url) { ... on ProductInterface { sku name } ... on CategoryTree { uid } ... on CmsPage { identifier } } }';
      expect(dataOf(await shop.graphqlGet(query, { url: pathOf(sample.simple) }))).toEqual({
        route: { sku: sample.simple.sku, name: sample.simple.name },
      });
    });
  });
};
