import { expect, test } from 'vitest';
import type { StoreViewCode } from '#contract/page-render.ts';
import { createQueryClient } from '#storefront/platform/commerce/query-client.ts';
import { testPlatform, type Responses } from '#storefront/testing/render.tsx';
import { loadShopData, shopDataOf } from './shop-data.ts';

const RESPONSES = {
  getStoreConfigData: { storeConfig: { website_name: 'Gravel' } },
  getStoreInformation: { storeConfig: { store_phone: '514-555-0140', store_email: 'bonjour@gravel.test' } },
};

const reported = async (code: StoreViewCode, responses: Responses) => {
  const theme = { css: '', shopPicture: '/apple-touch-icon.png' };
  const context = { platform: { ...(await testPlatform(code, responses)), theme }, queryClient: createQueryClient() };
  await loadShopData(context);
  return shopDataOf(context);
};

test('the home page has structured data of the organisation, its contact and its search, for the store view', async () => {
  const [shop, site] = await reported('CA_FR', RESPONSES);
  expect(shop).toMatchObject({
    '@type': 'Organization',
    name: 'Gravel',
    url: 'https://shop.test/',
    logo: 'https://shop.test/apple-touch-icon.png',
    contactPoint: {
      telephone: '+15145550140',
      email: 'bonjour@gravel.test',
      areaServed: 'CA',
      availableLanguage: 'fr',
    },
  });
  expect(site).toMatchObject({
    '@type': 'WebSite',
    url: 'https://shop.test/CA_FR',
    inLanguage: 'fr-CA',
    publisher: { '@id': shop?.['@id'] },
    potentialAction: {
      target: { urlTemplate: 'https://shop.test/CA_FR/search.html?query={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  });
});

test('omits structured data that the back end does not provide', async () => {
  const [shop] = await reported('CA_EN', { getStoreConfigData: RESPONSES.getStoreConfigData });
  expect(shop).not.toHaveProperty('contactPoint');
  expect(await reported('CA_EN', {})).toEqual([]);
});
