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

// Only Chromium knows which file of a set it takes, in the link as in the picture.
for (const width of [390, 768, 769, 1280, 1920])
  test(
    `the picture of the home page is one file at ${width} px, asked for before the fonts`,
    ANY_WIDTH,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(prefix('CA_EN') + '/');
      await hydrated(page);
      const lead = page.locator('img[fetchpriority=high]');
      const shown = await lead.evaluate((image: HTMLImageElement) => image.currentSrc);
      const names = await lead.evaluate((image: HTMLImageElement) =>
        [image, ...(image.parentElement?.querySelectorAll('source') ?? [])].map(
          ({ srcset }) => srcset.split('?', 1)[0],
        ),
      );
      expect(asked.filter((url) => names.some((name) => name && url.includes(`${name}?`)))).toEqual([shown]);
      expect(asked.indexOf(shown)).toBeLessThan(asked.findIndex((url) => url.endsWith('.woff2')));
    },
  );

test(
  'the film of the home page is smaller than its picture, which stays the largest paint',
  ANY_WIDTH,
  async ({ page }) => {
    for (const width of [390, 412, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(prefix('CA_EN') + '/');
      const heights = await page
        .locator('picture:has([fetchpriority=high]), picture:has([fetchpriority=high]) + [data-state]')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
      expect((heights[0] ?? 0) - (heights[1] ?? 0)).toBeCloseTo(2, 3);
    }
  },
);

for (const path of ['/', '/manufactured-tiles', '/search.html?query=marble'])
  test(
    `before the first view of ${path} no file is asked for but pictures, fonts and the page`,
    ANY_WIDTH,
    async ({ page }) => {
      await page.addInitScript(() => {
        addEventListener('pointermove', (move) => move.stopImmediatePropagation(), true);
        // What is asked for meanwhile is what the page asks for by itself.
        window.requestIdleCallback = () => 0;
      });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(prefix('CA_EN') + path, { waitUntil: 'load' });
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300))));
      expect(asked.slice(1).filter((file) => !/\.(?:woff2|webp)$/.test(file))).toEqual([]);
    },
  );

test('the sign of broken pictures is asked for when a picture breaks, and not before', ANY_WIDTH, async ({ page }) => {
  const signs: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('placeholder')) signs.push(request.url());
  });
  const path = `${prefix('CA_EN')}/manufactured-tiles`;
  await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(signs).toEqual([]);
  await page.route(MADE, (route) => route.fulfill({ contentType: 'image/webp', body: 'no picture' }));
  await page.goto(path);
  await expect.poll(() => signs.length).toBe(1);
});
