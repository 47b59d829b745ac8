import type { Page } from '@playwright/test';
import { createAccount, newAddress, signInAs } from './support/account.ts';
import { testIn } from './support/in-shop.ts';
import { mailWith } from './support/mailbox.ts';
import { expect, hydrated } from './support/shop.ts';
import { fillCard } from './support/steps.ts';
import { wordsOf } from './support/words.ts';

const test = testIn('british');

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await hydrated(page);
};

const addTea = async (page: Page): Promise<void> => {
  await page.getByRole('radio', { name: '250 g' }).check();
  await expect(page.getByRole('main')).toContainText('£15.87');
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'View cart' }).click();
};

/** Rows of the totals, as `name amount`. */
const sumsOf = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .locator('dl > div')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map(({ textContent }) => textContent).join(' ')));

test('a guest buys at prices with VAT, with a surcharge for a remote postcode in lower case', async ({
  page,
  shop,
}) => {
  const earlGrey = '/earl-grey';
  await open(page, earlGrey);
  await expect(page.getByRole('main')).toContainText('Incl. VAT');
  await expect(page.getByRole('main')).not.toContainText(/before tax/i);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join('')).toContain('"valueAddedTaxIncluded":true');
  await addTea(page);
  // One sixth of £15.87 is VAT.
  await expect.poll(() => sumsOf(page)).toEqual(['Subtotal £15.87', 'Total £15.87', 'Includes VAT £2.65']);
  await page.getByRole('main').getByRole('link', { name: 'Check out' }).click();
  const field = (name: string) => page.locator(`main [name="${name}"]`);
  const email = newAddress('ann');
  await field('email').fill(email);
  await field('firstname').fill('Ann');
  await field('lastname').fill('Roy');
  await field('street_1').fill('1 Union Street');
  await field('city').fill('Inverness');
  await field('postcode').fill('iv1 1pp');
  await field('telephone').fill('01632 960 101');
  await page.getByRole('button', { name: 'Continue to shipping' }).click();
  await expect(page.getByRole('main')).toContainText('£9.60');
  await page.getByRole('button', { name: 'Continue to billing' }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await fillCard(page);
  await page.getByRole('button', { name: wordsOf('CA_EN').reviewOrder }).click();
  const sums = ['Subtotal £15.87', 'Shipping £9.60', 'Total £25.47', 'Includes VAT £4.25'];
  await expect.poll(() => sumsOf(page)).toEqual(expect.arrayContaining(sums));
  await page.getByRole('button', { name: wordsOf('CA_EN').placeOrder }).click();
  await expect(page.getByRole('heading', { level: 1, name: wordsOf('CA_EN').thanks })).toBeVisible({ timeout: 45_000 });
  await expect.poll(() => sumsOf(page)).toEqual(expect.arrayContaining(sums));
  expect(await mailWith(email, shop.folder)).toContain('Includes VAT');
  expect(await mailWith(email, shop.folder)).toContain('IV1 1PP');
});

test('the mainland pays no surcharge, and the order of an account shows prices with VAT', async ({ page }) => {
  const email = newAddress('ann');
  await createAccount(page, 'default', email);
  await signInAs(page, 'default', email);
  await open(page, '/earl-grey');
  await addTea(page);
  await page.getByRole('main').getByRole('link', { name: 'Check out' }).click();
  const field = (name: string) => page.locator(`main [name="${name}"]`);
  await field('firstname').fill('Ann');
  await field('lastname').fill('Roy');
  await field('street_1').fill('1 High Street');
  await field('city').fill('Whitby');
  await field('postcode').fill('yo22 4bh');
  await field('telephone').fill('01632 960 101');
  await page.getByRole('button', { name: 'Continue to shipping' }).click();
  await expect(page.getByRole('main')).toContainText('£3.96');
  await page.getByRole('button', { name: 'Continue to billing' }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await fillCard(page);
  await page.getByRole('button', { name: wordsOf('CA_EN').reviewOrder }).click();
  await page.getByRole('button', { name: wordsOf('CA_EN').placeOrder }).click();
  await expect(page.getByRole('heading', { level: 1, name: wordsOf('CA_EN').thanks })).toBeVisible({ timeout: 45_000 });
  await open(page, '/order-history');
  await page.getByRole('main').getByRole('link', { name: /\d{9}/ }).first().click();
  await expect
    .poll(() => sumsOf(page))
    .toEqual(expect.arrayContaining(['Subtotal £15.87', 'Shipping £3.96', 'Total £19.83', 'Includes VAT £3.31']));
});

test('the French view shows the same prices, with VAT, from the product to the email', async ({ page, shop }) => {
  const words = wordsOf('CA_FR');
  await open(page, '/fr/earl-grey');
  await expect(page.getByRole('main')).toContainText('TVA comprise');
  await expect(page.getByRole('main')).not.toContainText(/avant taxes|hors taxe/i);
  await page.getByRole('radio', { name: '250 g' }).check();
  await expect(page.getByRole('main')).toContainText('15,87\u00a0£GB');
  await page.getByRole('main').getByRole('button', { name: words.addToCart }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'Voir le panier' }).click();
  const cart = ['Sous-total 15,87\u00a0£GB', 'Total 15,87\u00a0£GB', 'Dont TVA 2,65\u00a0£GB'];
  await expect.poll(() => sumsOf(page)).toEqual(cart);
  await page.getByRole('main').getByRole('link', { name: words.checkOut }).click();
  const field = (name: string) => page.locator(`main [name="${name}"]`);
  const address = { firstname: 'Ann', lastname: 'Roy', street_1: '1 Union Street', city: 'Inverness' };
  const contact = { email: newAddress('ann'), postcode: 'iv1 1pp', telephone: '01632 960 101' };
  for (const [name, value] of Object.entries({ ...address, ...contact })) await field(name).fill(value);
  await page.getByRole('button', { name: words.continueToShipping }).click();
  await expect(page.getByRole('main')).toContainText('9,60\u00a0£GB');
  await page.getByRole('button', { name: words.continueToBilling }).click();
  await page.getByRole('button', { name: words.continueToPayment }).click();
  await fillCard(page);
  await page.getByRole('button', { name: words.reviewOrder }).click();
  const sums = [
    'Sous-total 15,87\u00a0£GB',
    'Livraison 9,60\u00a0£GB',
    'Total 25,47\u00a0£GB',
    'Dont TVA 4,25\u00a0£GB',
  ];
  await expect.poll(() => sumsOf(page)).toEqual(expect.arrayContaining(sums));
  await page.getByRole('button', { name: words.placeOrder }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.thanks })).toBeVisible({ timeout: 45_000 });
  await expect.poll(() => sumsOf(page)).toEqual(expect.arrayContaining(sums));
  expect(await mailWith(contact.email, shop.folder)).toContain('Dont TVA');
});
