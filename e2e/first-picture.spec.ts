import { ANY_WIDTH, expect, hydrated, prefix, test } from './support/shop.ts';

const RESIZED = /\/media\/.*width=/;

// Wider windows have several pictures in their first view.
test.use({ viewport: { width: 390, height: 844 } });

for (const path of ['/', '/manufactured-tiles'])
  test(
    `on a phone the other pictures of ${path} wait for the picture of the first view`,
    ANY_WIDTH,
    async ({ page }) => {
      // The headless browser moves the mouse, which would count as a touch.
      await page.addInitScript(() => addEventListener('pointermove', (move) => move.stopImmediatePropagation(), true));
      const requested: string[] = [];
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(RESIZED, async (route) => {
        requested.push(route.request().url());
        if (requested.length === 1) await released;
        await route.continue();
      });
      await page.goto(prefix('CA_EN') + path, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300))));
      const [only] = requested;
      expect(requested).toHaveLength(1);
      release();
      await hydrated(page);
      await expect(page.locator('img[fetchpriority=high]')).toHaveJSProperty('currentSrc', only);
      await expect.poll(() => requested.length).toBeGreaterThan(4);
    },
  );

// Only Chromium reports which file of a set it chose, for links and pictures.
for (const width of [390, 768, 769, 1280, 1920])
  test(`loads one file for the home page picture at ${width} px, before the fonts`, ANY_WIDTH, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const wanted: string[] = [];
    page.on('request', (request) => wanted.push(request.url()));
    await page.goto(prefix('CA_EN') + '/');
    await hydrated(page);
    const lead = page.locator('img[fetchpriority=high]');
    const shown = await lead.evaluate((image: HTMLImageElement) => image.currentSrc);
    const names = await lead.evaluate((image: HTMLImageElement) =>
      [image, ...(image.parentElement?.querySelectorAll('source') ?? [])].map(({ srcset }) => srcset.split('?', 1)[0]),
    );
    expect(wanted.filter((url) => names.some((name) => name && url.includes(`${name}?`)))).toEqual([shown]);
    expect(wanted.indexOf(shown)).toBeLessThan(wanted.findIndex((url) => url.includes('.woff2')));
  });

test(
  'the film of the home page is smaller than its picture, which stays the largest paint',
  ANY_WIDTH,
  async ({ page }) => {
    for (const width of [390, 412, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(prefix('CA_EN') + '/');
      const heights = await page
        .locator('picture:has([fetchpriority=high]), picture:has([fetchpriority=high]) + [data-island] > [data-state]')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
      expect((heights[0] ?? 0) - (heights[1] ?? 0)).toBeCloseTo(2, 3);
    }
  },
);

for (const path of ['/', '/manufactured-tiles', '/search.html?query=marble'])
  test(
    `before the first paint of ${path} nothing is requested but the page, pictures and fonts`,
    ANY_WIDTH,
    async ({ page }) => {
      const requested: string[] = [];
      page.on('request', (request) => requested.push(new URL(request.url()).pathname));
      // The headless browser moves the mouse, which would count as a touch.
      await page.addInitScript(() => {
        addEventListener('pointermove', (move) => move.stopImmediatePropagation(), true);
        window.PerformanceObserver = class extends PerformanceObserver {
          override observe(options: PerformanceObserverInit): void {
            if (options.type !== 'paint') super.observe(options);
          }
        };
      });
      await page.goto(prefix('CA_EN') + path, { waitUntil: 'load' });
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300))));
      expect(requested.slice(1).filter((file) => !/\.(?:woff2|webp)(?:\?|$)|favicon/.test(file))).toEqual([]);
    },
  );
