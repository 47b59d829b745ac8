import { afterAll, beforeAll, expect, test } from 'vitest';
import { FEATURE_DATA } from '#commerce/import/testing/feature-data.ts';
import { smallCatalogue } from '#commerce/import/testing/small-catalogue.ts';
import { DOCUMENTS_PATH } from '#contract/careers.ts';
import { PHOTOS_PATH } from '#contract/reviews.ts';
import { TRADE_DOCUMENTS_PATH } from '#contract/trade.ts';
import { SWITCH_NAMES, type SwitchName } from '#contract/switches.ts';
import { openWholeShop, type WholeShop } from '#storefront/testing/whole-shop.ts';

const PRODUCT = '/lumen-calacatta.html?config=CAL-12-POL';
/** Pages whose HTML must not name a feature that is off. */
const PAGES = [
  '/',
  '/manufactured-tiles',
  PRODUCT,
  '/cart',
  '/account-information',
  '/search.html?query=zzzz',
  '/nowhere',
];

type Facts = {
  /** Pages that do not exist without the feature. */
  paths?: readonly string[];
  /** Links, words and markup of the feature on the pages above. */
  marks?: readonly string[];
};

const FACTS: Readonly<Record<SwitchName, Facts>> = {
  samples: { paths: ['/samples'], marks: ['href="/samples"'] },
  slabs: { paths: ['/stockroom'] },
  holds: { paths: ['/stockroom/hold'] },
  showrooms: { paths: ['/showroom/montreal'] },
  reservation: { paths: ['/showroom-reservation', '/showroom-reservation/visit'], marks: ['/showroom-reservation'] },
  careers: { paths: ['/careers', '/careers/job-list', '/careers/apply'] },
  trade: { paths: ['/trade'] },
  quotes: { paths: ['/account-quotes'] },
  companies: { paths: ['/account-company'] },
  reviews: { paths: ['/reviews/CAL'] },
  feedback: { marks: ['data-feedback-tab'] },
  newsletter: { paths: ['/communications'], marks: ['data-newsletter'] },
  units: { marks: ['name="area-unit"', 'name="list-area-unit"', 'per box'] },
  calculator: { marks: ['How much do I need?'] },
  job: {},
  wishlist: { paths: ['/wishlist'], marks: ['wishlist'] },
  compare: { paths: ['/compare'], marks: ['data-compare'] },
  advice: {},
  estimate: {},
  tracking: { marks: ['#track-my-order'] },
  contact: { marks: ['href="/contact-us'] },
  // Their form is loaded in the browser.
  alerts: {},
};

let on: WholeShop;
let off: WholeShop;
const pagesOf = async (shop: WholeShop): Promise<string> => {
  const responses = await Promise.all(PAGES.map((path) => shop.visit(path)));
  // The list of what the shop lacks names features in a data attribute.
  return responses.map(({ html }) => html.replace(/ data-lacks="[^"]*"/, '')).join('\n');
};
let pagesOn = '';
let pagesOff = '';
beforeAll(async () => {
  on = await openWholeShop(smallCatalogue(FEATURE_DATA));
  const features = SWITCH_NAMES.map((name) => `${name}: off\n`).join('');
  off = await openWholeShop(
    smallCatalogue({ ...FEATURE_DATA, 'features.yaml': features, 'pages/contact-us.en.html': null }),
  );
  pagesOn = await pagesOf(on);
  pagesOff = await pagesOf(off);
}, 180_000);
afterAll(async () => {
  await on.close();
  await off.close();
});

test.each(SWITCH_NAMES)('%s: its pages exist only with the feature', async (name) => {
  const statuses = async (shop: WholeShop): Promise<[string, number][]> =>
    Promise.all((FACTS[name].paths ?? []).map(async (path) => [path, (await shop.visit(path)).status]));
  expect((await statuses(on)).filter(([, status]) => status !== 200)).toEqual([]);
  expect((await statuses(off)).filter(([, status]) => status !== 404)).toEqual([]);
});

test.each(SWITCH_NAMES)('%s: no page names it when it is off', (name) => {
  const { marks = [], paths = [] } = FACTS[name];
  expect(marks.filter((mark) => !pagesOn.includes(mark))).toEqual([]);
  expect([...marks, ...paths.map((path) => `href="${path}`)].filter((mark) => pagesOff.includes(mark))).toEqual([]);
});

test('site map and robots.txt list no page of a feature that is off', async () => {
  const listed = async (shop: WholeShop): Promise<string> =>
    (await Promise.all(['/sitemap-CA_EN.xml', '/robots.txt'].map((path) => shop.visit(path))))
      .map(({ html }) => html)
      .join('\n');
  const paths = SWITCH_NAMES.flatMap((name) => FACTS[name].paths ?? []);
  const [withAll, without] = [await listed(on), await listed(off)];
  expect(withAll).toContain('/showroom-reservation</loc>');
  expect(withAll).toContain('Disallow: /wishlist');
  expect(paths.filter((path) => without.includes(`${path}<`) || without.includes(`: ${path}`))).toEqual([]);
});

test('every address of the site map exists', async () => {
  const { html } = await off.visit('/sitemap-CA_EN.xml');
  const paths = [...html.matchAll(/<loc>https:\/\/shop\.test([^<]*)<\/loc>/g)].map(([, path = '']) => path || '/');
  expect(paths.length).toBeGreaterThan(5);
  const responses = await Promise.all(paths.map(async (path) => [path, (await off.visit(path)).status]));
  expect(responses.filter(([, status]) => status !== 200)).toEqual([]);
});

test('the features are published, and listed for staff', async () => {
  const query = '{ storeConfig { disabled_features } }';
  expect(JSON.parse(await on.execute(query)).data.storeConfig.disabled_features).toEqual([]);
  expect(JSON.parse(await off.execute(query)).data.storeConfig.disabled_features.toSorted()).toEqual(
    SWITCH_NAMES.toSorted(),
  );
  expect((await off.visit('/health/features')).html).toContain('off  samples');
});

test.each([
  ['CA_EN', 'This is not available in this shop.'],
  ['CA_FR', 'Cette boutique n’offre pas ce service.'],
])('a mutation of a feature that is off is refused in the language of %s', async (store, message) => {
  const mutation = `mutation { subscribeEmailToNewsletter(email: "ann-${store.toLowerCase()}@example.com") { status } }`;
  expect(await off.execute(mutation, store)).toContain(message);
  expect(await on.execute(mutation, store)).toContain('"status"');
});

test.each([DOCUMENTS_PATH, PHOTOS_PATH, TRADE_DOCUMENTS_PATH])(
  'an upload to %s is refused while its feature is off',
  async (path) => {
    expect((await off.post(`/rest${path}`)).body).toContain('This is not available in this shop.');
    expect((await on.post(`/rest${path}`)).body).not.toContain('This is not available in this shop.');
  },
);
