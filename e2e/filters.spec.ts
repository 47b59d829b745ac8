import { AXE_ERRORS, violationsOf } from './support/axe.ts';
import { expect, oncePerLanguage, test, visit, type StoreView } from './support/shop.ts';

test.use({ allowedErrors: AXE_ERRORS });

const WORDS = {
  CA_EN: {
    open: 'Filters',
    shower: /^Safe in a wet shower/,
    rule: /wet DCOF of 0\.42 or more/,
    matte: /^Matte/,
    size: /^12 × 24 in/,
    large: /^Large format/,
    trims: /^Trims/,
    show: /^Show \d+ products?$/,
    stock: /^In stock/,
    slip: /^DCOF 0\.\d\d: (?:Slip|Very slip)-resistant/,
    use: 'Suitable for',
  },
  CA_FR: {
    open: 'Filtres',
    shower: /^Sécuritaire sous la douche/,
    rule: /DCOF mouillé d’au moins 0,42/,
    matte: /^Mat/,
    size: /^12 × 24 po/,
    large: /^Grand format/,
    trims: /^Moulures/,
    show: /^Voir \d+ produits?$/,
    stock: /^En stock/,
    slip: /^DCOF 0,\d\d\s: (?:Très a|A)ntidérapant/,
    use: 'Usages',
  },
} as const;

for (const view of ['CA_EN', 'CA_FR'] as const satisfies readonly StoreView[])
  test(`finds a matte 12 × 24 tile that is safe in a wet shower in five presses (${view})`, async ({
    page,
    isMobile,
  }) => {
    oncePerLanguage(view, isMobile);
    const words = WORDS[view];
    let presses = 0;
    const press = async (target: ReturnType<typeof page.getByRole>): Promise<void> => {
      presses += 1;
      await target.click();
    };
    await visit(page, view, '/manufactured-tiles/porcelain');
    if (isMobile) await press(page.getByRole('button', { name: words.open }));
    const filters = isMobile ? page.getByRole('dialog') : page.getByRole('complementary', { name: words.open });
    for (const name of [words.shower, words.size, words.matte]) {
      const box = filters.getByRole('checkbox', { name });
      await press(box);
      await expect(box).toBeChecked();
    }
    await expect(filters.getByText(words.rule)).toBeVisible();
    const large = filters.getByRole('group', { name: words.large });
    await expect(large.getByRole('checkbox', { name: words.size })).toBeChecked();
    expect(await violationsOf(page, isMobile ? 'dialog[open]' : 'aside')).toEqual([]);
    if (isMobile) await press(filters.getByRole('button', { name: words.show }));
    expect(presses).toBeLessThanOrEqual(5);
    await expect(page).toHaveURL(/finish.*size.*tile_use/);
    const first = page.locator('article[data-sku]').first();
    await expect(first.getByText(words.slip)).toBeVisible();
    await expect(first.getByText(/12 × 24/)).toBeVisible();
  });

test('a group of sizes and a single size list both, and trims are apart', async ({ page, isMobile }) => {
  const words = WORDS[isMobile ? 'CA_FR' : 'CA_EN'];
  await visit(page, isMobile ? 'CA_FR' : 'CA_EN', '/manufactured-tiles');
  if (isMobile) await page.getByRole('button', { name: words.open }).click();
  const filters = isMobile ? page.getByRole('dialog') : page.getByRole('complementary', { name: words.open });
  await filters.getByRole('checkbox', { name: words.trims }).click();
  await expect(page).toHaveURL(/size_group/);
  await filters
    .getByRole('group', { name: words.large })
    .getByRole('checkbox', { name: /^24 × 48/ })
    .click();
  await expect(page).toHaveURL(/size%5Bfilter%5D=24/);
  await expect(filters.getByRole('checkbox', { name: words.trims })).toBeChecked();
  const titles = page.locator('article[data-sku]');
  await expect(titles.filter({ hasText: /24 × 48/ }).first()).toBeVisible();
  await expect(filters.getByRole('checkbox', { name: words.large })).toBeEnabled();
});

test('colours are swatches, yes/no filters one box, and an address with the older filter still works', async ({
  page,
  isMobile,
}) => {
  const view = isMobile ? 'CA_FR' : 'CA_EN';
  const words = WORDS[view];
  await visit(page, view, '/manufactured-tiles');
  if (isMobile) await page.getByRole('button', { name: words.open }).click();
  const filters = isMobile ? page.getByRole('dialog') : page.getByRole('complementary', { name: words.open });
  await expect.poll(() => filters.locator('label:has(circle)').count()).toBeGreaterThan(10);
  await expect(filters.getByText(words.use, { exact: true })).toHaveCount(0);
  await filters.getByRole('checkbox', { name: words.stock }).click();
  await expect(page).toHaveURL(/in_stock/);
  const all = await page.request.post('/graphql', {
    data: { query: '{ products(filter: {}) { aggregations { attribute_code options { label value } } } }' },
  });
  type Facet = { attribute_code: string; options: { label: string; value: string }[] };
  const { data } = (await all.json()) as { data: { products: { aggregations: Facet[] } } };
  const pool = data.products.aggregations
    .find(({ attribute_code: code }) => code === 'suitability')
    ?.options.find(({ label }) => label === 'Pool');
  await visit(page, view, `/manufactured-tiles?suitability%5Bfilter%5D=Pool,${pool?.value}`);
  await expect(page.locator('article[data-sku]').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /Pool|Piscine/ })).toBeVisible();
});
