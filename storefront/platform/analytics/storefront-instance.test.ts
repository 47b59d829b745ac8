import { expect, test } from 'vitest';
import { testPlatform } from '#storefront/testing/render.tsx';
import { fetchExtension, fetchInstance, instanceOfView } from './storefront-instance.ts';

const reply = {
  customer_group: 'b6589fc6ab0dc82cf12099d1c2d40ab994e8410c',
  environment_id: 'e-1',
  environment: 'Production',
  store_url: 'https://shop.test/CA_FR/',
  website_id: 1,
  website_code: 'base',
  website_name: 'Tessera',
  store_id: 1,
  store_code: 'main_website_store',
  store_name: 'Canada',
  store_view_id: 3,
  store_view_code: 'CA_FR',
  store_view_name: 'Canada (FR)',
  base_currency_code: 'CAD',
  store_view_currency_code: 'CAD',
  catalog_extension_version: '1.2.3',
};

test('[AN-19][AN-20][AN-22] returns the storefront instance of the data services', async () => {
  const platform = await testPlatform('CA_FR', { storefrontContext: { storefrontContext: reply } });
  expect(await fetchInstance(platform)).toEqual({
    catalogExtensionVersion: '1.2.3',
    environment: 'Production',
    environmentId: 'e-1',
    storeUrl: 'https://shop.test/CA_FR/',
    baseCurrencyCode: 'CAD',
    storeViewCurrencyCode: 'CAD',
    storeCode: 'main_website_store',
    storeId: 1,
    storeName: 'Canada',
    storeViewCode: 'CA_FR',
    storeViewId: 3,
    storeViewName: 'Canada (FR)',
    websiteCode: 'base',
    websiteId: 1,
    websiteName: 'Tessera',
    customerGroup: reply.customer_group,
    locale: 'fr-CA',
    storefrontTemplate: 'Other',
  });
});

test('[GQ-27][AN-20] derives the instance from storeConfig without that module', async () => {
  const storeConfig = {
    id: 3,
    store_code: 'CA_FR',
    store_name: 'Canada (FR)',
    store_group_code: 'main_website_store',
    store_group_name: 'Canada',
    website_id: 1,
    website_code: 'base',
    website_name: 'Tessera',
    base_currency_code: 'CAD',
    default_display_currency_code: 'CAD',
    secure_base_url: 'https://shop.test/CA_FR/',
  };
  const platform = await testPlatform('CA_FR', { getMeasuredStore: { storeConfig } });
  expect(await fetchInstance(platform)).toEqual({
    storeUrl: 'https://shop.test/CA_FR/',
    websiteId: 1,
    websiteCode: 'base',
    websiteName: 'Tessera',
    storeCode: 'main_website_store',
    storeName: 'Canada',
    storeViewId: 3,
    storeViewCode: 'CA_FR',
    storeViewName: 'Canada (FR)',
    baseCurrencyCode: 'CAD',
    storeViewCurrencyCode: 'CAD',
    locale: 'fr-CA',
    storefrontTemplate: 'Other',
  });
  expect(await fetchExtension(platform)).toBeUndefined();
});

test('[AN-21] returns the version of the back end', async () => {
  const platform = await testPlatform('CA_EN', {
    magentoExtensionContext: { magentoExtensionContext: { magento_extension_version: '1.2.3' } },
  });
  expect(await fetchExtension(platform)).toEqual({ magentoExtensionVersion: '1.2.3' });
});

test('without a response of the back end, uses the store view of the URL', async () => {
  const platform = await testPlatform('US_EN');
  expect(await fetchInstance(platform)).toEqual(instanceOfView(platform));
  expect(instanceOfView(platform)).toEqual({
    storeViewCode: 'US_EN',
    storeViewCurrencyCode: 'USD',
    locale: 'en-US',
    storefrontTemplate: 'Other',
  });
});

test('sends no data services query to a back end without them', async () => {
  const requested: string[] = [];
  const note = (name: string) => () => (requested.push(name), new Error('None.'));
  const platform = await testPlatform('CA_EN', {
    storefrontContext: note('storefrontContext'),
    magentoExtensionContext: note('magentoExtensionContext'),
    getMeasuredStore: note('getMeasuredStore'),
  });
  const without = { ...platform, lacks: 'menu,data service contexts' };
  expect([await fetchInstance(without), await fetchExtension(without)]).toEqual([instanceOfView(platform), undefined]);
  expect(requested).toEqual(['getMeasuredStore']);
});
