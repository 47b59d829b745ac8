import type { Locator } from '@playwright/test';
import { AXE_ERRORS, violationsOf } from './support/axe.ts';
import { expect, hydrated, oncePerLanguage, prefix, test, visit, type StoreView } from './support/shop.ts';
import { continueToBilling, fillAddress, fillCard } from './support/steps.ts';
import { wordsOf } from './support/words.ts';

test.use({ allowedErrors: AXE_ERRORS });

const MOST_PRESSES = 10;
const POSTCODE = 'H2X 1Y4';

const WORDS = {
  CA_EN: {
    tile: 'matte porcelain 12 × 24',
    filters: 'Filters',
    shower: /^Safe in a wet shower/,
    show: /^Show \d+ products?$/,
    facts: /12\s×\s24\sin\s·\sMatte/,
    ask: 'Delivery price and date',
    prices: 'Show prices and dates',
    total: /In all, with delivery and taxes: (.+)/,
    day: /(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \w{3} \d/,
  },
  CA_FR: {
    tile: 'porcelaine mat 12 × 24',
    filters: 'Filtres',
    shower: /^Sécuritaire sous la douche/,
    show: /^Voir \d+ produits?$/,
    facts: /12\s×\s24\spo\s·\sMat/,
    ask: 'Prix et date de livraison',
    prices: 'Voir prix et dates',
    total: /En tout, livraison et taxes comprises\s: (.+)/,
    day: /(?:lun|mar|mer|jeu|ven|sam|dim)\. \d/,
  },
} as const;

for (const view of ['CA_EN', 'CA_FR'] as const satisfies readonly StoreView[])
  test(`finds a tile for a wet shower with its delivery day and total in ten presses, as charged (${view})`, async ({
    page,
    isMobile,
  }) => {
    oncePerLanguage(view, isMobile);
    const words = { ...wordsOf(view), ...WORDS[view] };
    let presses = 0;
    const press = async (target: Locator): Promise<void> => {
      presses += 1;
      await target.click();
    };
    const enter = async (): Promise<void> => {
      presses += 1;
      await page.keyboard.press('Enter');
    };
    const main = page.getByRole('main');

    await visit(page, view, '/');
    await hydrated(page);
    await press(page.getByRole('banner').getByRole('button', { name: words.searchToggle, exact: true }));
    await page.keyboard.type(words.tile);
    await enter();
    await expect(page).toHaveURL(/search\.html/);
    await hydrated(page);

    if (isMobile) await press(main.getByRole('button', { name: words.filters }));
    const filters = isMobile ? page.getByRole('dialog') : page.getByRole('complementary', { name: words.filters });
    await press(filters.getByRole('checkbox', { name: words.shower }));
    await expect(page).toHaveURL(/tile_use/);
    if (isMobile) await press(filters.getByRole('button', { name: words.show }));
    const card = page.locator('article[data-sku]').filter({ hasText: words.facts }).first();
    await press(card.getByRole('link').first());
    await expect(page).toHaveURL(/\.html/);
    await hydrated(page);

    await press(main.locator('input[inputmode="decimal"]').first());
    await page.keyboard.type('64');
    await press(main.getByRole('button', { name: words.ask }));
    const dialog = page.getByRole('dialog');
    const code = dialog.locator('[name="delivery-postcode"]');
    if (!(await code.evaluate((field) => field === document.activeElement))) await press(code);
    await page.keyboard.type(POSTCODE);
    await press(dialog.getByRole('button', { name: words.prices }));
    const way = page.locator('[aria-labelledby="product-delivery"] li').filter({ hasText: words.total }).first();
    await expect(way).toContainText(words.day);
    expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
    const [, price = ''] = (await way.innerText()).split('\n');
    const total = words.total.exec(await way.innerText())?.[1] ?? '';
    expect(total).toMatch(/\d[.,]\d{2}/);
    expect(await violationsOf(page, '[aria-labelledby="product-delivery"]')).toEqual([]);

    await main.getByRole('button', { name: words.addToCart }).first().click();
    await expect(page.getByRole('dialog').getByRole('link', { name: words.checkOut })).toBeVisible();
    await page.goto(`${prefix(view)}/checkout`);
    await fillAddress(page, view);
    await page.locator('main [name="region"]').selectOption('QC');
    await page.locator('main [name="postcode"]').fill(POSTCODE);
    await page.getByRole('button', { name: words.continueToShipping }).click();
    await page.locator('label').filter({ hasText: price }).first().click();
    await continueToBilling(page, view);
    await page.getByRole('button', { name: words.continueToPayment }).click();
    await fillCard(page);
    await page.getByRole('button', { name: words.reviewOrder }).click();
    await expect(page.getByRole('button', { name: words.placeOrder })).toContainText(total);
  });
