import type { Page } from '@playwright/test';
import { haveInCart } from './support/cart.ts';
import { shiftsOf } from './support/shifts.ts';
import { ANY_WIDTH, expect, hydrated, prefix, test } from './support/shop.ts';

const MAX_SHIFT = 0.02;
const PATHS = ['/', '/manufactured-tiles', '/stockroom', '/checkout'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens a page whose fonts arrive after hydration. Returns the total layout shift. */
const openWithLateFonts = async (page: Page, path: string): Promise<number> => {
  let release = () => {};
  const late = new Promise<void>((resolve) => (release = resolve));
  await page.unrouteAll();
  await page.route(/\.woff2/, async (route) => {
    await late;
    await route.continue();
  });
  // The load event waits for the fonts.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  // Starts the application, which otherwise waits five seconds.
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  await hydrated(page);
  const isOurs = () => page.evaluate(() => document.fonts.check("1rem 'Instrument Sans'"));
  expect(await isOurs()).toBe(false);
  release();
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(isOurs).toBe(true);
  return shiftsOf(page);
};

for (const view of ['CA_EN', 'CA_FR'] as const)
  test(`late fonts hardly move a page in ${view}, and a first visitor sees them`, ANY_WIDTH, async ({ page }) => {
    await haveInCart(page, view);
    const product = await page.request.get(`${prefix(view)}/manufactured-tiles`);
    const [, productPath = ''] = /href="((?:\/CA_FR)?\/[a-z0-9-]+\.html)"/.exec(await product.text()) ?? [];
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of [...PATHS.map((path) => prefix(view) + path), productPath])
        expect(await openWithLateFonts(page, path), `${path} at ${width} px`).toBeLessThan(MAX_SHIFT);
    }
  });
