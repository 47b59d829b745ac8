import type { Page } from '@playwright/test';
import { haveInCart } from './cart.ts';
import { expect, visit, type StoreView } from './shop.ts';
import { BUYERS, wordsOf } from './words.ts';

export const openProduct = (page: Page, view: StoreView, urlKey: string): Promise<void> =>
  visit(page, view, `/${urlKey}.html`);

/** Adds a simple product to the cart from its page. */
export const addToCart = async (page: Page, view: StoreView): Promise<void> => {
  await page
    .getByRole('main')
    .getByRole('button', { name: wordsOf(view).addToCart })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: wordsOf(view).continueShopping })
    .click();
  await expect(page.getByRole('banner').getByRole('link', { name: /(Cart|Panier), \d+/ })).toBeVisible();
};

export const openCart = async (page: Page, view: StoreView): Promise<void> => {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Cart|Panier/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: wordsOf(view).cart })).toBeVisible();
};

/** A customer's email address comes from the account and is read-only. */
export const fillAddress = async (page: Page, view: StoreView, { isCustomer = false } = {}): Promise<void> => {
  const buyer = BUYERS[view];
  const field = (name: string) => page.locator(`main [name="${name}"]`);
  if (!isCustomer) await field('email').fill('ann@example.com');
  await field('firstname').fill('Ann');
  await field('lastname').fill('Roy');
  await field('street_1').fill('1 Main Street');
  await field('city').fill(buyer.city);
  await field('region').selectOption(buyer.province);
  await field('postcode').fill(buyer.postcode);
  await field('telephone').fill('514-555-0101');
};

export const fillCard = async (page: Page, number = '4111111111111111'): Promise<void> => {
  await page.locator('[name="cardnumber"]').fill(number);
  await page.locator('[name="expiry"]').fill('1230');
  await page.locator('[name="code"]').fill('123');
};

/** Number of visible fields in the open step. */
const fieldsOf = (page: Page): Promise<number> =>
  page
    .locator('main :is(input, select, textarea)')
    .evaluateAll((all) => all.filter((field) => field.checkVisibility()).length);

/** Longer forms make shoppers leave. */
const MOST_FIELDS = 14;

const expectFewFields = async (page: Page): Promise<void> => {
  const count = await fieldsOf(page);
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(MOST_FIELDS);
};

/**
 * Continues from the delivery step. If the freight questions appear only after the first press, leaves them empty and
 * continues again.
 */
export const continueToBilling = async (page: Page, view: StoreView): Promise<void> => {
  const words = wordsOf(view);
  const go = page.getByRole('button', { name: words.continueToBilling });
  const next = page.getByRole('button', { name: words.continueToPayment });
  await go.click();
  await expect(next.or(page.getByRole('alert').filter({ hasText: words.freightQuestions }))).toBeVisible();
  if (!(await next.isVisible())) await go.click();
  await expect(next).toBeVisible();
};

/** Goes to the step before payment as a guest, with a tile in the cart. */
export const goToBilling = async (page: Page, view: StoreView): Promise<void> => {
  const words = wordsOf(view);
  await haveInCart(page, view);
  await visit(page, view, '/checkout');
  await fillAddress(page, view);
  await page.getByRole('button', { name: words.continueToShipping }).click();
  await continueToBilling(page, view);
};

/** Continues from the address to the review step and checks that no step has too many fields. */
export const continueToReview = async (page: Page, view: StoreView, card?: string): Promise<void> => {
  const words = wordsOf(view);
  await expectFewFields(page);
  await page.getByRole('button', { name: words.continueToShipping }).click();
  await expect(page.getByRole('button', { name: words.continueToBilling })).toBeVisible();
  await expectFewFields(page);
  await continueToBilling(page, view);
  await expectFewFields(page);
  await page.getByRole('button', { name: words.continueToPayment }).click();
  await fillCard(page, card);
  await expectFewFields(page);
  await page.getByRole('button', { name: words.reviewOrder }).click();
  await expect(page.getByRole('button', { name: words.placeOrder })).toBeVisible();
};

/** Goes through the whole checkout to the review step as a guest. */
export const goToReview = async (page: Page, view: StoreView, card?: string): Promise<void> => {
  await fillAddress(page, view);
  await continueToReview(page, view, card);
};

/** Places the order and returns its number. */
export const placeOrder = async (page: Page, view: StoreView): Promise<string> => {
  const words = wordsOf(view);
  await page.getByRole('button', { name: words.placeOrder }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.thanks })).toBeVisible({ timeout: 45_000 });
  const number = await page.locator('main strong').first().textContent();
  expect(number).toMatch(/^\d{9}$/);
  return number ?? '';
};
