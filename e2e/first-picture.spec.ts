import { ANY_WIDTH, expect, hydrated, prefix, test } from './support/shop.ts';

const MADE = /\/media\/.*width=/;

// Another width has several pictures in its first view.
test.use({ viewport: { width: 390, height: 844 } });

for (const path of ['/', '/manufactured-tiles'])
  test(`on a phone the other pictures of ${path} wait for the first view's own`, ANY_WIDTH, async ({ page }) => {
    // A browser without windows moves a mouse that nobody has, which would count as a touch.
    await page.addInitScript(() => addEventListener('pointermove', (move) => move.stopImmediatePropagation(), true));
    const asked: string[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(MADE, async (route) => {
      asked.push(route.request().url());
      if (asked.length === 1) await held;
      await route.continue();
    });
    await page.goto(prefix('CA_EN') + path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300))));
    const [only] = asked;
    expect(asked).toHaveLength(1);
    release();
    await hydrated(page);
    await expect(page.locator('img[fetchpriority=high]')).toHaveJSProperty('currentSrc', only);
    await expect.poll(() => asked.length).toBeGreaterThan(4);
  });
