import { pdfText } from '../commerce/platform/pdf/testing/pdf-text.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { pagesOfSiteMap, sampleMails, wordsOfDocument } from './support/document-words.ts';
import { newAddress } from './support/account.ts';
import { testIn } from './support/in-shop.ts';
import { mailWith } from './support/mailbox.ts';
import { ANY_WIDTH, expect, hydrated } from './support/shop.ts';
import { fillCard } from './support/steps.ts';
import { wordsOf } from './support/words.ts';

const test = testIn('tea');

/** Words and addresses of the sample shop and its trade. */
const FOREIGN =
  /tessera|\btiles?\b|\bslabs?\b|\bgrout|showroom|\bvinyl\b|mosaic|\bstone\b|sq ft|\bboxes\b|\bbox\b|\bsamples?\b|CA_EN|CA_FR|US_EN|Canada|Montréal|Toronto|Plattsburgh|514-555-01[4-9]\d|1187 rue/i;

/** Words for emails. Preview emails have fictitious Canadian customers, and `sample` as the token in links. */
const FOREIGN_IN_MAIL =
  /tessera(?!-hide)|\btiles?\b|\bslabs?\b|\bgrout|showroom|\bvinyl\b|mosaic|\bstone\b|\bboxes\b|\bsamples\b/i;

/** Names and addresses of the sample shop, for code shared by all shops. */
const SAMPLE_IDENTITY = /\bTessera\b|tessera\.example|Montréal|Plattsburgh|514-555-014\d|518-555-0162|rue des Carriers/;

/** File names with code of features missing in the tea shop. */
const CODE_OF_FEATURES =
  /slab|sample|showroom|reserv|career|job|trade|quote|compan|review|feedback|newsletter|wish|compar|estimate|advice|calculat/;
/** Exceptions: a small shared state of slabs, and cart lines, which the bundler names after quote notes. */
const SHARED_CODE = /\/assets\/(?:held-slab|use-quote-notes)-/;

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await hydrated(page);
};

const graphql = async <Data>(request: APIRequestContext, query: string, variables: object): Promise<Data> => {
  const response = await request.post('/graphql', { data: { query, variables } });
  return ((await response.json()) as { data: Data }).data;
};

test('a guest buys tea in pounds, at an address without a region; the email and PDF have no word of the sample shop', async ({
  page,
  request,
  isMobile,
  shop,
}) => {
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tea, packed the day you order it');
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog')).toContainText('Track My Order');
    // With one store view and one currency there is nothing to choose.
    await expect(page.getByRole('dialog')).not.toContainText(/Site and language|Currency/);
  }
  await (isMobile ? page.getByRole('dialog') : page.getByRole('banner'))
    .getByRole('link', { name: 'Black Tea' })
    .first()
    .click();
  await page.getByRole('main').getByRole('link', { name: 'Earl Grey' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Earl Grey');
  await page.getByRole('radio', { name: '250 g' }).check();
  await expect(page.getByRole('main')).toContainText('£15.87');
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'View cart' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Check out' }).click();
  const field = (name: string) => page.locator(`main [name="${name}"]`);
  const email = newAddress('ann');
  await field('email').fill(email);
  await field('firstname').fill('Ann');
  await field('lastname').fill('Roy');
  await field('street_1').fill('1 High Street');
  await field('city').fill('Whitby');
  await expect(field('region')).toHaveCount(0);
  await field('postcode').fill('YO22 4BH');
  await field('telephone').fill('01632 960 101');
  await page.getByRole('button', { name: 'Continue to shipping' }).click();
  await page.getByRole('button', { name: 'Continue to billing' }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await fillCard(page);
  await page.getByRole('button', { name: wordsOf('CA_EN').reviewOrder }).click();
  await expect(page.getByRole('main')).toContainText('£19.82');
  await page.getByRole('button', { name: wordsOf('CA_EN').placeOrder }).click();
  await expect(page.getByRole('heading', { level: 1, name: wordsOf('CA_EN').thanks })).toBeVisible({ timeout: 45_000 });
  await expect(page.getByRole('main')).toContainText('£19.82');
  const mail = await mailWith(email, shop.folder);
  expect(mail).toContain('Earl Grey');
  expect(mail).not.toMatch(FOREIGN);
  const [, number = ''] = /\b(\d{9})\b/.exec(mail) ?? [];
  const { guestOrder } = await graphql<{ guestOrder: { token: string } }>(
    request,
    'query($input: OrderInformationInput!) { guestOrder(input: $input) { token } }',
    { input: { number, email, lastname: 'Roy' } },
  );
  const { orderPaper } = await graphql<{ orderPaper: { content: string } }>(
    request,
    'query($input: OrderPaperInput!) { orderPaper(input: $input) { content } }',
    { input: { token: guestOrder.token, number } },
  );
  const text = pdfText(Buffer.from(orderPaper.content, 'base64'));
  expect(text).toContain('Earl Grey');
  expect(text.match(FOREIGN)?.[0]).toBeUndefined();
});

test('no page of the tea shop has a word or an address of the sample shop', ANY_WIDTH, async ({ page, request }) => {
  const fixed = ['/cart', '/checkout', '/search.html?query=green', '/create-account', '/contact-us', '/nowhere'];
  const paths = [...new Set([...(await pagesOfSiteMap(request)), ...fixed])];
  expect(paths.length).toBeGreaterThan(30);
  for (const path of paths) {
    await page.goto(path);
    await hydrated(page);
    expect.soft((await wordsOfDocument(page)).match(FOREIGN)?.[0], path).toBeUndefined();
  }
});

test('no sample email of the tea shop has a word of the sample shop', ANY_WIDTH, async ({ request }) => {
  const mails = await sampleMails(request);
  expect(mails.size).toBeGreaterThan(40);
  for (const [url, text] of mails) expect.soft(text.match(FOREIGN_IN_MAIL)?.[0], url).toBeUndefined();
});

test(
  'no script, style sheet or other file of the tea shop has the name or an address of the sample shop',
  ANY_WIDTH,
  async ({ page, request }) => {
    const files = new Set([
      '/sw.js',
      '/offline.json',
      '/robots.txt',
      '/sitemap.xml',
      '/favicon.svg',
      '/.well-known/security.txt',
    ]);
    page.on('request', (sent) => {
      const { pathname } = new URL(sent.url());
      if (/\.(?:js|css)$/.test(pathname)) files.add(pathname);
    });
    for (const path of [
      '/',
      '/black-tea',
      '/earl-grey',
      '/cart',
      '/checkout',
      '/search.html?query=green',
      '/create-account',
    ]) {
      await page.goto(path);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
    }
    expect(files.size).toBeGreaterThan(20);
    expect([...files].filter((file) => CODE_OF_FEATURES.test(file) && !SHARED_CODE.test(file))).toEqual([]);
    for (const file of files)
      expect.soft((await (await request.get(file)).text()).match(SAMPLE_IDENTITY)?.[0], file).toBeUndefined();
  },
);

test('pages of features that are off do not exist', ANY_WIDTH, async ({ request }) => {
  for (const path of [
    '/samples',
    '/stockroom',
    '/showroom-reservation',
    '/careers/job-list',
    '/trade',
    '/account-quotes',
    '/account-company',
    '/wishlist',
    '/compare',
    '/reviews/ASS-SEC-FLU',
    '/CA_FR',
    '/US_EN',
  ])
    expect((await request.get(path)).status(), path).toBe(404);
});

test(
  '[RT-01] the only store view is at the root, without alternates and without a switcher',
  ANY_WIDTH,
  async ({ page }) => {
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(0);
    await expect(page.locator('.store-switcher, [data-store-switcher]')).toHaveCount(0);
  },
);
