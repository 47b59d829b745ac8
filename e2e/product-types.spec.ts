import type { Page } from '@playwright/test';
import { createAccount, newAddress, signInAs } from './support/account.ts';
import { testIn } from './support/in-shop.ts';
import { expect, oncePerLanguage, visit, type StoreView } from './support/shop.ts';
import { addToCart, fillAddress, openCart, openProduct, placeOrder } from './support/steps.ts';
import { textWith, wordsOf } from './support/words.ts';

const test = testIn('plain Magento');

const VIEWS = {
  CA_EN: {
    cheque: 'Cheque or money order',
    missing: 'Fill in “Length and width”.',
    typed: 'Length and width: 36 × 4 in',
    edge: 'Edge: Polished',
    part: 'Floor: 1 × Rive Pebble Mosaic',
    addGroup: 'Add 2 products to cart',
    added: '2 products were added to your cart.',
    service: 'Measuring Visit',
    file: 'Herringbone',
    account: 'Files are bought with an account, which keeps them. Sign in to order.',
    bought: 'Files you bought',
    track: 'Track this order',
    find: 'Find my order',
  },
  CA_FR: {
    cheque: 'Chèque ou mandat-poste',
    missing: 'Remplissez « Longueur et largeur ».',
    typed: 'Longueur et largeur : 36 × 4 in',
    edge: 'Chant : Poli',
    part: 'Plancher : 1 × Mosaïque de galets Rive',
    addGroup: 'Ajouter 2 produits au panier',
    added: '2 produits ont été ajoutés à votre panier.',
    service: 'Visite de mesure',
    file: 'Chevrons',
    account: 'Les fichiers s’achètent avec un compte, qui les conserve. Ouvrez une session pour commander.',
    bought: 'Fichiers achetés',
    track: 'Suivre cette commande',
    find: 'Trouver ma commande',
  },
} as const;

const main = (page: Page) => page.getByRole('main');

const payByCheque = async (page: Page, view: StoreView, isCustomer: boolean): Promise<string> => {
  const words = wordsOf(view);
  await page.getByRole('main').getByRole('link', { name: words.checkOut }).click();
  await fillAddress(page, view, { isCustomer });
  await page.getByRole('button', { name: words.continueToShipping }).click();
  await page.getByRole('button', { name: words.continueToBilling }).click();
  await page.getByRole('button', { name: words.continueToPayment }).click();
  await page.getByRole('radio', { name: VIEWS[view === 'CA_FR' ? 'CA_FR' : 'CA_EN'].cheque }).check();
  await page.getByRole('button', { name: words.reviewOrder }).click();
  await page.locator('main [name="agreement"]').check();
  return placeOrder(page, view);
};

for (const view of ['CA_EN', 'CA_FR'] as const satisfies StoreView[]) {
  const here = VIEWS[view];

  test(`in front of a plain Magento a guest buys options, a group, a bundle and a service in ${view}`, async ({
    page,
    isMobile,
  }) => {
    test.slow();
    oncePerLanguage(view, isMobile);
    await openProduct(page, view, 'tivola-threshold');
    await main(page)
      .getByRole('button', { name: wordsOf(view).addToCart })
      .first()
      .click();
    await expect(main(page).getByText(textWith(here.missing))).toBeVisible();
    await main(page).getByRole('textbox').first().fill('36 × 4 in');
    await main(page).getByRole('combobox').first().selectOption({ index: 2 });
    await addToCart(page, view);

    await openProduct(page, view, 'sou-pennies');
    await main(page).getByRole('button', { name: here.addGroup }).first().click();
    await expect(main(page).getByText(here.added)).toBeVisible();

    await openProduct(page, view, 'shower-floor-kit');
    await addToCart(page, view);
    await openProduct(page, view, 'measuring-visit');
    await addToCart(page, view);

    await openCart(page, view);
    await expect(main(page).getByText(textWith(here.typed))).toBeVisible();
    const number = await payByCheque(page, view, false);
    for (const words of [here.typed, here.edge, here.part, here.service])
      await expect(main(page).getByText(textWith(words)).first()).toBeVisible();

    await page.getByRole('link', { name: here.track }).click();
    await page.getByRole('dialog').getByRole('link', { name: here.find }).click();
    await page.locator('main [name="email"]').fill('ann@example.com');
    await page.locator('main [name="lastname"]').fill('Roy');
    await page.locator('main form button[type="submit"]').click();
    await expect(page.getByRole('heading', { level: 2, name: new RegExp(number) })).toBeVisible();
    const reported = await main(page).innerText();
    expect(reported.match(new RegExp(textWith(here.part).source, 'g'))).toHaveLength(1);
  });

  test(`in front of a plain Magento files are bought with an account in ${view}`, async ({ page, isMobile }) => {
    test.slow();
    oncePerLanguage(view, isMobile);
    const addFile = async (): Promise<void> => {
      await openProduct(page, view, 'laying-plans');
      await main(page)
        .getByRole('checkbox', { name: textWith(here.file) })
        .check();
      await addToCart(page, view);
    };
    await addFile();
    await visit(page, view, '/checkout');
    await expect(main(page).getByText(textWith(here.account))).toBeVisible();

    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies();
    const email = newAddress('files');
    await createAccount(page, view, email);
    await signInAs(page, view, email);
    await openProduct(page, view, 'shower-floor-kit');
    await addToCart(page, view);
    await addFile();
    await openCart(page, view);
    await payByCheque(page, view, true);
    await visit(page, view, '/order-history');
    await expect(main(page).getByRole('heading', { name: here.bought })).toBeVisible();
    await expect(main(page).getByText(here.file).first()).toBeVisible();
  });
}
