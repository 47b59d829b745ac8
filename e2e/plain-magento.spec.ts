import { createAccount, newAddress, signInAs } from './support/account.ts';
import { testIn } from './support/in-shop.ts';
import { expect, oncePerLanguage, visit, type StoreView } from './support/shop.ts';
import { addToCart, fillAddress, openCart, openProduct, placeOrder } from './support/steps.ts';
import { wordsOf } from './support/words.ts';

const test = testIn('plain Magento');

const VIEWS = {
  CA_EN: {
    product: 'Tivola Travertine Walnut',
    cheque: 'Cheque or money order',
    track: 'Track this order',
    find: 'Find my order',
    email: 'Email',
    lastname: 'Last name',
    show: 'Show the order',
    questions: 'Questions and answers',
  },
  CA_FR: {
    product: 'Travertin Tivola noisette',
    cheque: 'Chèque ou mandat-poste',
    track: 'Suivre cette commande',
    find: 'Trouver ma commande',
    email: 'Courriel',
    lastname: 'Nom',
    show: 'Voir la commande',
    questions: 'Questions et réponses',
  },
} as const;

for (const view of ['CA_EN', 'CA_FR'] as const satisfies StoreView[]) {
  const words = wordsOf(view);
  const here = VIEWS[view];

  test(`in front of a plain Magento a guest browses, searches, buys and finds the order in ${view}`, async ({
    page,
    isMobile,
  }) => {
    oncePerLanguage(view, isMobile);
    await visit(page, view, '/');
    await expect(page.locator('[data-feedback-tab]')).toHaveCount(0);
    if (isMobile) await page.getByRole('button', { name: words.menu }).click();
    const menu = isMobile ? page.getByRole('dialog') : page.getByRole('banner');
    // The phone opens a level of the menu, and there the category itself.
    if (isMobile) await menu.getByRole('button', { name: words.category }).click();
    await menu.locator('a[href$="/natural-stone-tiles"]').first().click();
    await expect(page.getByRole('heading', { level: 1, name: words.category })).toBeVisible();

    await visit(page, view, '/search.html?query=tivola');
    await expect(page.getByRole('main').getByRole('link', { name: here.product }).first()).toBeVisible();

    await openProduct(page, view, 'tivola-travertine-walnut');
    await addToCart(page, view);
    await openCart(page, view);
    await page.getByRole('main').getByRole('link', { name: words.checkOut }).click();
    await fillAddress(page, view);
    await page.getByRole('button', { name: words.continueToShipping }).click();
    await page.getByRole('button', { name: words.continueToBilling }).click();
    await page.getByRole('button', { name: words.continueToPayment }).click();
    await page.getByRole('radio', { name: here.cheque }).check();
    await expect(page.locator('[name="cardnumber"]')).toHaveCount(0);
    await page.getByRole('button', { name: words.reviewOrder }).click();
    // Magento shows its terms for every cart.
    await page.locator('main [name="agreement"]').check();
    const number = await placeOrder(page, view);
    await expect(page.getByRole('main').getByText(here.product)).toBeVisible();

    await page.getByRole('link', { name: here.track }).click();
    await page.getByRole('dialog').getByRole('link', { name: here.find }).click();
    await page.locator('main [name="email"]').fill('ann@example.com');
    await page.locator('main [name="lastname"]').fill('Roy');
    await page.locator('main form button[type="submit"]').click();
    await expect(page.getByRole('heading', { level: 2, name: new RegExp(number) })).toBeVisible();
  });

  test(`in front of a plain Magento an account signs in and content is read in ${view}`, async ({ page, isMobile }) => {
    oncePerLanguage(view, isMobile);
    const email = newAddress('plain');
    await createAccount(page, view, email);
    await signInAs(page, view, email);
    await visit(page, view, '/account-information');
    await expect(
      page
        .getByRole('main')
        .getByText(email)
        .or(page.locator(`main [value="${email}"]`))
        .first(),
    ).toBeVisible();
    await visit(page, view, '/order-history');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await visit(page, view, '/faq');
    await expect(page.getByRole('heading', { level: 1, name: here.questions })).toBeVisible();
  });
}
