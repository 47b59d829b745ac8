import { beforeAll, expect, test } from 'vitest';
import { openCatalogueShop, CATALOGUE_SHOP } from '#commerce/import/testing/catalogue-shop.ts';
import type { CatalogueShop } from '#commerce/import/testing/catalogue-shop.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { testContext } from '#commerce/platform/testing/platform.ts';
import { environmentIdOf, groupHash } from './rules.ts';
import { storefrontInstance } from './service.ts';

const INSTANCE = `query storefrontContext { storefrontContext: dataServicesStorefrontInstanceContext { customer_group environment_id environment store_url website_id website_code
  website_name store_id store_code store_name store_view_id store_view_code store_view_name base_currency_code store_view_currency_code catalog_extension_version api_key ims_org_id } }`;

describeWithDatabase('analytics contexts', (open) => {
  let shop: CatalogueShop;
  beforeAll(async () => {
    shop = await openCatalogueShop(await open(CATALOGUE_SHOP));
  });

  test('[GQ-27][AN-19][AN-20] storefrontContext takes no variables and returns installation, website, store and store view of the request', async () => {
    const { storefrontContext } = (await shop.execute(INSTANCE, { store: 'CA_FR' })).data;
    expect(storefrontContext).toEqual({
      customer_group: 'b6589fc6ab0dc82cf12099d1c2d40ab994e8410c',
      environment_id: environmentIdOf('https://shop.test'),
      environment: 'Testing',
      store_url: 'https://shop.test/CA_FR/',
      website_id: 1,
      website_code: 'base',
      website_name: expect.any(String) as string,
      store_id: expect.any(Number) as number,
      store_code: 'main_website_store',
      store_name: expect.any(String) as string,
      store_view_id: 3,
      store_view_code: 'CA_FR',
      store_view_name: 'Canada (FR)',
      base_currency_code: 'CAD',
      store_view_currency_code: 'CAD',
      catalog_extension_version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
      api_key: null,
      ims_org_id: null,
    });
    const inDollars = (await shop.execute(INSTANCE, { store: 'US_EN' })).data.storefrontContext;
    expect(inDollars).toMatchObject({
      store_code: 'usa_store',
      store_view_code: 'US_EN',
      base_currency_code: 'USD',
      store_url: 'https://shop.test/US_EN/',
    });
    const exchanged = (await shop.execute(INSTANCE, { currency: 'USD' })).data.storefrontContext;
    expect(exchanged).toMatchObject({ base_currency_code: 'CAD', store_view_currency_code: 'USD' });
  });

  test('[GQ-27] magentoExtensionContext takes no variables and returns the version of the back end', async () => {
    const { data } = await shop.execute(
      'query magentoExtensionContext { magentoExtensionContext: dataServicesMagentoExtensionContext { magento_extension_version } }',
    );
    expect(data.magentoExtensionContext.magento_extension_version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  test('[RO-04] the customer group of a signed-in customer is returned as a hash of its id, to the customer only', async () => {
    let isPrivate = false;
    const context = {
      ...testContext(shop.commerce.platform, { customer: { id: 7, groupId: 3 } }),
      noStore: () => void (isPrivate = true),
    };
    expect([(await storefrontInstance(context)).customer_group, isPrivate]).toEqual([groupHash(3), true]);
    expect(groupHash(3)).not.toBe(groupHash(0));
  });
});

test('[AN-19] the id of an installation is a stable UUID', () => {
  expect(environmentIdOf('https://shop.test')).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(environmentIdOf('https://shop.test')).toBe(environmentIdOf('https://shop.test'));
  expect(environmentIdOf('https://other.test')).not.toBe(environmentIdOf('https://shop.test'));
});
