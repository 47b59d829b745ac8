import { ANY_WIDTH, expect, test, visit } from './support/shop.ts';

const cards = 'article[data-sku]';

test('[EN-43][EN-17] a category shows 12 products first, fetched six at a time, with the total count, and grows in place', async ({
  page,
}) => {
  await visit(page, 'CA_EN', '/manufactured-tiles');
  await expect(page.locator(cards)).toHaveCount(12);
  const count = Number((await page.getByText(/^\d+ products$/).textContent())?.split(' ')[0]);
  const more = page.getByRole('main').getByRole('link', { name: /^Show \d+ more$/ });
  await more.scrollIntoViewIfNeeded();
  // Cards are laid out when they become visible, so wait until the layout is stable.
  await page.evaluate(async () => {
    for (let height = 0, same = 0; same < 10;) {
      await new Promise(requestAnimationFrame);
      const { scrollHeight } = document.documentElement;
      [height, same] = [scrollHeight, scrollHeight === height ? same + 1 : 0];
    }
  });
  // Measured at the pointer event, because a click scrolls to a covered element.
  const pressed = page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        addEventListener('click', () => resolve(scrollY), { capture: true, once: true }),
      ),
  );
  await more.click();
  const before = await pressed;
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(page.locator(cards)).toHaveCount(Math.min(24, count));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(before - 1);
});

test('shows a preview of a product from its list while its page loads', ANY_WIDTH, async ({ page }) => {
  await visit(page, 'CA_EN', '/manufactured-tiles');
  const card = page.locator(cards).first();
  const name = (await card.getByRole('link').first().textContent())?.trim() ?? '';
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql**', async (route) => {
    await released;
    await route.continue();
  });
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/^\$[\d.]+$/)
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Technical data' })).toBeHidden();
  release();
  await expect(page.getByRole('heading', { name: 'Technical data' })).toBeVisible();
});

test('going back from a product restores the list as it was', ANY_WIDTH, async ({ page }) => {
  await visit(page, 'CA_EN', '/manufactured-tiles?page=2');
  const card = page.locator(cards).nth(10);
  await card.scrollIntoViewIfNeeded();
  // Measured at the pointer event, because parts rendered later may move the list.
  await page.evaluate(() =>
    addEventListener('click', () => sessionStorage.setItem('left-at', String(scrollY)), { capture: true, once: true }),
  );
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Technical data' })).toBeVisible();
  const before = Number(await page.evaluate(() => sessionStorage.getItem('left-at')));
  expect(before).toBeGreaterThan(1000);
  await page.goBack();
  await expect(page.locator(cards).nth(10)).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 100);
});

test('[EN-46][EN-48] filters are applied, stored in the URL as name[filter]=title,value, and removed again', async ({
  page,
  isMobile,
}) => {
  await visit(page, 'CA_EN', '/manufactured-tiles?page=2');
  if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
  const filters = isMobile ? page.getByRole('dialog') : page.getByRole('complementary', { name: 'Filters' });
  // Ticked while cards are still hydrated, a box may wait for them: what counts is that it is ticked then.
  const tick = async (name: RegExp): Promise<void> => {
    await filters.getByRole('checkbox', { name }).click();
    await expect(filters.getByRole('checkbox', { name })).toBeChecked();
  };
  await tick(/^Ceramic/);
  await expect(page).toHaveURL(/\?material%5Bfilter%5D=Ceramic(?:%2C|,)\d+$/);
  await tick(/^Porcelain/);
  await expect(page).toHaveURL(/material%5Bfilter%5D=Ceramic.*&material%5Bfilter%5D=Porcelain/);
  if (isMobile) await filters.getByRole('button', { name: /^Show \d+ products?$/ }).click();
  const chips = page.getByRole('list', { name: 'Chosen filters' });
  await expect(chips.getByRole('button', { name: /^Remove filter/ })).toHaveCount(2);
  await chips.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/manufactured-tiles$/);
  await expect(chips).toHaveCount(0);
});

test('[EN-50][EN-51] a price range with one open side', ANY_WIDTH, async ({ page, isMobile }) => {
  await visit(page, 'CA_EN', '/manufactured-tiles');
  if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
  const filters = isMobile ? page.getByRole('dialog') : page.getByRole('complementary', { name: 'Filters' });
  await filters.getByLabel('To', { exact: true }).fill('40');
  await filters.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => decodeURIComponent(page.url())).toContain('*_40');
  await expect(page.locator('[aria-label="Products"] article').first()).toBeVisible();
});

test('filters without results show a message and can be cleared', ANY_WIDTH, async ({ page }) => {
  await visit(page, 'CA_FR', '/manufactured-tiles?material%5Bfilter%5D=Jade,999999');
  await expect(page.getByText('Aucun produit ne correspond à ces filtres')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Tout effacer' }).last().click();
  await expect(page.locator(cards)).toHaveCount(12);
});

test(
  'an area is rounded up to whole boxes, and another unit changes neither boxes nor total',
  ANY_WIDTH,
  async ({ page }) => {
    await visit(page, 'CA_EN', '/lumen-calacatta-gold.html');
    await page.getByLabel(/^Area to cover/).fill('120');
    await expect(page.getByText('You need 12 boxes')).toBeVisible();
    await expect(page.getByLabel('Quantity')).toHaveValue('12');
    const total = await page.getByText(/^Total/).textContent();
    await page.getByRole('radio', { name: 'm²' }).check();
    await expect(page.getByLabel(/^Area to cover \(m²\)/)).toHaveValue('11.15');
    await expect(page.getByText('You need 12 boxes')).toBeVisible();
    expect(await page.getByText(/^Total/).textContent()).toBe(total);
  },
);

test('an area that is not a number is an error at its field; thousands may be grouped', ANY_WIDTH, async ({ page }) => {
  await visit(page, 'CA_EN', '/lumen-calacatta-gold.html');
  const area = page.getByLabel(/^Area to cover/);
  await expect(page.locator('[data-island=waiting]').filter({ has: area })).toHaveCount(0);
  await area.fill('a lot');
  await area.blur();
  await expect(page.getByText('Write an area, such as 120 or 12.5, or two sides,')).toBeVisible();
  await expect(area).toHaveAttribute('aria-invalid', 'true');
  await expect(area).toHaveValue('a lot');
  await area.fill('1,200');
  await expect(page.getByText('You need 115 boxes')).toBeVisible();
});

test('shows the area of two typed sides before buying', ANY_WIDTH, async ({ page }) => {
  await visit(page, 'CA_FR', '/lumen-calacatta-gold.html');
  const area = page.getByLabel(/^Surface à couvrir/);
  const reader = Promise.withResolvers<void>();
  await page.route(/\/typed-area-[^/]*\.js/, async (route) => {
    await reader.promise;
    await route.continue();
  });
  await area.fill('50');
  await expect(page.getByLabel('Quantité')).toHaveValue('5');
  await area.fill('12 pi 6 po x 10');
  await expect(page.getByText(/^Il vous faut/)).toHaveCount(0);
  reader.resolve();
  await expect(page.getByText(/^Nous avons compris 125\spi²/)).toBeVisible();
  await expect(page.getByText('Il vous faut 12 boîtes')).toBeVisible();
  await expect(page.getByLabel('Quantité')).toHaveValue('12');
  await page.getByRole('radio', { name: 'm²' }).check();
  await expect(area).toHaveValue('11,61');
  await expect(page.getByText(/^Compris/)).toHaveCount(0);
  await expect(page.getByLabel('Quantité')).toHaveValue('12');
});

test('reduces a quantity above the maximum and reports it', ANY_WIDTH, async ({ page }) => {
  await visit(page, 'CA_EN', '/lumen-calacatta-gold.html');
  await page.getByLabel('Quantity').fill('20000');
  await page.getByLabel('Quantity').press('Enter');
  await expect(page.getByRole('alert')).toHaveText('10,000 is the most you can order of this.');
  await expect(page.getByLabel('Quantity')).toHaveValue('10000');
  await expect(page.getByLabel('Quantity')).toHaveAccessibleDescription('10,000 is the most you can order of this.');
});

test('[EN-15] a hidden price shows nowhere: not on the page, not in its data', ANY_WIDTH, async ({ page, request }) => {
  await visit(page, 'CA_EN', '/lumiere-calacatta-slab.html');
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in for price' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
  const html = await (await request.get('/lumiere-calacatta-slab.html')).text();
  expect(html).toContain('"@type":"Product"');
  expect(html).not.toContain('"@type":"Offer"');
});

test('[RT-07] a search takes a category by label and id', ANY_WIDTH, async ({ page }) => {
  await visit(page, 'CA_EN', '/search.html?query=oak');
  const all = await page.getByText(/^\d+ products?$/).textContent();
  await visit(page, 'CA_EN', '/search.html?query=oak&category_id%5Bfilter%5D=Nothing,999999');
  await expect(page.getByText('No products', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Remove filter Category/ }).click();
  await expect(page.getByText(all ?? '', { exact: true })).toBeVisible();
});

test('[SR-07] an empty search asks for a search text', ANY_WIDTH, async ({ page }) => {
  await visit(page, 'CA_EN', '/search.html');
  await expect(page.getByRole('heading', { level: 1, name: 'What are you looking for?' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('[HM-02][HM-03] popular categories are four in a row, two below 1024px', async ({ page, isMobile }) => {
  await visit(page, 'CA_EN', '/');
  const tops = await page
    .locator('.popular-categories figure')
    .evaluateAll((figures) => figures.map((figure) => Math.round(figure.getBoundingClientRect().top)));
  expect(tops.filter((top) => top === tops[0])).toHaveLength(isMobile ? 2 : 4);
});

test('[PB-22] a window of 768px shows the mobile picture, a wider one the other', ANY_WIDTH, async ({ page }) => {
  for (const [width, name] of [
    [768, 'hero-mobile'],
    [769, 'hero.webp'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, 'CA_EN', '/');
    expect(
      await page
        .locator('.home-hero img')
        .first()
        .evaluate((image: HTMLImageElement) => image.currentSrc),
    ).toContain(name);
  }
});

test(
  '[PB-03] content styles hold on the first page and after navigation, under the page’s own policy',
  ANY_WIDTH,
  async ({ page }) => {
    const color = () => page.locator('.home-hero h1 span').evaluate((element) => getComputedStyle(element).color);
    await visit(page, 'CA_EN', '/');
    expect(await color()).toBe('rgb(255, 255, 255)');
    await visit(page, 'CA_EN', '/faq');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Tessera/ })
      .first()
      .click();
    await expect(page.locator('.home-hero h1')).toBeVisible();
    expect(await color()).toBe('rgb(255, 255, 255)');
  },
);

// Both come with the overlays of every page, which the parts' own tests leave out.
test(
  'on a product page a sample is ordered and counted in the tray, and a question is asked',
  ANY_WIDTH,
  async ({ page }) => {
    await visit(page, 'CA_EN', '/medina-glazed-emerald.html');
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1 }).click();
    await main
      .getByRole('button', { name: /^Order a sample/ })
      .first()
      .click();
    await expect(main.getByRole('button', { name: /^In your samples/ }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Samples: 1' })).toBeVisible();
    await main.getByText('Ask about this product').click();
    await expect(
      page.getByRole('dialog', { name: 'Ask about Medina Glazed Emerald' }).getByRole('textbox').first(),
    ).toBeVisible();
  },
);
