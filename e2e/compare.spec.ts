import type { Locator, Page } from '@playwright/test';
import { AXE_ERRORS, violationsOf } from './support/axe.ts';
import {
  ANY_WIDTH,
  expect,
  hydrated,
  oncePerLanguage,
  prefix,
  settled,
  test,
  visit,
  type StoreView,
} from './support/shop.ts';

test.use({ allowedErrors: AXE_ERRORS });

const LIST = '/manufactured-tiles';
/** A marble-look tile in two finishes, a wood-look tile, and a wall tile. */
const [MARBLE, WOOD, SUBWAY] = ['LUM-CGD', 'LRT-BCH', 'BSC-CHR'];
const THREE = `/compare?products=${MARBLE}&products=${WOOD}&products=${SUBWAY}`;

const WORDS = {
  CA_EN: {
    compare: /^Compare /,
    pill: /^Compare \d products?$/,
    differences: 'Only differences',
    names: ['Lumen Calacatta Gold', 'Laurentide Plank Birch', 'Bonsecours Subway Charcoal'],
    slip: /^Slip resistance/,
    dry: '0.38 · For dry floors: slippery when wet',
    wet: '0.46 · Slip-resistant on level floors that get wet',
    notTested: 'Not tested',
    frost: 'Yes, can stay outdoors all winter',
    edge: 'Edge',
    lead: /^Lead time/,
    matte: '12 × 24 in · Matte',
    version: 'Version of Lumen Calacatta Gold',
    remove: 'Remove Laurentide Plank Birch from the comparison',
    removed: 'Laurentide Plank Birch was removed from the comparison.',
    full: 'You already compare 4 products, the most that fit side by side. Open the comparison and remove one first.',
    see: 'Open the comparison',
    gone: 'No longer sold, so it was removed from the comparison: Old Tile.',
    sample: /^Order a sample, Lumen Calacatta Gold/,
    empty: /^Press Compare on up to 4 products/,
    clear: 'Remove all',
  },
  CA_FR: {
    compare: /^Comparer /,
    pill: /^Comparer \d produits?$/,
    differences: 'Différences seulement',
    names: ['Lumen Calacatta doré', 'Planche Laurentide bouleau', 'Métro Bonsecours charbon'],
    slip: /^Résistance au glissement/,
    dry: '0,38 · Pour planchers secs\u00a0: glissant une fois mouillé',
    wet: '0,46 · Antidérapant sur un plancher de niveau mouillé',
    notTested: 'Non testé',
    frost: 'Oui, peut rester dehors tout l’hiver',
    edge: 'Chant',
    lead: /^Délai si hors stock/,
    matte: '12 × 24 po · Mat',
    version: 'Version de Lumen Calacatta doré',
    remove: 'Retirer Planche Laurentide bouleau de la comparaison',
    removed: 'Planche Laurentide bouleau a été retiré de la comparaison.',
    full: 'Vous comparez déjà 4 produits, le maximum côte à côte. Ouvrez la comparaison et retirez-en un d’abord.',
    see: 'Ouvrir la comparaison',
    gone: 'N’est plus vendu et a été retiré de la comparaison\u00a0: Old Tile.',
    sample: /^Commander un échantillon, Lumen Calacatta doré/,
    empty: /^Appuyez sur Comparer sur jusqu’à 4 produits/,
    clear: 'Tout retirer',
  },
} as const;

const main = (page: Page): Locator => page.getByRole('main');
const compareButtons = (page: Page, view: StoreView): Locator =>
  main(page).getByRole('button', { name: WORDS[view as 'CA_EN'].compare });
const row = (page: Page, name: string | RegExp): Locator =>
  main(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) });
const products = (page: Page): Locator => main(page).getByRole('columnheader').getByRole('link');

/** Waits until the product is saved on this device. */
const saved = (page: Page, sku: string): Promise<void> =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('TESSERA__compare'))).toContain(sku);

for (const view of ['CA_EN', 'CA_FR'] as const) {
  const words = WORDS[view];

  test(`three products are compared from a list in four presses in ${view}`, async ({ page, isMobile }) => {
    oncePerLanguage(view, isMobile);
    await visit(page, view, LIST);
    for (const index of [0, 1, 2]) {
      await compareButtons(page, view).nth(index).click();
      await expect(compareButtons(page, view).nth(index)).toHaveAttribute('aria-pressed', 'true');
    }
    await page.getByRole('link', { name: words.pill }).click();
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${prefix(view)}${THREE.replace('?', String.raw`\?`)}$`));
    await expect(products(page)).toHaveText(words.names);
    const slip = row(page, words.slip).getByRole('cell');
    await expect(slip.first()).toContainText(words.dry);
    await expect(slip.first()).toContainText(words.wet);
    await expect(slip.nth(2)).toHaveText(words.notTested);
    await expect(main(page).getByText(words.frost).first()).toBeVisible();
    await expect(row(page, words.lead)).toBeVisible();
    // The floating link to the comparison is hidden on the comparison page.
    await expect(page.getByRole('link', { name: words.pill })).toHaveCount(0);
  });

  test(`versions, differences and removing change a comparison in ${view}`, async ({ page, isMobile }) => {
    oncePerLanguage(view, isMobile);
    await visit(page, view, THREE);
    await main(page).getByLabel(words.version).selectOption({ label: words.matte });
    await expect(row(page, words.slip).getByRole('cell').first()).toHaveText(words.wet);
    await expect(page).toHaveURL(new RegExp(`products=${MARBLE}\\*${MARBLE}-1224-MAT&`));
    await expect(products(page).first()).toHaveAttribute('href', new RegExp(`config=${MARBLE}-1224-MAT$`));
    const rows = main(page).getByRole('row');
    const all = await rows.count();
    await main(page).getByLabel(words.differences).check();
    expect(await rows.count()).toBeLessThan(all);
    await expect(row(page, words.slip)).toBeVisible();
    await main(page).getByRole('button', { name: words.remove }).click();
    await expect(main(page).getByRole('status').filter({ hasText: words.removed })).toBeFocused();
    await expect(main(page).getByRole('columnheader')).toHaveCount(2);
    await page.reload();
    await hydrated(page);
    await expect(products(page)).toHaveText([words.names[0], words.names[2]]);
    await expect(main(page).getByLabel(words.version)).toHaveValue(`${MARBLE}-1224-MAT`);
    await main(page).getByRole('button', { name: words.clear }).click();
    await expect(main(page).getByText(words.empty)).toBeVisible();
    await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveURL(/\/compare$/);
  });

  test(`a fifth product is refused with the way out, and a product no longer sold is named in ${view}`, async ({
    page,
    isMobile,
  }) => {
    oncePerLanguage(view, isMobile);
    await visit(page, view, LIST);
    for (const index of [0, 1, 2, 3]) await compareButtons(page, view).nth(index).click();
    await compareButtons(page, view).nth(4).click();
    await expect(page.getByText(words.full)).toBeVisible();
    await expect(compareButtons(page, view).nth(4)).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('button', { name: words.see }).click();
    await expect(main(page).getByRole('columnheader')).toHaveCount(4);

    await page.evaluate(() =>
      localStorage.setItem(
        'TESSERA__compare',
        JSON.stringify({ value: [{ sku: 'GONE', name: 'Old Tile' }], timeStored: Date.now() }),
      ),
    );
    await visit(page, view, `/compare?products=GONE&products=${MARBLE}`);
    await expect(main(page).getByText(words.gone)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/compare\\?products=${MARBLE}$`));
    await expect(products(page)).toHaveText([words.names[0]]);
    await visit(page, view, '/compare?products=GONE');
    await expect(main(page).getByText(words.empty)).toBeVisible();
  });

  test(`a sample is ordered from a comparison in ${view}`, async ({ page, isMobile }) => {
    oncePerLanguage(view, isMobile);
    await visit(page, view, THREE);
    await main(page).getByRole('button', { name: words.sample }).click();
    await expect(main(page).locator('[data-held]')).toHaveCount(1);
  });
}

test(
  '[RT-01] a shared address is the same comparison on another device, in either language, and not in search engines',
  ANY_WIDTH,
  async ({ page }) => {
    const response = await page.goto(THREE);
    expect(await response!.text()).toMatch(/<meta name="robots" content="noindex/);
    await page.goto(`/CA_FR${THREE}`);
    await hydrated(page);
    await expect(products(page)).toHaveText(WORDS.CA_FR.names);
    await saved(page, SUBWAY);
    // The product from the URL is now saved on this device.
    await visit(page, 'CA_EN', '/compare');
    await expect(page).toHaveURL(new RegExp(`products=${SUBWAY}$`));
    await expect(products(page)).toHaveText(WORDS.CA_EN.names);
  },
);

test(
  'other tabs follow the list of the device, and a shared address stays as it is',
  ANY_WIDTH,
  async ({ page, context }) => {
    const [list, comparison, shared] = [await context.newPage(), await context.newPage(), await context.newPage()];
    await visit(shared, 'CA_EN', `/compare?products=${SUBWAY}`);
    await saved(shared, SUBWAY);
    const [marble, , subway] = WORDS.CA_EN.names;
    await visit(comparison, 'CA_EN', '/compare');
    await expect(products(comparison)).toHaveText([subway]);
    await visit(list, 'CA_EN', LIST);
    await visit(page, 'CA_EN', LIST);
    const button = compareButtons(page, 'CA_EN').first();

    await button.click();
    await expect(list.getByRole('link', { name: 'Compare 2 products' })).toBeVisible();
    await expect(compareButtons(list, 'CA_EN').first()).toHaveAttribute('aria-pressed', 'true');
    await expect(products(comparison)).toHaveText([subway, marble]);
    await expect(comparison).toHaveURL(new RegExp(`products=${SUBWAY}&products=${MARBLE}$`));

    await button.click();
    await expect(list.getByRole('link', { name: 'Compare 1 product' })).toBeVisible();
    await expect(products(comparison)).toHaveText([subway]);

    await button.click();
    await expect(products(comparison)).toHaveText([subway, marble]);
    await expect(products(shared)).toHaveText([subway]);
    await expect(shared).toHaveURL(new RegExp(`/compare\\?products=${SUBWAY}$`));
    await saved(page, MARBLE);
  },
);

test('the product page adds its chosen variant, and the wishlist has the button too', async ({ page }) => {
  await visit(page, 'CA_EN', `/lumen-calacatta-gold.html?config=${MARBLE}-1224-MAT`);
  await main(page).getByRole('button', { name: 'Compare Lumen Calacatta Gold' }).click();
  await main(page)
    .getByRole('button', { name: /on my wishlist$/ })
    .first()
    .click();
  await visit(page, 'CA_EN', '/wishlist');
  await expect(main(page).getByRole('button', { name: 'Compare Lumen Calacatta Gold' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('link', { name: 'Compare 1 product' }).click();
  await expect(main(page).getByLabel(WORDS.CA_EN.version)).toHaveValue(`${MARBLE}-1224-MAT`);
});

test('row names stay in sight while a phone is swiped from product to product', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'all products fit on a desktop');
  await visit(page, 'CA_EN', THREE);
  const edge = row(page, WORDS.CA_EN.edge);
  const third = edge.getByRole('cell').nth(2);
  await edge.scrollIntoViewIfNeeded();
  await main(page)
    .getByRole('region')
    .evaluate((region) => region.scrollTo({ left: 1000, behavior: 'instant' }));
  await settled(page);
  await expect(edge.getByRole('rowheader')).toBeInViewport({ ratio: 1 });
  await expect(third).toBeInViewport({ ratio: 1 });
  const [name, value] = [await edge.getByRole('rowheader').boundingBox(), await third.boundingBox()];
  expect(value!.x).toBeGreaterThanOrEqual(name!.x + name!.width - 1);
});

test('a comparison is changed by keyboard alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard');
  await visit(page, 'CA_EN', THREE);
  await main(page).getByLabel('Only differences').focus();
  await page.keyboard.press('Space');
  await expect(main(page).getByLabel('Only differences')).toBeChecked();
  const names: string[] = [];
  for (let press = 0; press < 20 && names.at(-1) !== WORDS.CA_EN.remove; press += 1) {
    await page.keyboard.press('Tab');
    names.push(
      await page
        .locator(':focus')
        .evaluate((element) => element.getAttribute('aria-label') ?? element.textContent ?? ''),
    );
  }
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('columnheader')).toHaveCount(2);
});

test('a comparison has no accessibility violations', async ({ page }) => {
  await visit(page, 'CA_EN', THREE);
  expect(await violationsOf(page)).toEqual([]);
  await saved(page, SUBWAY);
  await visit(page, 'CA_EN', LIST);
  await expect(page.getByRole('link', { name: 'Compare 3 products' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('a printed comparison has all products, and no controls', ANY_WIDTH, async ({ page }) => {
  await visit(page, 'CA_EN', THREE);
  await page.emulateMedia({ media: 'print' });
  await expect(main(page).getByLabel('Only differences')).toBeHidden();
  await expect(main(page).getByRole('button', { name: WORDS.CA_EN.remove })).toBeHidden();
  await expect(products(page)).toHaveText(WORDS.CA_EN.names);
});
