import type { Page } from '@playwright/test';
import { testIn } from './support/in-shop.ts';
import { expect, hydrated, oncePerLanguage, prefix, test, visit, type StoreView } from './support/shop.ts';
import { continueToBilling, fillAddress, fillCard } from './support/steps.ts';
import { textWith, wordsOf } from './support/words.ts';

const VIEWS: readonly StoreView[] = ['CA_EN', 'CA_FR'];

const WORDS = {
  CA_EN: {
    ask: 'Delivery price and date',
    show: 'Show prices and dates',
    invalid: 'Enter a postal code such as H2Y 1C6.',
    change: 'Change',
    parcel: 'Parcel',
    freight: 'To the curb',
    questions: 'Delivery details',
    mark: 'In time',
    total: 'In all, with delivery and taxes',
    choosePot: 'Price and date depend on your choice. Make a choice for “Pot”.',
    noQuantity: 'Price and date depend on your choice. Enter a quantity for at least one product.',
    more: 'One more of Glass Teapot',
    less: 'One less of',
  },
  CA_FR: {
    ask: 'Prix et date de livraison',
    show: 'Voir prix et dates',
    invalid: 'Entrez un code postal, comme H2Y 1C6.',
    change: 'Modifier',
    parcel: 'Colis',
    freight: 'En bordure de rue',
    questions: 'L’endroit où livrer la palette',
    mark: 'À temps',
    total: 'En tout, livraison et taxes comprises',
    choosePot: 'Le prix et la date dépendent de votre choix. Faites un choix pour « Pot ».',
    noQuantity: 'Le prix et la date dépendent de votre choix. Indiquez une quantité pour au moins un produit.',
    more: 'Un de plus : Glass Teapot',
    less: 'Un de moins :',
  },
};

const POSTCODE = 'H2X 1Y4';
const PRICE = /\d+[.,]\d{2}/;

/** Reads the price and days of a delivery method on the product page. */
const parcelOf = async (page: Page, name: string): Promise<{ price: string; days: string }> => {
  const row = page.locator('[aria-labelledby="product-delivery"] li').filter({ hasText: name });
  await expect(row).toContainText(PRICE);
  const [price = '', days = ''] = (await row.innerText()).split('\n').slice(1);
  return { price, days: days.replace(/(\d|\.)\D*$/, '$1') };
};

for (const view of VIEWS) {
  const words = { ...wordsOf(view), ...WORDS[view as 'CA_EN' | 'CA_FR'] };

  test(`the postal code is asked once, and price and days are those of the checkout in ${view}`, async ({
    page,
    isMobile,
  }) => {
    oncePerLanguage(view, isMobile);
    await visit(page, view, '/lumen-calacatta-gold.html?config=LUM-CGD-1224-MAT');
    await page.getByRole('main').getByRole('button', { name: words.ask }).click();
    const dialog = page.getByRole('dialog');
    const code = dialog.locator('[name="delivery-postcode"]');
    await code.fill('D1A 1A1');
    await dialog.getByRole('button', { name: words.show }).click();
    await expect(dialog.getByText(words.invalid)).toBeVisible();
    await expect(code).toHaveValue('D1A 1A1');
    await code.fill('h2x1y4');
    await dialog.locator('[name="needed-by"]').fill('2099-12-31');
    await dialog.getByRole('button', { name: words.show }).click();
    const { price, days } = await parcelOf(page, words.parcel);
    await expect(page.locator('[aria-labelledby="product-delivery"]').getByText(words.mark).first()).toBeVisible();

    await page.getByRole('main').getByRole('button', { name: words.addToCart }).first().click();
    await expect(page.getByRole('dialog').getByRole('link', { name: words.checkOut })).toBeVisible();
    await page.goto(`${prefix(view)}/cart`);
    const estimate = page.getByRole('group').filter({ hasText: POSTCODE });
    await expect(estimate).toContainText(price);
    await expect(estimate).toContainText(days);

    await page.goto(`${prefix(view)}/checkout`);
    await fillAddress(page, view);
    await page.getByRole('button', { name: words.continueToShipping }).click();
    const parcel = page.locator('label').filter({ has: page.locator('[value="flatrate/flatrate"]') });
    await expect(parcel).toContainText(price);
    await expect(parcel).toContainText(days);
    await expect(page.getByRole('group', { name: words.questions })).toBeHidden();
    await page.locator('[value="freight/ltl"]').check();
    await expect(page.getByRole('group', { name: words.questions })).toBeVisible();
    await page.locator('[value="flatrate/flatrate"]').check();
    await expect(page.getByRole('group', { name: words.questions })).toBeHidden();
    await continueToBilling(page, view);
    await page.getByRole('button', { name: words.continueToPayment }).click();
    await fillCard(page);
    await page.getByRole('button', { name: words.reviewOrder }).click();
    await expect(
      page.locator('form').filter({ has: page.getByRole('button', { name: words.placeOrder }) }),
    ).toContainText(days);
  });
}

testIn('sets')('delivery follows the variant, the parts and the quantities chosen', async ({ page, isMobile }) => {
  const view = isMobile ? 'CA_FR' : 'CA_EN';
  const words = { ...wordsOf(view), ...WORDS[view] };
  const block = page.locator('[aria-labelledby="product-delivery"]');
  const total = block.getByText(textWith(words.total));
  const open = async (path: string): Promise<void> => {
    await page.goto(`${view === 'CA_FR' ? '/fr' : ''}${path}`);
    await hydrated(page);
  };
  await open('/earl-grey');
  await page.getByRole('main').getByRole('button', { name: words.ask }).click();
  await page.getByRole('dialog').locator('[name="delivery-postcode"]').fill('YO22 4BH');
  await page.getByRole('dialog').getByRole('button', { name: words.show }).click();
  const hundred = await total.innerText();
  await page.getByRole('radio', { name: '250 g' }).check();
  await expect(total).not.toHaveText(hundred);

  await open('/tea-table');
  const cups = await total.innerText();
  await page.getByRole('button', { name: textWith(words.more) }).click();
  await expect(total).not.toHaveText(cups);
  const less = page.getByRole('button', { name: textWith(words.less) });
  for (const at of [0, 0, 1]) await less.nth(at).click();
  await expect(block).toContainText(textWith(words.noQuantity));
  await expect(total).toBeHidden();

  await open('/gift-box');
  await expect(block).toContainText(textWith(words.choosePot));
  await page.getByRole('radio', { name: 'Brown Betty Teapot' }).check();
  const pot = await total.innerText();
  await page.getByRole('checkbox', { name: 'Bamboo Whisk' }).check();
  await expect(total).not.toHaveText(pot);
  const [price = '', days = ''] = (await block.locator('li').first().innerText()).split('\n').slice(1);
  const [sum = ''] = /[\d.,]+\d/.exec(await total.innerText()) ?? [];
  await page.getByRole('main').getByRole('button', { name: words.addToCart }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: words.checkOut }).waitFor();
  await open('/cart');
  const estimate = page.getByRole('main').getByRole('group').filter({ hasText: 'YO22 4BH' });
  await expect(estimate).toContainText(price);
  await expect(estimate).toContainText(days);
  await expect(page.getByRole('main')).toContainText(sum);
});
