import { beforeAll, expect, test } from 'vitest';
import { openCatalogueShop, CATALOGUE_SHOP } from '#commerce/import/testing/catalogue-shop.ts';
import type { CatalogueShop } from '#commerce/import/testing/catalogue-shop.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { listShowrooms } from '#commerce/merchandise/showroom/service.ts';
import type { StorePaths } from '#contract/store-views.ts';
import { fixedClock } from '#commerce/platform/clock.ts';
import type { Database } from '#commerce/platform/database/types.ts';
import { silentLog } from '#commerce/platform/log.ts';
import { createPlatform } from '#commerce/platform/platform.ts';
import { seededRandom } from '#commerce/platform/random.ts';
import { testSettings } from '#commerce/platform/testing/settings.ts';
import { testContext } from '#commerce/platform/testing/platform.ts';
import { listStoreViews, regionsOf } from './service.ts';

describeWithDatabase('stores', (open) => {
  let shop: CatalogueShop;
  let database: Database;
  beforeAll(async () => {
    database = await open(CATALOGUE_SHOP);
    shop = await openCatalogueShop(database);
  });

  test('[EN-25] [GQ-08] [GQ-09] [GQ-11] [GQ-12] settings of the store view of the request', async () => {
    const { data } = await shop.execute(
      '{ storeConfig { id code locale store_name store_phone copyright store_group_code default_display_currency_code cms_home_page grid_per_page } }',
    );
    expect(data.storeConfig).toEqual({
      id: 1,
      code: 'CA_EN',
      locale: 'en_CA',
      store_name: 'Canada (EN)',
      store_phone: '514-555-0140',
      copyright: '© Tessera',
      store_group_code: 'main_website_store',
      default_display_currency_code: 'CAD',
      cms_home_page: 'home',
      grid_per_page: 6,
    });
    // There are wish lists, and no reviews.
    expect(
      (await shop.execute('{ storeConfig { magento_wishlist_general_is_enabled product_reviews_enabled } }')).data
        .storeConfig,
    ).toEqual({ magento_wishlist_general_is_enabled: '1', product_reviews_enabled: '0' });
    expect((await shop.execute('{ storeConfig { id locale } }', { store: 'CA_FR' })).data.storeConfig).toEqual({
      id: 3,
      locale: 'fr_CA',
    });
  });

  test('[GN-15] [GQ-10] [EN-18] [EN-19] [EN-20] [EN-21] [EN-22] [EN-23] [EN-24] [ST-03] all three views, from every view', async () => {
    const query =
      '{ availableStores { id code store_name store_group_code store_sort_order locale default_display_currency_code product_url_suffix category_url_suffix secure_base_media_url is_default_store } }';
    for (const store of ['CA_EN', 'US_EN', 'CA_FR']) {
      const { availableStores } = (await shop.execute(query, { store })).data;
      const shared = {
        store_sort_order: 0,
        product_url_suffix: '.html',
        category_url_suffix: '',
        secure_base_media_url: 'https://shop.test/media/',
      };
      expect(availableStores).toEqual([
        {
          id: 1,
          code: 'CA_EN',
          store_name: 'Canada (EN)',
          store_group_code: 'main_website_store',
          locale: 'en_CA',
          default_display_currency_code: 'CAD',
          is_default_store: true,
          ...shared,
        },
        {
          id: 2,
          code: 'US_EN',
          store_name: 'USA',
          store_group_code: 'usa_store',
          locale: 'en_US',
          default_display_currency_code: 'USD',
          is_default_store: false,
          ...shared,
        },
        {
          id: 3,
          code: 'CA_FR',
          store_name: 'Canada (FR)',
          store_group_code: 'main_website_store',
          locale: 'fr_CA',
          default_display_currency_code: 'CAD',
          is_default_store: false,
          ...shared,
        },
      ]);
    }
    expect((await shop.execute('{ availableStores(useCurrentGroup: true) { code } }')).data.availableStores).toEqual([
      { code: 'CA_EN' },
      { code: 'CA_FR' },
    ]);
  });

  test('[GN-16] [GQ-25] [GQ-26] [EN-26] [CU-11] the currencies of a view', async () => {
    const currency = async (store: string) =>
      (
        await shop.execute(
          '{ currency { base_currency_code default_display_currency_code available_currency_codes exchange_rates { currency_to rate } } }',
          { store },
        )
      ).data.currency;
    expect(await currency('CA_FR')).toEqual({
      base_currency_code: 'CAD',
      default_display_currency_code: 'CAD',
      available_currency_codes: ['CAD', 'USD'],
      exchange_rates: [
        { currency_to: 'CAD', rate: 1 },
        { currency_to: 'USD', rate: null },
      ],
    });
    expect(await currency('US_EN')).toMatchObject({
      default_display_currency_code: 'USD',
      available_currency_codes: ['USD', 'CAD'],
    });
  });

  test('Canada with 13 regions and the United States with 65, in the language of the view', async () => {
    const { countries } = (
      await shop.execute('{ countries { id full_name_locale full_name_english available_regions { id code name } } }', {
        store: 'CA_FR',
      })
    ).data;
    expect(
      countries.map(
        ({
          id,
          full_name_locale,
          available_regions,
        }: {
          id: string;
          full_name_locale: string;
          available_regions: object[];
        }) => [id, full_name_locale, available_regions.length],
      ),
    ).toEqual([
      ['CA', 'Canada', 13],
      ['US', 'États-Unis', 65],
    ]);
    expect(countries[0].available_regions).toContainEqual({ id: 76, code: 'QC', name: 'Québec' });
    expect(countries[1].available_regions).toContainEqual({ id: 43, code: 'NY', name: 'New York' });
    expect(
      (await shop.execute('{ country(id: "CA") { available_regions { id name } } }')).data.country.available_regions,
    ).toContainEqual({ id: 76, name: 'Quebec' });
    expect(new Set(regionsOf('US', 'en').map(({ id }) => id)).size).toBe(65);
  });

  test('unknown countries', async () => {
    expect((await shop.execute('{ country { id } }')).errors?.[0]).toMatchObject({
      message: 'Country "id" value should be specified',
      extensions: { category: 'graphql-input' },
    });
    expect((await shop.execute('{ country(id: "FR") { id } }')).errors?.[0]).toMatchObject({
      message: "The country isn't available.",
      extensions: { category: 'graphql-no-such-entity' },
    });
  });

  test('[EN-52] [EN-53] [GQ-24] metadata of the commission class; an unknown attribute does not affect it', async () => {
    const response = await shop.execute(
      '{ customAttributeMetadata(attributes: [{ attribute_code: "commission_class", entity_type: "catalog_product" }, { attribute_code: "none", entity_type: "4" }, { entity_type: "4" }, { attribute_code: "material", entity_type: "order" }]) { items { attribute_code attribute_type input_type attribute_options { label value } } } }',
      { store: 'CA_FR' },
    );
    expect(response.data.customAttributeMetadata.items).toEqual([
      {
        attribute_code: 'commission_class',
        attribute_type: 'Int',
        input_type: 'select',
        attribute_options: [
          { label: 'Standard', value: expect.stringMatching(/^\d+$/) },
          { label: 'Réservé aux professionnels', value: expect.stringMatching(/^\d+$/) },
        ],
      },
      null,
      null,
      null,
    ]);
    expect(response.errors?.map(({ message }) => message)).toContain(
      'Attribute code none of entity type 4 not configured to have a type.',
    );
  });

  test('[RT-02] links of emails and content have the paths of the store views', async () => {
    const prefixes = async (storePaths: StorePaths): Promise<string[]> => {
      const clock = fixedClock('2026-06-15T12:00:00Z');
      const settings = { ...testSettings(), storePaths };
      const platform = createPlatform({ database, settings, log: silentLog, clock, random: seededRandom('paths') });
      return (await listStoreViews(platform)).map(({ code, pathPrefix }) => `${code} ${pathPrefix}`).toSorted();
    };
    expect(await prefixes({})).toEqual(['CA_EN ', 'CA_FR /CA_FR', 'US_EN /US_EN']);
    expect(await prefixes({ CA_EN: '/en', CA_FR: '' })).toEqual(['CA_EN /en', 'CA_FR ', 'US_EN /US_EN']);
  });

  test('showrooms of a country in the language of the view', async () => {
    const { platform } = shop.commerce;
    expect(
      (await listShowrooms(testContext(platform, { storeView: 'CA_FR' }), 'CA')).map(({ code, name, regionCode }) => [
        code,
        name,
        regionCode,
      ]),
    ).toEqual([['montreal', 'Cour de Montréal', 'QC']]);
    expect((await listShowrooms(testContext(platform))).map(({ code }) => code)).toEqual(['montreal', 'plattsburgh']);
  });
});
