import { describe, expect, test } from 'vitest';
import type { Subject } from '../support/contract-test.ts';
import type { SampleProduct } from '../support/sample.ts';
import { dataOf, onlyOurs, refusal } from '../support/shop.ts';

type Items<T> = { products: { items: T[]; total_count: number } };
type Selection = {
  configurable_product_options_selection: {
    variant: { sku: string } | null;
    options_available_for_selection: { attribute_code: string; option_value_uids: string[] }[];
    configurable_options: { attribute_code: string; values: { uid: string; label: string; is_available: boolean }[] }[];
  };
};

const DETAILS = `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items {
  __typename uid id sku name url_key url_suffix stock_status description { html } short_description { html } meta_title meta_description
  small_image { url label } media_gallery { url label position disabled } media_gallery_entries { file position }
  price_range { minimum_price { regular_price { value currency } final_price { value currency } discount { amount_off percent_off } } maximum_price { final_price { value } } }
  categories { uid name url_path breadcrumbs { category_uid } }
  rating_summary review_count } } }`;
const SELECTION = `query ($sku: String!, $uids: [ID!]) { products(filter: { sku: { eq: $sku } }) { items { ... on ConfigurableProduct {
  configurable_product_options_selection(configurableOptionValueUids: $uids) {
    variant { sku } options_available_for_selection { attribute_code option_value_uids } configurable_options { attribute_code values { uid label is_available } } } } } } }`;
const OPTION_UID = /^configurable\/\d+\/\d+$/;

const plain = (uid: string): string => Buffer.from(uid, 'base64').toString();

export const product = (given: () => Subject): void => {
  const details = async (sku: string, headers = {}) =>
    dataOf(await given().shop.graphqlGet<Items<SampleProduct & Record<string, unknown>>>(DETAILS, { sku }, headers))
      .products.items[0];

  describe('a product', () => {
    test('[EN-10 EN-11 EN-12] a product as its page reads it', async () => {
      const { simple } = given().sample;
      const found = await details(simple.sku);
      expect(found).toMatchObject({
        __typename: 'SimpleProduct',
        sku: simple.sku,
        uid: Buffer.from(String(simple.id)).toString('base64'),
      });
      expect(found?.description).toHaveProperty('html');
      expect(found?.small_image).toMatchObject({ url: expect.stringMatching(/^https?:\/\//) as string });
      expect(found?.media_gallery).toEqual(
        expect.arrayContaining([expect.objectContaining({ url: expect.any(String) as string })]),
      );
      expect(found?.categories).not.toEqual([]);
    });

    test('a price range holds regular, final and discount', async () => {
      type Price = {
        regular_price: { value: number };
        final_price: { value: number; currency: string };
        discount: { amount_off: number; percent_off: number };
      };
      const price = (await details(given().sample.simple.sku))?.price_range.minimum_price as unknown as Price;
      expect(price.final_price.value).toBeLessThanOrEqual(price.regular_price.value);
      expect(price.discount.amount_off).toBeCloseTo(price.regular_price.value - price.final_price.value, 2);
      expect(Math.round(price.final_price.value * 100) / 100).toBe(price.final_price.value);
    });

    test('[EN-10] description is clean HTML in the language of the view', async (context) => {
      const { shop, sample } = given();
      onlyOurs(shop, context);
      const english = (await details(sample.simple.sku))?.description as { html: string };
      const french = (await details(sample.simple.sku, { store: 'CA_FR' }))?.description as { html: string };
      expect(french.html).not.toBe(english.html);
      for (const { html } of [english, french]) expect(html).not.toMatch(/<script|\son\w+=|javascript:/i);
    });

    test('[RO-07 RO-08] a price that guests may not see is null and cannot be found out by sorting or filtering', async (context) => {
      const { shop, sample } = given();
      onlyOurs(shop, context);
      const hidden = sample.products.filter(({ price_range }) => price_range.minimum_price.final_price.value === null);
      expect(hidden.length).toBeGreaterThan(0);
      const uids = sample.categories.map(({ uid }) => uid);
      const priced =
        'query ($filter: ProductAttributeFilterInput!) { products(filter: $filter, pageSize: 100) { items { sku } } }';
      const { items } = dataOf(
        await shop.graphqlGet<Items<{ sku: string }>>(priced, {
          filter: { category_uid: { in: uids }, price: { from: '0', to: '10000000' } },
        }),
      ).products;
      const skus = new Set(items.map(({ sku }) => sku));
      expect(hidden.filter(({ sku }) => skus.has(sku))).toEqual([]);
      for (const { sku } of hidden.slice(0, 3)) {
        const found = await details(sku);
        expect(JSON.stringify(found?.price_range)).not.toMatch(/"(?:value|amount_off|percent_off)":[1-9]/);
      }
    });
  });

  describe('a configurable product', () => {
    const configurable = (): SampleProduct | undefined => given().sample.configurable;

    test('[EN-03] its options and variants name each other by uid', async (context) => {
      const found = configurable();
      if (!found) return context.skip('this shop has no configurable product');
      const values = new Set(found.configurable_options?.flatMap((option) => option.values.map(({ uid }) => uid)));
      for (const { uid, values: own } of found.configurable_options ?? []) {
        expect(plain(uid)).toMatch(OPTION_UID);
        for (const value of own) expect(plain(value.uid)).toMatch(OPTION_UID);
      }
      for (const { attributes } of found.variants ?? []) {
        expect(attributes).toHaveLength(found.configurable_options?.length ?? 0);
        for (const { uid } of attributes) expect(values.has(uid)).toBe(true);
      }
    });

    test('choosing every value selects the variant, choosing none leaves all available', async (context) => {
      const { shop, sample } = given();
      const { configurable: found, variant } = sample;
      if (!found || !variant) return context.skip('this shop has no configurable product');
      const select = async (uids: string[]) =>
        dataOf(await shop.graphqlGet<Items<Selection>>(SELECTION, { sku: found.sku, uids })).products.items[0]
          ?.configurable_product_options_selection;
      const none = await select([]);
      expect(none?.variant ?? null).toBeNull();
      const all = await select(variant.attributes.map(({ uid }) => uid));
      expect(all?.variant?.sku).toBe(variant.product.sku);
      const first = variant.attributes[0]?.uid ?? '';
      const some = await select([first]);
      for (const { option_value_uids } of some?.options_available_for_selection ?? [])
        expect(option_value_uids.length).toBeGreaterThan(0);
    });

    test('values that do not exist are refused', async (context) => {
      const { shop, sample } = given();
      if (!sample.configurable) return context.skip('this shop has no configurable product');
      for (const uid of ['nonsense', 'Y29uZmlndXJhYmxlLzEvMQ==', '']) {
        const response = await shop.graphqlGet(SELECTION, { sku: sample.configurable.sku, uids: [uid] });
        expect(refusal(response)[0]).toBe('configurableOptionValueUids values are incorrect');
      }
    });

    test('a variant is not listed by itself', async (context) => {
      const { shop, sample } = given();
      if (!sample.variant) return context.skip('this shop has no configurable product');
      const query = 'query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { sku } total_count } }';
      onlyOurs(shop, context);
      expect(
        dataOf(await shop.graphqlGet<Items<unknown>>(query, { sku: sample.variant.product.sku })).products.total_count,
      ).toBe(0);
    });
  });

  describe('reviews', () => {
    const REVIEWS = `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { rating_summary review_count
      reviews(pageSize: 5, currentPage: 1) { items { summary text nickname created_at average_rating ratings_breakdown { name value } product { sku } } page_info { current_page page_size total_pages } } } }
      productReviewRatingsMetadata { items { id name values { value_id value } } } storeConfig { product_reviews_enabled allow_guests_to_write_product_reviews } }`;
    const WRITE =
      'mutation ($input: CreateProductReviewInput!) { createProductReview(input: $input) { review { product { sku } } } }';
    type Rating = { id: string; values: { value_id: string; value: string }[] };
    type Found = Items<{ review_count: number; reviews: { items: unknown[]; page_info: { page_size: number } } }> & {
      productReviewRatingsMetadata: { items: Rating[] };
    };
    const find = async (headers = {}) =>
      dataOf(await given().shop.graphqlGet<Found>(REVIEWS, { sku: given().sample.simple.sku }, headers));

    test('[GN-17] a product has its rating and a page of its reviews, each criterion five values', async () => {
      const { products, productReviewRatingsMetadata: metadata } = await find();
      const [found] = products.items;
      expect(found?.reviews.page_info.page_size).toBe(5);
      expect(found?.reviews.items.length).toBe(Math.min(5, found?.review_count ?? -1));
      for (const { values } of metadata.items)
        expect(values.map(({ value }) => value)).toEqual(['1', '2', '3', '4', '5']);
    });

    test('[GN-17] a review that is sent waits, and one of an unknown product is refused', async (context) => {
      const { shop, sample } = given();
      onlyOurs(shop, context);
      const before = await find();
      const ratings = before.productReviewRatingsMetadata.items.map(({ id, values }) => ({
        id,
        value_id: values[4]?.value_id,
      }));
      const send = (sku: string) =>
        shop.graphqlPost<{ createProductReview: unknown }>(WRITE, {
          input: { sku, nickname: 'Ann', summary: 'Lovely', text: 'Two rooms.', ratings },
        });
      expect(dataOf(await send(sample.simple.sku)).createProductReview).toEqual({
        review: { product: { sku: sample.simple.sku } },
      });
      expect((await find()).products.items).toEqual(before.products.items);
      expect(refusal(await send('no-such-sku'))[0]).toBe('Could not find a product with SKU "no-such-sku"');
    });
  });
};
