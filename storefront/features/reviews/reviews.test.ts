import { expect, test } from 'vitest';
import { MAX_PHOTO_BYTES } from '#contract/reviews.ts';
import { reviewData } from './review-data.ts';
import { addressOf, filterOf, overviewOf, type Overview, type ReviewedProduct } from './reviews-query.ts';
import { sendPhoto } from './send-review.ts';

test.each([
  [{}, { stars: undefined, sort: 'newest', page: 1, language: undefined }],
  [
    { 'stars[filter]': '4', sort: 'highest', page: '3', 'language[filter]': 'fr' },
    { stars: 4, sort: 'highest', page: 3, language: 'fr' },
  ],
  [
    { 'stars[filter]': '9', sort: 'price', page: '-1', 'language[filter]': 'en' },
    { stars: undefined, sort: 'newest', page: 1, language: undefined },
  ],
] as const)('reads the filter from the URL %j', (search, expected) => {
  expect(filterOf(search, 'en')).toEqual(expected);
});

test('the URL contains the filter without default values', () => {
  expect(addressOf('A/B', { stars: undefined, sort: 'newest', page: 1, language: undefined })).toBe('/reviews/A%2FB');
  const address = addressOf('TILE', { stars: 5, sort: 'lowest', page: 2, language: 'fr' });
  const search = Object.fromEntries(new URL(address, 'https://shop.invalid').searchParams);
  expect(filterOf(search, 'en')).toEqual({ stars: 5, sort: 'lowest', page: 2, language: 'fr' });
});

const review = {
  number: 1,
  summary: 'Lovely',
  text: 'Two rooms.',
  nickname: 'Ann',
  created_at: '2026-06-15T12:00:00.000Z',
  language: 'en',
  stars: 4,
  ratings_breakdown: [],
  photos: [],
  is_verified: false,
};
const overview: Overview = {
  language: 'en',
  count: 1,
  other_count: 0,
  other_languages: [],
  average_rating: 87,
  stars: [],
  criteria: [],
  total_count: 1,
  page_info: { current_page: 1, total_pages: 1 },
  items: [review],
  samples: [],
};
const product = { sku: 'TILE', name: 'Plain tile' } as ReviewedProduct;
const addresses = { product: 'https://shop.invalid/plain-tile.html', absolute: (url: string) => url };

test('the structured data has the displayed reviews and their average', () => {
  expect(reviewData(product, overview, addresses)).toMatchObject({
    '@type': 'Product',
    aggregateRating: { ratingValue: 4.4, reviewCount: 1, bestRating: 5 },
    review: [{ reviewBody: 'Two rooms.', datePublished: '2026-06-15', reviewRating: { ratingValue: 4 } }],
  });
});

test('the structured data has no sample reviews', () => {
  expect(reviewData(product, { ...overview, count: 0, items: [], samples: [review] }, addresses)).toBeUndefined();
});

test('shows the review data of a plain Magento', () => {
  const plain = {
    rating_summary: 80,
    review_count: 1,
    reviews: {
      items: [
        {
          summary: 'Lovely',
          text: 'Two rooms.',
          nickname: 'Ann',
          created_at: '2026-06-15 12:00:00',
          average_rating: 80,
          ratings_breakdown: [{ name: 'Quality', value: '4' }],
        },
        null,
      ],
      page_info: { current_page: 1, total_pages: 1 },
    },
  };
  expect(overviewOf(plain, 'en')).toMatchObject({
    count: 1,
    stars: [],
    items: [{ stars: 4, created_at: '2026-06-15T12:00:00Z', photos: [], is_verified: false }],
  });
});

const picture = (type = 'image/jpeg', bytes = 1): File => new File([new Uint8Array(bytes)], 'floor.jpg', { type });

test.each([
  [200, { token: 't' }, { photo: { token: 't', name: 'floor.jpg' } }],
  [400, { error_code: 'REVIEW_PHOTO_TYPE' }, { problem: 'type' }],
  [400, { error_code: 'REVIEW_PHOTO_PIXELS' }, { problem: 'pixels' }],
  [413, {}, { problem: 'size' }],
  [429, {}, { problem: 'too-many' }],
  [500, '<html>', { problem: 'failed' }],
])('maps the upload response %d %j to %j', async (status, body, outcome) => {
  const send = (address: string) => {
    expect(address).toBe('/rest/V1/reviews/photos');
    return Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
  };
  expect(await sendPhoto(picture(), 'CA_FR', send as typeof fetch)).toEqual(outcome);
});

test('reports an invalid photo before the upload, and a lost connection', async () => {
  const send = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
  expect(await sendPhoto(picture('image/svg+xml'), 'CA_EN', send)).toEqual({ problem: 'type' });
  expect(await sendPhoto(picture('image/png', MAX_PHOTO_BYTES + 1), 'CA_EN', send)).toEqual({ problem: 'size' });
  expect(await sendPhoto(picture(), 'CA_EN', send)).toEqual({ problem: 'offline' });
});
