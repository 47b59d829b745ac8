import { ANY_WIDTH, expect, oncePerLanguage, prefix, test, visit, type StoreView } from './support/shop.ts';
import { addToCart, continueToReview, fillAddress, openProduct, placeOrder } from './support/steps.ts';

const ACCOUNT = {
  CA_EN: {
    trigger: 'Account',
    hi: 'Hi Ann',
    create: 'New here? Create an account',
    submit: 'Create account',
    signIn: 'Sign in',
    signOut: 'Sign out',
    wrong: /could not sign you in/,
  },
  CA_FR: {
    trigger: 'Compte',
    hi: 'Bonjour Ann',
    create: 'Première visite? Créez un compte',
    submit: 'Créer le compte',
    signIn: 'Ouvrir la session',
    signOut: 'Fermer la session',
    wrong: /Impossible d’ouvrir une session/,
  },
} as const;

for (const view of ['CA_EN', 'CA_FR'] as const satisfies readonly StoreView[]) {
  const account = ACCOUNT[view];

  test(`[GN-08] [AC-03] [AC-05] [RO-03] a guest with a cart creates an account, orders as a customer and signs out in ${view}`, async ({
    page,
    isMobile,
  }) => {
    oncePerLanguage(view, isMobile);
    const address = `ann.${view}.${isMobile}.${Date.now()}@example.com`.toLowerCase();
    await openProduct(page, view, 'tivola-travertine-walnut');
    await addToCart(page, view);

    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: account.trigger }).click();
    await banner.locator('[name=email]').fill(address);
    await banner.locator('[name=password]').fill('Wrong-pass1');
    await banner.getByRole('button', { name: account.signIn, exact: true }).click();
    await expect(banner.getByRole('alert')).toHaveText(account.wrong);
    await expect(banner.locator('[name=email]')).toHaveValue(address);

    await banner.getByRole('button', { name: account.create }).click();
    await banner.locator('[name=firstname]').fill('Ann');
    await banner.locator('[name=lastname]').fill('Roy');
    await banner.locator('[name=email]').fill(address);
    await banner.locator('[name=password]').fill('Marble-12');
    await banner.locator('[name=password_again]').fill('Marble-12');
    await banner.getByRole('button', { name: account.submit }).click();
    await expect(banner.getByRole('button', { name: account.hi })).toBeVisible();
    await expect(banner.getByRole('link', { name: /(Cart|Panier), 1/ })).toBeVisible();

    await visit(page, view, '/checkout');
    await expect(page.locator('main [name=email]')).toHaveValue(address);
    await fillAddress(page, view, { isCustomer: true });
    await continueToReview(page, view);
    await placeOrder(page, view);
    await expect(page.getByText(address)).toBeVisible();

    await banner.getByRole('button', { name: account.hi }).click();
    await banner.getByRole('button', { name: account.signOut }).click();
    await expect(banner.getByRole('button', { name: account.trigger })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('TESSERA__signin_token'))).toBeNull();
  });
}

test(
  '[HL-04] [HL-08] the footer opens the sign-in menu, Escape closes it and clears the address',
  ANY_WIDTH,
  async ({ page, isMobile }) => {
    await visit(page, 'CA_EN', '/faq');
    const footer = page.getByRole('contentinfo');
    if (isMobile) await footer.getByText('Account', { exact: true }).click();
    await footer.getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByRole('banner').locator('[name=email]')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(new RegExp(`${prefix('CA_EN')}/faq$`));
    await expect(page.getByRole('banner').getByRole('button', { name: 'Account' })).toBeFocused();
  },
);
