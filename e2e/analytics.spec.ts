import type { BrowserContext, Page } from '@playwright/test';
import { violationsOf } from './support/axe.ts';
import { entitiesOf, type Post } from './support/collector.ts';
import { test as measured } from './support/measured-shop.ts';
import { expect, test, visit, type StoreView } from './support/shop.ts';
import { addToCart, goToReview, openCart, openProduct, placeOrder } from './support/steps.ts';
import { wordsOf } from './support/words.ts';

const WORDS = {
  CA_EN: {
    title: 'May we measure your visit?',
    accept: 'Accept',
    refuse: 'Refuse',
    choices: 'Privacy choices',
    honoured: 'Opt-out signal honoured',
    signal: /sends the Global Privacy Control signal/,
    refused: /You refused on/,
  },
  CA_FR: {
    title: 'Pouvons-nous mesurer votre visite?',
    accept: 'Accepter',
    refuse: 'Refuser',
    choices: 'Choix de confidentialité',
    honoured: 'Signal de refus respecté',
    signal: /envoie le signal Global Privacy Control/,
    refused: /Vous avez refusé le/,
  },
} as const;

/** Storage the shop itself needs: site choice, recently viewed products, cached responses, scroll positions. */
const ESSENTIAL = /^(?:TESSERA__(?:store_view_\w+|website_advice|query-cache-\w+|\w*histor\w*|\w*view\w*|scroll))$/;
const TRACES = /^(?:_sp_|snowplow|tessera_measure)/;

const keysOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
const cookiesOf = async (context: BrowserContext): Promise<string[]> =>
  (await context.cookies()).map(({ name }) => name);

const EVERYWHERE = [
  '/',
  '/manufactured-tiles',
  '/search.html?query=marble',
  '/tivola-travertine-walnut.html',
  '/cart',
  '/faq',
];

const crawl = async (
  page: Page,
  view: StoreView,
  paths = ['/tivola-travertine-walnut.html', '/cart'],
): Promise<void> => {
  for (const path of paths) await visit(page, view, path);
  // The tracker loads once the page is touched; its data layer shows that it is there.
  await page.mouse.move(9, 400);
  await page.waitForFunction(() =>
    window.adobeDataLayer?.some((entry) => 'event' in entry && entry.event === 'page-view'),
  );
};

const expectNoTraces = async (page: Page, context: BrowserContext): Promise<void> => {
  expect(
    (await keysOf(page)).filter(
      (key) => TRACES.test(key) || (key.startsWith('TESSERA__privacy') && key !== 'TESSERA__privacy_choice'),
    ),
  ).toEqual([]);
  expect((await cookiesOf(context)).filter((name) => !/^store_view_(?:code|currency)$/.test(name))).toEqual([]);
};

test('without a collector no consent is requested, no third party is contacted, and no measurement data is stored', async ({
  page,
  context,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !/^(?:data|blob):/.test(request.url()))
      elsewhere.push(request.url());
  });
  await crawl(page, 'CA_EN', EVERYWHERE);
  expect(elsewhere).toEqual([]);
  await expectNoTraces(page, context);
  expect((await keysOf(page)).filter((key) => !ESSENTIAL.test(key))).toEqual([]);
  await expect(page.getByRole('heading', { name: WORDS.CA_EN.title })).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: WORDS.CA_EN.choices })).toHaveCount(0);
});

measured.describe('with a collector', () => {
  // All share one shop, so they run in one worker, and are slow on a busy machine.
  measured.slow();
  measured.describe.configure({ mode: 'default' });
  measured.skip(({ isMobile }) => isMobile, 'what is sent does not depend on the screen');

  const panelOf = (page: Page, view: 'CA_EN' | 'CA_FR') => page.getByRole('region', { name: WORDS[view].title });
  const eventsOf = (posts: readonly Post[]): string[] =>
    posts.flatMap(({ events }) =>
      events.map((event) => (event['e'] === 'se' ? `${event['se_ca']}/${event['se_ac']}` : (event['e'] ?? ''))),
    );

  measured('nothing is sent or kept before a choice, nor after a no', async ({ page, context, shop }) => {
    const before = shop.collector.posts.length;
    await crawl(page, 'CA_EN', EVERYWHERE);
    await expectNoTraces(page, context);
    await panelOf(page, 'CA_EN').getByRole('button', { name: WORDS.CA_EN.refuse }).click();
    await expect(panelOf(page, 'CA_EN')).toHaveCount(0);
    await crawl(page, 'CA_EN');
    await expect(panelOf(page, 'CA_EN')).toHaveCount(0);
    await expectNoTraces(page, context);
    expect(shop.collector.posts.length).toBe(before);
    await page.getByRole('contentinfo').getByRole('link', { name: WORDS.CA_EN.choices }).click();
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(WORDS.CA_EN.refused);
  });

  for (const view of ['CA_EN', 'CA_FR'] as const) {
    measured(
      `[AN-01][AN-03][AN-06][AN-07][AN-08][AN-13][CO-04][CO-05][CO-06][CO-07][AN-18] after a yes a purchase is measured, and nobody in it, in ${view}`,
      async ({ page, context, shop }) => {
        const start = shop.collector.posts.length;
        const posts = () => shop.collector.posts.slice(start);
        await openProduct(page, view, 'tivola-travertine-walnut');
        await panelOf(page, view).getByRole('button', { name: WORDS[view].accept }).click();
        await expect.poll(() => eventsOf(posts())).toContain('pv');
        const lifetimes = (await context.cookies())
          .filter(({ name }) => name.startsWith('tessera_measure_'))
          .map(({ name, expires }) => [/_(id|ses)\./.exec(name)?.[1], Math.round((expires - Date.now() / 1000) / 60)]);
        expect(lifetimes).toContainEqual(['ses', expect.closeTo(30, 0)]);
        // Chromium limits cookies to 400 days.
        expect(lifetimes).toContainEqual(['id', expect.closeTo(400 * 24 * 60, -1)]);
        await addToCart(page, view);
        await expect.poll(() => eventsOf(posts())).toContain('product/add-to-cart');
        await openCart(page, view);
        await expect.poll(() => eventsOf(posts())).toContain('shopping-cart/view');
        await page
          .getByRole('main')
          .getByRole('link', { name: wordsOf(view).checkOut })
          .click();
        await expect.poll(() => eventsOf(posts())).toContain('shopping-cart/initiate-checkout');
        await goToReview(page, view);
        const number = await placeOrder(page, view);
        await expect.poll(() => eventsOf(posts())).toContain('checkout/place-order');
        // A page ping; the heartbeat is the same in every language.
        if (view === 'CA_EN')
          await expect
            .poll(
              async () => {
                await page.mouse.wheel(0, 40);
                await page.mouse.wheel(0, -40);
                return eventsOf(posts());
              },
              { timeout: 40_000 },
            )
            .toContain('pp');

        const order = posts()
          .flatMap(({ events }) => events)
          .find((event) => event['se_ac'] === 'place-order');
        expect([order?.['se_la'], entitiesOf(order ?? {}).includes('storefront-instance')]).toEqual([number, true]);
        expect(entitiesOf(order ?? {})).toContain(`"storeViewCode":"${view}"`);
        for (const { text, bytes, cookie } of posts()) {
          expect(text).not.toMatch(/ann@example|\bAnn\b|\bRoy\b|514-555-0101|M5V|H2Y|1 Main Street|4111\s?1111/);
          expect([bytes <= 40_000, cookie]).toEqual([true, undefined]);
        }
      },
    );
  }

  measured(
    '[AN-02][AN-10][AN-12][AN-17][AN-18] a search is measured without keys that name a person; withdrawn consent ends it and takes its traces away',
    async ({ page, context, shop }) => {
      const start = shop.collector.posts.length;
      const posts = () => shop.collector.posts.slice(start);
      await visit(page, 'CA_EN', '/search.html?query=marble&email=zq7-canary%40example.com&utm_source=letter');
      await panelOf(page, 'CA_EN').getByRole('button', { name: WORDS.CA_EN.accept }).click();
      await expect.poll(() => eventsOf(posts())).toContain('pv');
      await page.getByRole('main').locator('a[href*=".html"]').first().click();
      await expect.poll(() => eventsOf(posts())).toContain('search/product-click');
      await expect.poll(() => eventsOf(posts()).filter((name) => name === 'pv')).toHaveLength(2);
      const [first, second] = posts()
        .flatMap(({ events }) => events)
        .filter(({ e }) => e === 'pv');
      expect(first?.['url']).toMatch(/\/search\.html\?query=marble&utm_source=letter$/);
      expect(second?.['refr']).toBe(first?.['url']);
      expect(
        posts()
          .map(({ text }) => text)
          .join(''),
      ).not.toContain('canary');

      await page.getByRole('contentinfo').getByRole('link', { name: WORDS.CA_EN.choices }).click();
      await page.getByRole('dialog').getByRole('button', { name: WORDS.CA_EN.refuse }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expectNoTraces(page, context);
      const after = shop.collector.posts.length;
      await page.getByRole('banner').getByRole('link', { name: 'Tessera' }).first().click();
      await page.waitForFunction(() =>
        window.adobeDataLayer?.some(
          (entry) => 'event' in entry && entry.event === 'page-view' && entry.eventInfo['path'] === '/',
        ),
      );
      await expectNoTraces(page, context);
      expect(shop.collector.posts.length).toBe(after);
    },
  );

  for (const view of ['CA_EN', 'CA_FR'] as const) {
    measured(
      `Global Privacy Control is honoured above a yes, and said on screen, in ${view}`,
      async ({ page, context, shop }) => {
        const before = shop.collector.posts.length;
        await page.addInitScript(() =>
          Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
        );
        await visit(page, view, '/faq');
        await page.evaluate(() =>
          localStorage.setItem(
            'TESSERA__privacy_choice',
            JSON.stringify({
              value: { measurement: true, text: '2026-11-21', at: new Date().toISOString(), storeView: 'CA_EN' },
              timeStored: Date.now(),
            }),
          ),
        );
        await crawl(page, view);
        await expect(page.getByRole('contentinfo').getByText(WORDS[view].honoured)).toBeVisible();
        await expect(panelOf(page, view)).toHaveCount(0);
        await page.getByRole('contentinfo').getByRole('link', { name: WORDS[view].choices }).click();
        await expect(page.getByRole('dialog').getByRole('status')).toHaveText(WORDS[view].signal);
        await expect(page.getByRole('dialog').getByRole('button', { name: WORDS[view].accept })).toHaveCount(0);
        await expectNoTraces(page, context);
        expect(shop.collector.posts.length).toBe(before);
      },
    );
  }

  measured(
    'the question blocks nothing, weighs both answers alike and is answered by keyboard, on a phone too, in French',
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, 'CA_FR', '/faq');
      const panel = panelOf(page, 'CA_FR');
      const [refuse, accept] = [
        panel.getByRole('button', { name: WORDS.CA_FR.refuse }),
        panel.getByRole('button', { name: WORDS.CA_FR.accept }),
      ];
      await expect(accept).toBeVisible();
      const look = (button: typeof refuse) =>
        button.evaluate((element) => [
          element.className,
          element.getBoundingClientRect().width,
          element.getBoundingClientRect().height,
          getComputedStyle(element).backgroundColor,
        ]);
      expect(await look(refuse)).toEqual(await look(accept));
      expect((await refuse.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      expect(await violationsOf(page, 'section:has(> h2 + p)')).toEqual([]);
      // The page under it stays usable.
      await page
        .getByRole('banner')
        .getByRole('link', { name: /Panier/ })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: wordsOf('CA_FR').cart })).toBeVisible();
      await refuse.focus();
      await page.keyboard.press('Tab');
      await expect(accept).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(panel).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem('TESSERA__privacy_choice'))).toContain(
        '"measurement":false',
      );
    },
  );
});
