import { afterAll, beforeAll, expect, test } from 'vitest';
import { FEATURE_DATA } from '#commerce/import/testing/feature-data.ts';
import { smallCatalogue } from '#commerce/import/testing/small-catalogue.ts';
import { openWholeShop, type WholeShop } from '#storefront/testing/whole-shop.ts';

const PRODUCT = '/lumen-calacatta.html?config=CAL-12-POL';
const FEATURE_PAGES = ['/', PRODUCT, '/cart', '/account-activity', '/search.html?query=zzzz', '/nowhere', '/faq'];

const page = (title: string): string => `---\ntitle: ${title}\n---\n<p>${title}</p>`;
const WITHOUT = {
  ...FEATURE_DATA,
  'pages/samples.en.html': null,
  'pages/careers.en.html': null,
  'pages/stockroom.en.html': null,
  'pages/contact-us.en.html': null,
  'pages/faq.en.html': page('Questions'),
  'pages/faq.fr.html': null,
};
const WITH = {
  ...FEATURE_DATA,
  'pages/faq.en.html': page('Questions'),
  'pages/faq.fr.html': null,
  'pages/shipping-and-returns.en.html': page('Shipping'),
  'blocks/privacy-policy.en.html': page('Privacy'),
};

let without: WholeShop;
let whole: WholeShop;
beforeAll(async () => {
  without = await openWholeShop(smallCatalogue(WITHOUT));
  whole = await openWholeShop(smallCatalogue(WITH));
}, 180_000);
afterAll(async () => {
  await without.close();
  await whole.close();
});

const hrefsOf = async (shop: WholeShop): Promise<Set<string>> => {
  const answers = await Promise.all(FEATURE_PAGES.map((path) => shop.visit(path)));
  return new Set(
    answers.flatMap(({ html }) => [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => href)),
  );
};

test('links in code lead to pages that exist', async () => {
  const hrefs = await hrefsOf(without);
  const paths = [...hrefs].filter((href) => href.startsWith('/'));
  expect(paths.length).toBeGreaterThan(10);
  const statuses = await Promise.all(paths.map(async (path) => [path, (await without.visit(path)).status] as const));
  expect(statuses.filter(([, status]) => status >= 400)).toEqual([]);
  expect([...hrefs].filter((href) => href.startsWith('#privacy') || href.startsWith('#terms'))).toEqual([]);
});

test('links to existing content are shown', async () => {
  const hrefs = await hrefsOf(whole);
  const links = ['/contact-us', '/samples', '/shipping-and-returns', '#privacy-policy'];
  expect(links.filter((link) => !hrefs.has(link))).toEqual([]);
});
