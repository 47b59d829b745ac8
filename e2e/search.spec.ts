import type { Page } from '@playwright/test';
import { ANY_WIDTH, expect, oncePerLanguage, prefix, test, visit, type StoreView } from './support/shop.ts';
import { wordsOf } from './support/words.ts';

const WORDS = {
  CA_EN: {
    text: 'travertine',
    short: 'Search term must be at least three characters',
    none: 'No results were found.',
    all: /^View all \d+ results/,
    summary: /^\d+ items?$/,
    clear: 'Clear',
  },
  CA_FR: {
    text: 'travertin',
    short: 'Le terme recherché doit compter au moins trois caractères',
    none: 'Aucun résultat trouvé.',
    all: /^Voir les \d+ résultats/,
    summary: /^\d+ produits?$/,
    clear: 'Effacer',
  },
} as const;

/** The header's search field; behind a button on phones and medium screens. */
const openField = async (page: Page, view: StoreView) => {
  const banner = page.getByRole('banner');
  const { search } = wordsOf(view);
  const field = banner.getByLabel(search).last();
  const toggle = banner.getByRole('button', { name: /^(Search|Recherche|Chercher)$/ }).filter({ visible: true });
  if (await field.isVisible()) await field.click();
  else await toggle.last().click();
  await expect(field).toBeFocused();
  return field;
};

for (const view of ['CA_EN', 'CA_FR'] as const) {
  const words = WORDS[view];

  test(`[SR-02] [SR-05] [AU-04] [AU-05] [AU-06] suggestions by pointer in ${view}`, async ({ page, isMobile }) => {
    oncePerLanguage(view, isMobile);
    await visit(page, view, '/cart');
    const field = await openField(page, view);
    const banner = page.getByRole('banner');
    await field.fill('tr');
    await expect(banner.getByText(words.short)).toBeVisible();
    await field.fill('zzqqzz');
    await expect(banner.getByText(words.none)).toBeVisible();
    await banner.getByRole('button', { name: words.clear }).last().click();
    await expect(field).toHaveValue('');
    await field.fill(words.text);
    await expect(banner.getByText(words.summary)).toBeVisible();
    const options = banner.getByRole('option');
    await expect(options.last()).toHaveText(words.all);
    const address = await options.first().getAttribute('href');
    expect(address).toMatch(new RegExp(`^${prefix(view)}/.+\\.html$`));
    await options.first().click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(options).toHaveCount(0);
  });
}

test('[SR-06] [SR-10] [AU-09] [AU-11] suggestions by keyboard', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no arrow keys');
  await visit(page, 'CA_EN', '/cart');
  const field = await openField(page, 'CA_EN');
  await page.keyboard.type('marble');
  const options = page.getByRole('banner').getByRole('option');
  await expect(options.last()).toHaveText(WORDS.CA_EN.all);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(field).toHaveValue('marble');
  await page.keyboard.type(' ');
  await expect(options.last()).toHaveText(WORDS.CA_EN.all);
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowDown');
  const category = page.getByRole('banner').getByRole('option', { selected: true });
  await expect(category).toHaveText(/^marble in /);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\.html\?query=marble&category_id%5Bfilter%5D=[^,]+%2C\d+/);
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “marble”' })).toBeVisible();
  await expect(field).not.toBeFocused();
  await field.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\.html\?query=marble$/);
});

test('overlong search terms are cut, and the page keeps working', ANY_WIDTH, async ({ page }) => {
  await visit(page, 'CA_EN', `/search.html?query=${'marble'.repeat(60)}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Results for “marblemarble/ })).toBeVisible();
});
