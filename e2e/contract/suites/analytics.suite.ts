import { describe, expect, test } from 'vitest';
import type { Subject } from '../support/contract-test.ts';
import { dataOf, onlyWith, whereOurs } from '../support/shop.ts';

type Instance = { storefrontContext: Record<string, unknown> };
type Extension = { magentoExtensionContext: { magento_extension_version: string } };

const INSTANCE = `query storefrontContext { storefrontContext: dataServicesStorefrontInstanceContext {
  customer_group environment_id environment store_url website_id website_code website_name store_id store_code store_name
  store_view_id store_view_code store_view_name base_currency_code store_view_currency_code catalog_extension_version } }`;

export const analytics = (given: () => Subject): void => {
  describe('contexts of measurement', () => {
    test('[GQ-27 AN-19 AN-20] storefrontContext returns the data of each store view', async (context) => {
      const { shop, sample } = given();
      for (const { store_code, store_group_code } of sample.views) {
        const response = await shop.graphqlGet<Instance>(INSTANCE, undefined, { store: store_code });
        onlyWith(response, context);
        const { storefrontContext } = dataOf(response);
        expect(storefrontContext).toMatchObject({ store_view_code: store_code, store_code: store_group_code });
        for (const name of ['website_id', 'store_id', 'store_view_id'])
          expect(Number(storefrontContext[name])).toBeGreaterThan(0);
        for (const name of [
          'environment_id',
          'environment',
          'store_url',
          'website_code',
          'website_name',
          'store_name',
          'store_view_name',
        ])
          expect(storefrontContext[name]).toEqual(expect.stringMatching(/./));
        expect([storefrontContext.base_currency_code, storefrontContext.store_view_currency_code]).toEqual([
          expect.stringMatching(/^[A-Z]{3}$/),
          expect.stringMatching(/^[A-Z]{3}$/),
        ]);
      }
    });

    test('[GQ-27] magentoExtensionContext returns the version of the back end', async (context) => {
      const { shop } = given();
      const response = await shop.graphqlGet<Extension>(
        'query magentoExtensionContext { magentoExtensionContext: dataServicesMagentoExtensionContext { magento_extension_version } }',
      );
      onlyWith(response, context);
      expect(dataOf(response).magentoExtensionContext.magento_extension_version).toMatch(/\d/);
      whereOurs(shop, () => expect(response.headers.get('cache-control')).toContain('no-store'));
    });
  });
};
