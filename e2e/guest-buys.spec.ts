import { haveInCart } from './support/cart.ts';
import { addToCart, fillAddress, goToReview, openCart, openProduct, placeOrder } from './support/steps.ts';
import { ANY_WIDTH, expect, oncePerLanguage, prefix, test, visit, type StoreView } from './support/shop.ts';
import { BUYERS, wordsOf } from './support/words.ts';

const VIEWS: readonly StoreView[] = ['CA_EN', 'CA_FR', 'US_EN'];

for (const view of VIEWS) {
  const words = wordsOf(view);

  test(`[GN-04] [GN-05] [GN-07] [GN-10] a guest finds a tile, buys it and tracks it in ${view}`, async ({
    page,
    isMobile,
  }) => {
    oncePerLanguage(view, isMobile);
    await visit(page, view, '/');
    if (isMobile) await page.getByRole('button', { name: words.menu }).click();
    const menu = isMobile ? page.getByRole('dialog') : page.getByRole('banner');
    const category = menu.getByRole('link', { name: words.category }).first();
    if (isMobile && !(await category.isVisible())) await menu.getByText(words.category).first().click();
    await (isMobile ? menu.locator(`a[href="${prefix(view)}/natural-stone-tiles"]`).first() : category).click();
    await expect(page.getByRole('heading', { level: 1, name: words.category })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${prefix(view)}/natural-stone-tiles$`));

    await openProduct(page, view, 'tivola-travertine-walnut');
    await addToCart(page, view);
    await openCart(page, view);
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(words.more) })
      .click();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveValue('2');

    await page.getByRole('main').getByRole('link', { name: words.checkOut }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: /^(Cart|Panier)/ })).toHaveCount(0);
    await goToReview(page, view);
    for (const tax of BUYERS[view].taxes)
      await expect(page.getByRole('main').getByText(tax, { exact: false }).first()).toBeVisible();
    const number = await placeOrder(page, view);
    await expect(page.getByText('ann@example.com')).toBeVisible();

    await page.getByRole('link', { name: words.trackThis }).click();
    await page.getByRole('textbox', { name: words.orderId }).fill(number);
    await page.getByRole('dialog').getByRole('button', { name: words.trackButton, exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: new RegExp(number) })).toBeVisible();
    await expect(page.getByRole('dialog').getByText(words.processing).first()).toBeVisible();
  });
}

test(
  '[EN-35] [VA-01] an empty checkout form names the missing fields and keeps typed values',
  ANY_WIDTH,
  async ({ page }) => {
    await haveInCart(page, 'CA_EN');
    await visit(page, 'CA_EN', '/checkout');
    await page.locator('[name="city"]').fill('Toronto');
    await page.getByRole('button', { name: 'Continue to shipping' }).click();
    await expect(page.getByText('This is a required field').first()).toBeVisible();
    await expect(page.locator('main [name="email"]')).toBeFocused();
    await expect(page.locator('[name="city"]')).toHaveValue('Toronto');
  },
);

test(
  'a postal code of another province is refused in the shopper’s language, and nothing is lost',
  ANY_WIDTH,
  async ({ page }) => {
    await haveInCart(page, 'CA_FR');
    await visit(page, 'CA_FR', '/checkout');
    await fillAddress(page, 'CA_FR');
    await page.locator('main [name="postcode"]').fill('M5V 2T6');
    await page.getByRole('button', { name: wordsOf('CA_FR').continueToShipping }).click();
    await expect(page.getByText(wordsOf('CA_FR').postcodeRegion)).toBeVisible();
    await expect(page.locator('main [name="street_1"]')).toHaveValue('1 Main Street');
  },
);

test(
  'shows an error for a declined card, keeps everything else, and accepts another card',
  ANY_WIDTH,
  async ({ page }) => {
    await haveInCart(page, 'CA_EN');
    await visit(page, 'CA_EN', '/checkout');
    await goToReview(page, 'CA_EN', '4000000000000002');
    await page.getByRole('button', { name: wordsOf('CA_EN').placeOrder }).click();
    await expect(page.getByText(wordsOf('CA_EN').declined)).toBeVisible();
    await page.locator('[name="cardnumber"]').fill('4111111111111111');
    await page.locator('[name="expiry"]').fill('1230');
    await page.locator('[name="code"]').fill('123');
    await page.getByRole('button', { name: wordsOf('CA_EN').reviewOrder }).click();
    await placeOrder(page, 'CA_EN');
  },
);

test('[LK-14] data entered at checkout survives a reload', ANY_WIDTH, async ({ page }) => {
  await haveInCart(page, 'US_EN');
  await visit(page, 'US_EN', '/checkout');
  await fillAddress(page, 'US_EN');
  await page.getByRole('button', { name: wordsOf('US_EN').continueToShipping }).click();
  await expect(page.getByRole('button', { name: wordsOf('US_EN').continueToBilling })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: wordsOf('US_EN').edit })).toBeVisible();
  await expect(page.getByRole('main').getByText('ann@example.com')).toBeVisible();
});

test('[CK-17] unsent typed data survives a reload too', ANY_WIDTH, async ({ page }) => {
  await haveInCart(page, 'CA_FR');
  await visit(page, 'CA_FR', '/checkout');
  const field = (name: string) => page.locator(`main [name="${name}"]`);
  await field('street_1').fill('12, rue de la Montagne');
  await field('country_id').selectOption('US');
  await field('region').selectOption('VT');
  await page.reload();
  await expect(field('street_1')).toHaveValue('12, rue de la Montagne');
  await expect(field('country_id')).toHaveValue('US');
  await expect(field('region')).toHaveValue('VT');
});
