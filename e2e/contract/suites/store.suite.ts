import { describe, expect, test } from 'vitest';
import type { Subject } from '../support/contract-test.ts';
import { dataOf, onlyOurs, onlyWith, refusal, whereOurs } from '../support/shop.ts';

type Views = { availableStores: Record<string, unknown>[] };

export const store = (given: () => Subject): void => {
  describe('store views, currency, countries', () => {
    test('[GQ-08 GQ-09 GQ-12 EN-25] storeConfig returns all fields that the storefront reads', async () => {
      const { shop, sample } = given();
      const query = `{ storeConfig { id code locale store_code store_name store_group_name copyright category_url_suffix product_url_suffix
        base_currency_code default_display_currency_code secure_base_media_url cms_home_page root_category_uid grid_per_page } }`;
      const { storeConfig } = dataOf(await shop.graphqlGet<{ storeConfig: Record<string, unknown> }>(query));
      expect(storeConfig).toMatchObject({
        code: sample.view.store_code,
        store_code: sample.view.store_code,
        id: expect.any(Number) as number,
      });
      expect(storeConfig.locale).toMatch(/^[a-z]{2}_[A-Z]{2}$/);
      expect(storeConfig.secure_base_media_url).toMatch(/^https?:\/\/.+\/$/);
    });

    test('[GQ-11] store_phone is in a separate document', async (context) => {
      const { shop } = given();
      const response = await shop.graphqlGet<{ storeConfig: { store_phone: string } }>(
        '{ storeConfig { store_phone } }',
      );
      if (!shop.isOurs && response.errors.length > 0) context.skip('this shop has no store_phone');
      expect(dataOf(response).storeConfig.store_phone).toMatch(/\d{3}/);
    });

    test('fields of the storefront metapackage for the shop and its searches', async (context) => {
      const query =
        '{ robotsConfig { defaultRobots customInstructions } searchTerm(Search: "oak") { query_text redirect } }';
      const response = await given().shop.graphqlGet(query);
      onlyWith(response, context);
      expect(dataOf(response)).toEqual({
        robotsConfig: { defaultRobots: 'INDEX,FOLLOW', customInstructions: null },
        searchTerm: { query_text: 'oak', redirect: null },
      });
    });

    test('queries that pages of Magento’s own storefront send first', async (context) => {
      const response = await given().shop.graphqlGet<{ storeConfig: Record<string, unknown> }>(
        '{ storeConfig { store_code grid_per_page category_url_suffix product_url_suffix category_canonical_tag product_canonical_tag } }',
      );
      if (!given().shop.isOurs && response.errors.some(({ message }) => message.includes('_canonical_tag')))
        context.skip('this shop has no metapackage for storefronts');
      expect(dataOf(response).storeConfig).toMatchObject({
        grid_per_page: expect.any(Number),
        category_canonical_tag: expect.any(Boolean),
        product_canonical_tag: expect.any(Boolean),
      });
      whereOurs(given().shop, () =>
        expect(response.data.storeConfig).toMatchObject({ category_canonical_tag: true, product_canonical_tag: true }),
      );
    });

    test('[GQ-10] availableStores returns every view with its own values', async () => {
      const { shop, sample } = given();
      expect(sample.views.length).toBeGreaterThan(0);
      const query =
        '{ availableStores { id store_code store_name store_group_code store_group_name store_sort_order locale default_display_currency_code product_url_suffix } }';
      const { availableStores } = dataOf(await shop.graphqlGet<Views>(query));
      expect(new Set(availableStores.map(({ store_code }) => store_code)).size).toBe(availableStores.length);
      for (const view of availableStores) {
        const { storeConfig } = dataOf(
          await shop.graphqlGet<{ storeConfig: unknown }>(query.replace('availableStores', 'storeConfig'), undefined, {
            store: String(view.store_code),
          }),
        );
        expect(storeConfig).toEqual(view);
      }
    });

    test('[EN-18 EN-19 EN-20 EN-21 EN-22 EN-23 ST-17] the three views of the sample shop', async (context) => {
      const { shop } = given();
      onlyOurs(shop, context);
      const query =
        '{ availableStores { id store_code store_group_code locale default_display_currency_code product_url_suffix category_url_suffix is_default_store website_code } }';
      const { availableStores } = dataOf(await shop.graphqlGet<Views>(query));
      const common = { product_url_suffix: '.html', category_url_suffix: '', website_code: 'base' };
      const canada = { ...common, store_group_code: 'main_website_store', default_display_currency_code: 'CAD' };
      expect(availableStores.sort((one, other) => Number(one.id) - Number(other.id))).toEqual([
        { ...canada, id: 1, store_code: 'CA_EN', locale: 'en_CA', is_default_store: true },
        {
          ...common,
          id: 2,
          store_code: 'US_EN',
          store_group_code: 'usa_store',
          locale: 'en_US',
          default_display_currency_code: 'USD',
          is_default_store: false,
        },
        { ...canada, id: 3, store_code: 'CA_FR', locale: 'fr_CA', is_default_store: false },
      ]);
    });

    test('[GQ-10] useCurrentGroup narrows to the views of the group', async () => {
      const { shop, sample } = given();
      for (const { store_code, store_group_code } of sample.views) {
        const { availableStores } = dataOf(
          await shop.graphqlGet<Views>('{ availableStores(useCurrentGroup: true) { store_group_code } }', undefined, {
            store: store_code,
          }),
        );
        expect(new Set(availableStores.map((view) => view.store_group_code))).toEqual(new Set([store_group_code]));
      }
    });

    test('[GQ-25 GQ-26 EN-26] currency returns the available codes', async () => {
      const { shop } = given();
      type Currency = {
        currency: {
          base_currency_code: string;
          default_display_currency_code: string;
          available_currency_codes: string[];
          exchange_rates: { currency_to: string; rate: number }[];
        };
      };
      const { currency } = dataOf(
        await shop.graphqlGet<Currency>(
          '{ currency { base_currency_code default_display_currency_code available_currency_codes exchange_rates { currency_to rate } } }',
        ),
      );
      expect(currency.available_currency_codes).toContain(currency.default_display_currency_code);
      expect(currency.exchange_rates.find(({ currency_to }) => currency_to === currency.base_currency_code)?.rate).toBe(
        1,
      );
    });

    test('[GQ-26] prices follow Content-Currency', async () => {
      const { shop, sample } = given();
      const { currency } = dataOf(
        await shop.graphqlGet<{ currency: { available_currency_codes: string[] } }>(
          '{ currency { available_currency_codes } }',
        ),
      );
      const query =
        'query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { price_range { minimum_price { final_price { value currency } } } } } }';
      const seen = new Set<number>();
      for (const code of currency.available_currency_codes) {
        type Priced = {
          products: {
            items: { price_range: { minimum_price: { final_price: { value: number; currency: string } } } }[];
          };
        };
        const { products } = dataOf(
          await shop.graphqlGet<Priced>(
            query,
            { sku: sample.simple.sku },
            { 'content-currency': ` ${code.toLowerCase()} ` },
          ),
        );
        const price = products.items[0]?.price_range.minimum_price.final_price;
        expect(price?.currency).toBe(code);
        expect(price?.value).toBeGreaterThan(0);
        seen.add(price?.value ?? 0);
      }
      expect(seen.size).toBe(currency.available_currency_codes.length);
    });

    test('[EN-32 EN-40] countries returns regions with Magento’s ids', async () => {
      type Countries = {
        countries: {
          id: string;
          full_name_locale: string;
          three_letter_abbreviation: string;
          available_regions: { id: number; code: string; name: string }[] | null;
        }[];
      };
      const { countries } = dataOf(
        await given().shop.graphqlGet<Countries>(
          '{ countries { id full_name_locale three_letter_abbreviation available_regions { id code name } } }',
        ),
      );
      const canada = countries.find(({ id }) => id === 'CA');
      const usa = countries.find(({ id }) => id === 'US');
      expect(canada ?? usa).toBeDefined();
      const regionOf = (country: typeof usa, region: string) =>
        country?.available_regions?.find(({ code }) => code === region)?.id;
      expect([undefined, 76]).toContain(regionOf(canada, 'QC'));
      expect([undefined, 59]).toContain(regionOf(usa, 'VT'));
      expect([undefined, 'CAN']).toContain(canada?.three_letter_abbreviation);
      expect([undefined, 13]).toContain(canada?.available_regions?.length);
    });

    test('countries are in the language of the view', async (context) => {
      const { shop } = given();
      onlyOurs(shop, context);
      type One = {
        country: {
          full_name_locale: string;
          full_name_english: string;
          available_regions: { code: string; name: string }[];
        };
      };
      const { country } = dataOf(
        await shop.graphqlGet<One>(
          '{ country(id: "US") { full_name_locale full_name_english available_regions { code name } } }',
          undefined,
          { store: 'CA_FR' },
        ),
      );
      expect(country).toMatchObject({ full_name_locale: 'États-Unis', full_name_english: 'United States' });
      const { country: canada } = dataOf(
        await shop.graphqlGet<One>('{ country(id: "CA") { available_regions { code name } } }', undefined, {
          store: 'CA_FR',
        }),
      );
      expect(canada.available_regions.find(({ code }) => code === 'BC')?.name).toBe('Colombie-Britannique');
    });

    test('a missing or unavailable country is refused in Magento’s words', async () => {
      const { shop } = given();
      expect(refusal(await shop.graphqlGet('{ country { id } }'))).toEqual([
        'Country "id" value should be specified',
        'graphql-input',
      ]);
      expect(refusal(await shop.graphqlGet('{ country(id: "ZZ") { id } }'))).toEqual([
        "The country isn't available.",
        'graphql-no-such-entity',
      ]);
    });
  });
};
