import type { Page } from '@playwright/test';
import { createAccount, newAddress, PASSWORD, saveAddress, signInAs } from './support/account.ts';
import { haveInCart } from './support/cart.ts';
import { mailWith } from './support/mailbox.ts';
import { ANY_WIDTH, expect, hydrated, oncePerLanguage, prefix, test, visit, type StoreView } from './support/shop.ts';
import { continueToReview, fillAddress, goToReview, placeOrder } from './support/steps.ts';
import { BUYERS, wordsOf } from './support/words.ts';

// Long journeys; signing in merges the cart before it continues.
test.describe.configure({ timeout: 240_000 });
const AFTER_SIGN_IN = { timeout: 45_000 };

/** The first is the default one. */
const saveTwoAddresses = async (page: Page, token: string): Promise<void> => {
  await saveAddress(page, token, '1 First Street', true);
  await saveAddress(page, token, '2 Second Street', false);
};

const WORDS = {
  CA_EN: {
    information: 'Account Information',
    addresses: 'Address Book',
    orders: 'Orders',
    newsletter: 'Newsletter',
    subtitles: ['Personal Details', 'Billing and Shipping', 'Order Details', 'Promotions'],
    change: 'Change: Name',
    save: 'Save',
    saved: 'Your name is saved.',
    add: 'Add an address',
    shippingDefault: 'Default shipping address',
    billingDefault: 'Default billing address',
    details: /^Details of order/,
    track: 'Track this order',
    subscribe: 'Subscribe',
    subscribed: 'You receive the newsletter',
    unsubscribe: 'Unsubscribe',
    unsubscribed: 'You do not receive the newsletter',
    consent: 'Yes, Tessera may send me its newsletter by email.',
    wrongPostcode: 'This postal code belongs to another province.',
    create: 'Create account',
    signIn: 'Sign in',
    forgot: 'Forgot your password?',
    sendLink: 'Send the link',
    setPassword: 'Save the password',
    hi: 'Hi Ann',
    account: 'Account',
    remove: 'Remove',
    stay: 'Stay signed in',
    newAccount: 'Create an account',
    noOrders: 'No orders yet',
  },
  CA_FR: {
    information: 'Renseignements du compte',
    addresses: 'Carnet d’adresses',
    orders: 'Commandes',
    newsletter: 'Infolettre',
    subtitles: ['Coordonnées', 'Facturation et livraison', 'Suivi et factures', 'Promotions'],
    change: 'Modifier\u00a0: Nom complet',
    save: 'Enregistrer',
    saved: 'Votre nom est enregistré.',
    add: 'Ajouter une adresse',
    shippingDefault: 'Adresse de livraison par défaut',
    billingDefault: 'Adresse de facturation par défaut',
    details: /^Détails de la commande/,
    track: 'Suivre cette commande',
    subscribe: 'S’abonner',
    subscribed: 'Vous recevez l’infolettre',
    unsubscribe: 'Me désabonner',
    unsubscribed: 'Vous ne recevez pas l’infolettre',
    consent: 'Oui, Tessera peut m’envoyer son infolettre par courriel.',
    wrongPostcode: 'Ce code postal appartient à une autre province.',
    create: 'Créer le compte',
    signIn: 'Ouvrir la session',
    forgot: 'Mot de passe oublié?',
    sendLink: 'Envoyer le lien',
    setPassword: 'Enregistrer le mot de passe',
    hi: 'Bonjour Ann',
    account: 'Compte',
    remove: 'Supprimer',
    stay: 'Garder la session ouverte',
    newAccount: 'Créer un compte',
    noOrders: 'Aucune commande pour l’instant',
  },
} as const;

for (const view of ['CA_EN', 'CA_FR'] as const satisfies readonly StoreView[]) {
  const account = WORDS[view];
  const words = wordsOf(view);
  const buyer = BUYERS[view];

  test(`[GN-09] [RT-12] [RT-13] [RT-15] [RT-19] [RT-20] a shopper makes an account, changes the name and saves an address in ${view}`, async ({
    page,
    isMobile,
  }) => {
    oncePerLanguage(view, isMobile);
    const main = page.getByRole('main');
    const email = newAddress('ann');
    await visit(page, view, `/create-account?${new URLSearchParams({ email, firstName: 'Anne', lastName: 'Roy' })}`);
    await expect(page).toHaveURL(new RegExp(`${prefix(view)}/create-account$`));
    await expect(main.locator('[name=email]')).toHaveValue(email);
    await expect(main.locator('[name=firstname]')).toHaveValue('Anne');
    await expect(main.locator('[name=lastname]')).toHaveValue('Roy');
    await main.locator('[name=password]').fill(PASSWORD);
    await main.locator('[name=password_again]').fill(PASSWORD);
    await main.getByRole('button', { name: account.create }).click();
    await expect(main.getByRole('heading', { level: 1, name: account.information })).toBeVisible(AFTER_SIGN_IN);

    await main.getByRole('button', { name: account.change }).click();
    await main.locator('[name=firstname]').fill('');
    await main.getByRole('button', { name: account.save }).click();
    await expect(main.getByText(words.required)).toBeVisible();
    await main.locator('[name=firstname]').fill('Ann');
    await main.getByRole('button', { name: account.save }).click();
    await expect(page.getByText(account.saved)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: account.hi })).toBeVisible(AFTER_SIGN_IN);

    await main.getByRole('link', { name: account.addresses }).click();
    await expect(main.getByRole('heading', { level: 1, name: account.addresses })).toBeVisible();
    await main.getByRole('button', { name: account.add }).click();
    await fillAddress(page, view, { isCustomer: true });
    await main.locator('[name=postcode]').fill('V5K 0A1');
    await main.getByRole('button', { name: account.save }).click();
    await expect(main.getByText(account.wrongPostcode)).toBeVisible();
    await expect(main.locator('[name=street_1]')).toHaveValue('1 Main Street');
    await main.locator('[name=postcode]').fill(buyer.postcode);
    await main.getByRole('button', { name: account.save }).click();
    await expect(main.getByText(account.shippingDefault)).toBeVisible();
    await expect(main.getByText(account.billingDefault)).toBeVisible();
  });

  test(`[GN-09] [RT-11] a customer’s order is in the order history, with its details and its tracking in ${view}`, async ({
    page,
    isMobile,
  }) => {
    oncePerLanguage(view, isMobile);
    const main = page.getByRole('main');
    const email = newAddress('ann');
    await createAccount(page, view, email);
    await haveInCart(page, view, await signInAs(page, view, email));
    await visit(page, view, '/checkout');
    await expect(page.locator('main [name=email]')).toHaveValue(email);
    await fillAddress(page, view, { isCustomer: true });
    await continueToReview(page, view);
    const number = await placeOrder(page, view);
    await expect(page.getByRole('link', { name: account.newAccount })).toHaveCount(0);

    await visit(page, view, '/order-history');
    await expect(main.getByRole('heading', { level: 2, name: new RegExp(number) })).toBeVisible();
    await main.getByRole('link', { name: account.details }).click();
    await expect(main.getByText('1 Main Street').first()).toBeVisible();
    for (const tax of buyer.taxes) await expect(main.getByText(tax, { exact: false }).first()).toBeVisible();
    await main.getByRole('button', { name: account.track }).click();
    await expect(page.getByRole('dialog').locator('input').first()).toHaveValue(number);
  });

  test(`[AA-01] [AA-02] [AA-03] [AA-04] [AA-05] a guest signs in on the requested page, and its navigation leads through the account in ${view}`, async ({
    page,
    isMobile,
  }) => {
    oncePerLanguage(view, isMobile);
    const main = page.getByRole('main');
    const email = newAddress('bea');
    await createAccount(page, view, email);
    await visit(page, view, '/order-history');
    await main.locator('[name=email]').fill(email);
    await main.locator('[name=password]').fill(PASSWORD);
    await main.getByRole('button', { name: account.signIn, exact: true }).click();
    await expect(main.getByRole('heading', { name: account.noOrders })).toBeVisible(AFTER_SIGN_IN);
    const pages = [
      ['/account-information', account.information],
      ['/address-book', account.addresses],
      ['/order-history', account.orders],
      ['/communications', account.newsletter],
    ] as const;
    for (const [index, [path, name]] of pages.entries()) {
      const link = main.getByRole('navigation').getByRole('link', { name });
      await expect(link).toContainText(account.subtitles[index] ?? '');
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${prefix(view)}${path}$`));
      await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(link).toHaveAttribute('aria-current', 'page');
    }
    await page.getByRole('banner').getByRole('button', { name: account.hi }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: account.addresses })).toBeVisible();
  });

  test(`[RT-16] a customer joins the newsletter with consent and leaves it in ${view}`, async ({ page, isMobile }) => {
    oncePerLanguage(view, isMobile);
    const main = page.getByRole('main');
    const email = newAddress('cat');
    await createAccount(page, view, email);
    await signInAs(page, view, email);
    await visit(page, view, '/communications');
    await main.getByRole('button', { name: account.subscribe, exact: true }).click();
    await expect(main.getByRole('checkbox')).toBeFocused();
    await main.getByRole('checkbox', { name: account.consent }).check();
    await main.getByRole('button', { name: account.subscribe, exact: true }).click();
    await expect(main.getByRole('heading', { name: account.subscribed })).toBeVisible();
    await main.getByRole('button', { name: account.unsubscribe }).click();
    await expect(main.getByRole('heading', { name: account.unsubscribed })).toBeVisible();
  });

  test(`[RT-10] [SI-06] a customer who forgot the password sets a new one by the mailed link in ${view}`, async ({
    page,
    isMobile,
  }) => {
    oncePerLanguage(view, isMobile);
    const main = page.getByRole('main');
    const email = newAddress('dot');
    await createAccount(page, view, email);
    await visit(page, view, '/account-information');
    await main.getByRole('button', { name: account.forgot }).click();
    await main.locator('[name=email]').fill(email);
    await main.getByRole('button', { name: account.sendLink }).click();
    await expect(main.getByRole('status')).toContainText(email);
    const mail = await mailWith(`createPassword?email=${encodeURIComponent(email)}`);
    const link = /\/customer\/account\/createPassword\?[^\s"<>]+/.exec(mail)?.[0]?.replaceAll('&amp;', '&') ?? '';
    await visit(page, view, link);
    await expect(page).toHaveURL(new RegExp(`${prefix(view)}/customer/account/createPassword$`));
    await expect(main.locator('[name=email]')).toHaveValue(email);
    await main.locator('[name=password]').fill('Granite-34');
    await main.locator('[name=password_again]').fill('Granite-34');
    await main.getByRole('button', { name: account.setPassword }).click();
    await expect(main.getByRole('heading', { level: 1, name: account.information })).toBeVisible(AFTER_SIGN_IN);
    await expect(main.getByText(email)).toBeVisible();
    await visit(page, view, link);
    await main.locator('[name=password]').fill('Basalt-567');
    await main.locator('[name=password_again]').fill('Basalt-567');
    await main.getByRole('button', { name: account.setPassword }).click();
    await expect(main.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  });
}

test('an address other than the default one is removed after confirmation', ANY_WIDTH, async ({ page }) => {
  const main = page.getByRole('main');
  const account = WORDS.CA_EN;
  const email = newAddress('eve');
  await createAccount(page, 'CA_EN', email);
  await saveTwoAddresses(page, await signInAs(page, 'CA_EN', email));
  await visit(page, 'CA_EN', '/address-book');
  await main.getByRole('button', { name: 'Remove the address: 2 Second Street' }).click();
  await page.getByRole('dialog').getByRole('button', { name: account.remove }).click();
  await expect(main.getByText('2 Second Street')).toHaveCount(0);
  await expect(main.getByText('1 First Street')).toBeVisible();
});

test(
  '[GN-08] [RT-20] at checkout a customer finds the default address filled in, chooses another, and saves a new one',
  ANY_WIDTH,
  async ({ page }) => {
    const main = page.getByRole('main');
    const email = newAddress('gil');
    await createAccount(page, 'CA_EN', email);
    const token = await signInAs(page, 'CA_EN', email);
    await saveTwoAddresses(page, token);
    await haveInCart(page, 'CA_EN', token);
    await visit(page, 'CA_EN', '/checkout');
    await expect(main.locator('[name=street_1]')).toHaveValue('1 First Street');
    await expect(main.locator('[name=email]')).toHaveValue(email);
    await main.getByLabel('Your saved addresses').selectOption({ label: 'Ann Roy, 2 Second Street, Toronto, ON' });
    await expect(main.locator('[name=street_1]')).toHaveValue('2 Second Street');
    await expect(main.locator('[name=region]')).toHaveValue('ON');
    await main.locator('[name=street_1]').fill('3 Third Street');
    await main.getByLabel('Save this address in my address book').check();
    await continueToReview(page, 'CA_EN');
    await placeOrder(page, 'CA_EN');
    await visit(page, 'CA_EN', '/address-book');
    await expect(main.getByText('3 Third Street')).toBeVisible();
  },
);

test(
  '[RT-14] the receipt leads a guest to an account with the name and e-mail of the order',
  ANY_WIDTH,
  async ({ page }) => {
    await haveInCart(page, 'CA_EN');
    await visit(page, 'CA_EN', '/checkout');
    await goToReview(page, 'CA_EN');
    await placeOrder(page, 'CA_EN');
    const main = page.getByRole('main');
    const link = main.getByRole('link', { name: WORDS.CA_EN.newAccount });
    await expect(link).toHaveAttribute('href', '/create-account?email=ann%40example.com&firstName=Ann&lastName=Roy');
    await link.click();
    await expect(main.locator('[name=firstname]')).toHaveValue('Ann');
    await expect(main.locator('[name=email]')).toHaveValue('ann@example.com');
    await expect(page).toHaveURL(/\/create-account$/);
  },
);

test(
  '[SI-20] a minute before a sign-in ends a dialog keeps it going, and what is typed stays',
  ANY_WIDTH,
  async ({ page }) => {
    const main = page.getByRole('main');
    const account = WORDS.CA_EN;
    const email = newAddress('fay');
    await createAccount(page, 'CA_EN', email);
    await signInAs(page, 'CA_EN', email, 75);
    await visit(page, 'CA_EN', '/account-information');
    await main.getByRole('button', { name: account.change }).click();
    await main.locator('[name=lastname]').fill('Half-typed');
    const dialog = page.getByRole('dialog', { name: 'Stay signed in?' });
    await expect(dialog).toBeVisible({ timeout: 40_000 });
    await dialog.locator('[name=password]').fill('Wrong-pass1');
    await dialog.getByRole('button', { name: account.stay }).click();
    await expect(dialog.getByRole('alert').filter({ hasText: 'could not sign you in' })).toBeVisible();
    await dialog.locator('[name=password]').fill(PASSWORD);
    await dialog.getByRole('button', { name: account.stay }).click();
    await expect(dialog).toHaveCount(0);
    await expect(main.locator('[name=lastname]')).toHaveValue('Half-typed');
    const left = await page.evaluate(
      () =>
        3600 -
        (Date.now() -
          (JSON.parse(localStorage.getItem('TESSERA__signin_token') ?? '{}') as { timeStored: number }).timeStored) /
          1000,
    );
    expect(left).toBeGreaterThan(3000);
  },
);

test(
  'pages of the account hold no customer, and neither search engines nor caches keep them',
  ANY_WIDTH,
  async ({ page }) => {
    for (const path of [
      '/account-information',
      '/address-book',
      '/order-history',
      '/communications',
      '/create-account',
      '/customer/account/createPassword',
    ]) {
      const response = await page.request.get(path);
      expect([response.status(), response.headers()['cache-control']]).toEqual([200, 'private, no-store']);
      expect(await response.text()).toContain('noindex');
    }
    await page.goto('/address-book');
    await hydrated(page);
  },
);
