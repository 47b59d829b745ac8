import type { Locator, Page } from '@playwright/test';
import { openProduct } from './support/steps.ts';
import { ANY_WIDTH, expect, hydrated, prefix, settled, test, visit, type StoreView } from './support/shop.ts';
import { wordsOf } from './support/words.ts';

/** On desktop the search is inline and opens on focus; on phones it is behind a button. */
const openSearch = async (page: Page, isMobile: boolean | undefined): Promise<Locator> => {
  // It becomes a combobox on first focus.
  const field = page.getByRole('banner').getByLabel('Search Collection').last();
  if (isMobile) await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  else await field.focus();
  return field;
};

const VIEWS: readonly StoreView[] = ['CA_EN', 'CA_FR', 'US_EN'];

test.describe('HTTP statuses of documents', () => {
  test.beforeEach(({ isMobile }) => test.skip(isMobile, 'no width in a status'));

  test('[RT-03] the default view has no prefix: its code redirects permanently', async ({ request }) => {
    const response = await request.get('/CA_EN/cart?x=1', { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers()['location']).toBe('/cart?x=1');
  });

  test('[RT-21] a longer path than a fixed route is not that route', async ({ request }) => {
    expect((await request.get('/cart/other')).status()).toBe(404);
  });

  test('[RR-04] an unknown address is a 404 in every view', async ({ request }) => {
    for (const view of VIEWS) {
      const response = await request.get(`${prefix(view)}/no-such-page`);
      expect(response.status()).toBe(404);
      expect(await response.text()).toContain(wordsOf(view).notFound);
    }
  });

  test('[RT-44] [RT-45] [RT-46] category, product and content pages respond 200 with their content', async ({
    request,
  }) => {
    for (const path of ['/natural-stone-tiles', '/tivola-travertine-walnut.html', '/faq']) {
      const response = await request.get(path);
      expect(response.status()).toBe(200);
      expect(await response.text()).toMatch(/<h1/);
    }
  });
});

for (const view of VIEWS)
  test(`[RT-01] [RT-04] the server renders ${view} in its language and currency`, async ({ request, isMobile }) => {
    test.skip(isMobile, 'the same document for every width');
    const text = await (await request.get(`${prefix(view)}/tivola-travertine-walnut.html`)).text();
    expect(text).toContain(`lang="${{ CA_EN: 'en-CA', CA_FR: 'fr-CA', US_EN: 'en-US' }[view]}"`);
    expect(text).toContain(wordsOf(view).addToCart);
    for (const tag of ['en-CA', 'fr-CA', 'en-US', 'x-default']) expect(text).toContain(`hreflang="${tag}"`);
  });

test('the home page describes the shop and its search to search engines; a page of one country has no alternates', async ({
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'the same document for every width');
  const textOf = async (path: string): Promise<string> => (await request.get(path)).text();
  for (const home of ['/', '/CA_FR']) {
    const text = await textOf(home);
    for (const type of ['Organization', 'WebSite', 'SearchAction']) expect(text).toContain(`"@type":"${type}"`);
  }
  const named = (await textOf('/showroom-reservation')).match(/hreflang="[^"]+"/g);
  expect(named).toEqual(['hreflang="en-CA"', 'hreflang="fr-CA"', 'hreflang="x-default"']);
});

test('[NF-01] [NF-02] the not-found page says so and links to the home page', ANY_WIDTH, async ({ page }) => {
  await page.goto('/no-such-page');
  await hydrated(page);
  await expect(page.getByText('404')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('search')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Vinyl' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to homepage' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('on an empty page the further links load without moving visible content', ANY_WIDTH, async ({ page }) => {
  await page.addInitScript(() => {
    const moved: number[] = Object.assign(window, { moved: [] }).moved;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visit(page, 'CA_EN', '/tivola-travertine-walnut.html');
  for (const path of ['/no-such-page', '/cart']) {
    await visit(page, 'CA_EN', path);
    await page.mouse.move(40, 300);
    await page.mouse.move(60, 320);
    const seen = page.getByRole('navigation', { name: 'Recently viewed' });
    await expect(seen.getByRole('link', { name: 'Tivola Travertine Walnut' })).toBeVisible();
    const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
    expect(
      moved.reduce((sum, value) => sum + value, 0),
      path,
    ).toBeLessThan(0.01);
  }
});

test('[GN-01] an internal link changes the page without loading the document again', ANY_WIDTH, async ({ page }) => {
  await visit(page, 'CA_EN', '/natural-stone-tiles');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.locator('main a[href$=".html"]').first().click();
  await expect(page).toHaveURL(/\.html$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('[GN-06] [RT-06] [SR-06] a search finds a stone although it is misspelled', async ({ page, isMobile }) => {
  await visit(page, 'CA_EN', '/');
  const field = await openSearch(page, isMobile);
  await field.fill('traverine');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\.html\?query=traverine$/);
  await expect(page.getByRole('heading', { level: 1, name: 'traverine' })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Travertine/ })
      .first(),
  ).toBeVisible();
});

test('[SR-07] an empty search does not navigate', ANY_WIDTH, async ({ page, isMobile }) => {
  await visit(page, 'CA_EN', '/cart');
  const field = await openSearch(page, isMobile);
  await field.fill('   ');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/cart$/);
});

test('in French, words typed without accents are found', ANY_WIDTH, async ({ page }) => {
  await visit(page, 'CA_FR', '/search.html?query=gres+cerame');
  await expect(page.getByRole('main').locator('a[href*=".html"]').first()).toBeVisible();
});

test('a variant is chosen by size and finish, and its price and sku follow', async ({ page }) => {
  await openProduct(page, 'CA_EN', 'lumen-calacatta-gold');
  await expect(page.getByRole('heading', { level: 1, name: 'Lumen Calacatta Gold' })).toBeVisible();
  for (const group of await page.getByRole('main').getByRole('group').all()) {
    const radio = group.getByRole('radio').first();
    if (await radio.count()) await radio.check({ force: true });
  }
  await expect(page.getByRole('main').getByText(/LUM-CGD-/)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('banner').getByRole('link', { name: /Cart, \d/ })).toBeVisible();
});

test('an out-of-stock product cannot be added, with a reason', ANY_WIDTH, async ({ page }) => {
  await openProduct(page, 'CA_EN', 'solenne-emperador-marble');
  await expect(
    page
      .getByRole('main')
      .getByText(/out of stock/i)
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Add to cart', disabled: false })).toHaveCount(0);
});

test('[CL-08] an unusable cart is discarded and the next item is added to a new one', ANY_WIDTH, async ({ page }) => {
  await visit(page, 'CA_EN', '/cart');
  await page.evaluate(() =>
    localStorage.setItem('TESSERA__cartId', JSON.stringify({ value: 'DEAD'.repeat(8), timeStored: Date.now() })),
  );
  await openProduct(page, 'CA_EN', 'tivola-travertine-walnut');
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('banner').getByRole('link', { name: /Cart, 1 item/ })).toBeVisible();
});

test('[TS-17] [TS-18] offline and online are announced, and the cart stays', ANY_WIDTH, async ({ page, context }) => {
  await openProduct(page, 'CA_EN', 'tivola-travertine-walnut');
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('banner').getByRole('link', { name: /Cart, 1 item/ })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline. Some features may be unavailable.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are online.')).toBeVisible();
  await visit(page, 'CA_EN', '/cart');
  await expect(page.getByRole('main').getByText('Tivola Travertine Walnut')).toBeVisible();
});

test.describe('Track My Order', () => {
  test('[HL-05] [TO-02] [TO-07] the hash opens it, an empty number is an error, closing clears the hash', async ({
    page,
  }) => {
    await visit(page, 'CA_EN', '/cart#track-my-order');
    const dialog = page.getByRole('dialog', { name: 'Track My Order' });
    await dialog.getByRole('button', { name: 'Track', exact: true }).click();
    await expect(dialog.getByText('Is required')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page).not.toHaveURL(/#/);
  });

  test('[TO-14] [TO-15] [TO-33] an unknown number finds nothing', ANY_WIDTH, async ({ page }) => {
    await visit(page, 'CA_FR', '/cart#track-my-order');
    await page.getByRole('textbox', { name: wordsOf('CA_FR').orderId }).fill('12');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: wordsOf('CA_FR').trackButton, exact: true })
      .click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: wordsOf('CA_FR').noRecord })).toBeVisible();
  });

  test('[TO-04] [TO-06] its button is 105 by 44, its form at most 450 wide', ANY_WIDTH, async ({ page, isMobile }) => {
    test.skip(isMobile, 'measured on a desktop');
    await visit(page, 'CA_EN', '/cart#track-my-order');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Track', exact: true })).toBeVisible();
    await settled(page);
    const button = await page.getByRole('dialog').getByRole('button', { name: 'Track', exact: true }).boundingBox();
    expect([Math.round(button?.width ?? 0), Math.round(button?.height ?? 0)]).toEqual([105, 44]);
    const form = await page.getByRole('dialog').locator('form').boundingBox();
    expect(form?.width).toBeLessThanOrEqual(450);
  });
});
