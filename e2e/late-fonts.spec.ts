import type { Page } from '@playwright/test';
import { shiftsOf } from './support/shifts.ts';
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
  return shiftsOf(page);
};

// Only a whole page with its built styles shows it; the questions have most lines that just fit.
test('nothing on the page of questions moves when fonts are late, at four widths', ANY_WIDTH, async ({ page }) => {
  for (const width of [390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.unrouteAll();
    expect(await openWithLateFonts(page, `${prefix('CA_FR')}/faq`), `at ${width} px`).toBeLessThan(STILL);
  }
});

/** The width of every piece of text that is drawn, to the hundredth of a pixel. */
const widthsOfText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const widths: string[] = [];
    while (walker.nextNode()) {
      range.selectNodeContents(walker.currentNode);
      if (!walker.currentNode.parentElement?.closest('h1, h2, h3'))
        widths.push(range.getBoundingClientRect().width.toFixed(2));
    }
    return widths;
  });

test(
  'text that was drawn just before its font came keeps its face as the sheet and the scripts arrive',
  ANY_WIDTH,
  async ({ page }) => {
    let release = () => {};
    const drawn = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.woff2', async (route) => {
      await drawn;
      await route.continue();
    });
    await page.exposeFunction('releaseFonts', () => release());
    // The font comes while the first frame is drawn, which takes long.
    await page.addInitScript(() => {
      requestAnimationFrame(() => {
        void document.body.getBoundingClientRect();
        void (globalThis as unknown as { releaseFonts(): Promise<void> }).releaseFonts();
        const until = performance.now() + 400;
        while (performance.now() < until);
      });
    });
    await page.goto(`${prefix('CA_FR')}/faq`, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const before = await widthsOfText(page);
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    expect(await widthsOfText(page)).toEqual(before);
  },
);
