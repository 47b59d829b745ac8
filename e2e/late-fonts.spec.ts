import type { Page } from '@playwright/test';
import { ANY_WIDTH, expect, hydrated, prefix, test } from './support/shop.ts';

/** What nobody sees: a word of the menu that moves by a pixel. */
const STILL = 0.001;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens a page whose fonts come when all else is there; answers how far things moved in all. */
const openWithLateFonts = async (page: Page, path: string): Promise<number> => {
  let release = () => {};
  const late = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.woff2', async (route) => {
    await late;
    await route.continue();
  });
  // Not the load event: that waits for the fonts.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  release();
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const observer = new PerformanceObserver(() => {});
            observer.observe({ type: 'layout-shift', buffered: true });
            const shifts = observer.takeRecords() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
            resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
          }),
        );
      }),
  );
};

// Only a whole page with its built styles shows it; the questions have most lines that just fit.
test('nothing on the page of questions moves when fonts are late, at four widths', ANY_WIDTH, async ({ page }) => {
  for (const width of [390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.unrouteAll();
    expect(await openWithLateFonts(page, `${prefix('CA_FR')}/faq`), `at ${width} px`).toBeLessThan(STILL);
  }
});
