import { expect, test } from 'vitest';
import { createQueryClient } from '#storefront/platform/commerce/query-client.ts';
import { isNotFound } from '#storefront/platform/navigation/signals.ts';
import { testPlatform } from '#storefront/testing/render.tsx';
import { page } from './reviews.tsx';

const product = { sku: 'LUM', name: 'Lumen', url_key: 'lumen', url_suffix: '.html', small_image: null };
const overview = {
  language: 'en',
  count: 0,
  other_count: 0,
  other_languages: [],
  average_rating: 0,
  stars: [],
  criteria: [],
  total_count: 0,
  page_info: { current_page: 1, total_pages: 1 },
  items: [],
  samples: [],
};
type Requested = { sku: string };
type Opened = { head: { isIndexed?: boolean } };

const open = async (productSku: string, lacks = '', counts = {}) => {
  const requested: string[] = [];
  const platform = await testPlatform('CA_EN', {
    GetReviewedProduct: ({ sku }: Requested) => (
      requested.push(sku),
      {
        products: { items: sku === 'LUM' ? [product] : [] },
        productReviewRatingsMetadata: { items: [] },
        storeConfig: { product_reviews_enabled: '1', allow_guests_to_write_product_reviews: '1' },
      }
    ),
    GetPlainReviews: ({ sku }: Requested) => (
      requested.push(`plain ${sku}`),
      {
        products: {
          items: [{ rating_summary: 80, review_count: 0, reviews: { page_info: overview.page_info, items: [] } }],
        },
      }
    ),
    GetReviewOverview: ({ sku }: Requested) => (
      requested.push(sku),
      { productReviewOverview: sku === 'LUM' ? { ...overview, ...counts } : null }
    ),
  });
  const context = { platform: { ...platform, lacks }, queryClient: createQueryClient() };
  const opened = await page.open({ context, params: { productSku }, search: {} }).catch((error: unknown) => error);
  return { requested, opened };
};

test('[RT-43] the URL of reviews shows only reviews of the product with that sku', async () => {
  const { requested, opened } = await open('LUM');
  expect([requested, (opened as { head: { title: string } }).head.title]).toEqual([
    ['LUM', 'LUM'],
    expect.stringContaining('Lumen'),
  ]);
  expect(isNotFound((await open('NONE')).opened)).toBe(true);
});

test('the page is indexed once there is a review in either language', async () => {
  const isIndexed = async (counts: object) => ((await open('LUM', '', counts)).opened as Opened).head.isIndexed;
  expect([await isIndexed({}), await isIndexed({ count: 1 }), await isIndexed({ other_count: 1 })]).toEqual([
    false,
    undefined,
    undefined,
  ]);
});

test('requests Magento’s own reviews directly if the back end has no review overview', async () => {
  const { requested, opened } = await open('LUM', 'review overview and photos');
  expect([requested, (opened as { head: { title: string } }).head.title]).toEqual([
    ['LUM', 'plain LUM'],
    expect.stringContaining('Lumen'),
  ]);
});
