import type { Page } from '@playwright/test';
import { createAccount, newAddress, PASSWORD, signInAs } from './support/account.ts';
import { haveInCart } from './support/cart.ts';
import { ANY_WIDTH, expect, hydrated, test, visit } from './support/shop.ts';
import { addToCart, continueToReview, fillAddress, openProduct } from './support/steps.ts';

test.describe.configure({ timeout: 180_000 });

/** All browser storage of the shop. */
const allStoredData = async (page: Page): Promise<string> => {
  const cached = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: await indexedDB.databases(),
    requests: await Promise.all(
      (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    ),
  }));
  return JSON.stringify([cached, await page.context().cookies()]);
};

const goToReview = async (page: Page): Promise<void> => {
  await visit(page, 'CA_EN', '/checkout');
  await expect(page.locator('main [name=email]')).toHaveValue(/@/);
  await fillAddress(page, 'CA_EN', { isCustomer: true });
  await continueToReview(page, 'CA_EN');
};

test(
  'signing out reaches the other tab within two seconds and leaves nothing of the person in any store of the browser',
  ANY_WIDTH,
  async ({ page, context, isMobile }) => {
    const email = newAddress('zoe');
    await createAccount(page, 'CA_EN', email);
    await signInAs(page, 'CA_EN', email);
    await openProduct(page, 'CA_EN', 'tivola-travertine-walnut');
    await addToCart(page, 'CA_EN');
    await goToReview(page);
    const before = await allStoredData(page);
    const [cartId, sku] = await page.evaluate(() => {
      const value = (key: string) => JSON.parse(localStorage.getItem(`TESSERA__${key}`) ?? '{}').value;
      return [String(value('cartId')), Object.keys(value('imagesBySku') as object)[0] ?? 'no sku'] as const;
    });
    for (const part of ['Main Street', 'last4', cartId, sku]) expect(before).toContain(part);

    const other = await context.newPage();
    await visit(other, 'CA_EN', '/faq');
    await expect(other.getByRole('banner').getByRole('button', { name: 'Hi Ann' })).toBeVisible();
    const footer = other.getByRole('contentinfo');
    if (isMobile) await footer.getByText('Account', { exact: true }).click();
    const footerLink = footer.getByRole('link', { name: 'Sign in' });
    await expect(footerLink).toBeHidden();
    await page.getByRole('banner').getByRole('button', { name: 'Hi Ann' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Account' })).toBeVisible();
    await expect(other.getByRole('banner').getByRole('button', { name: 'Account' })).toBeVisible();
    await expect(footerLink).toBeVisible();
    for (const tab of [page, other]) {
      const after = await allStoredData(tab);
      for (const part of ['Main Street', 'last4', 'Ann', email, cartId, sku]) expect(after).not.toContain(part);
    }
  },
);

test(
  '[CK-17] reports a session that ends at checkout, and signing in in the dialog restores typed data',
  ANY_WIDTH,
  async ({ page }) => {
    const email = newAddress('zoe');
    await createAccount(page, 'CA_EN', email);
    await haveInCart(page, 'CA_EN', await signInAs(page, 'CA_EN', email));
    await visit(page, 'CA_EN', '/checkout');
    await expect(page.locator('main [name=email]')).toHaveValue(email);
    await fillAddress(page, 'CA_EN', { isCustomer: true });
    // The sign-in runs out: its record is an hour older than it was.
    await page.evaluate(() => {
      const record = JSON.parse(localStorage.getItem('TESSERA__signin_token') ?? '{}');
      localStorage.setItem('TESSERA__signin_token', JSON.stringify({ ...record, timeStored: Date.now() - 3_598_000 }));
      window.dispatchEvent(
        new StorageEvent('storage', { key: 'TESSERA__signin_token', oldValue: '{}', newValue: '{}' }),
      );
    });
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await expect(dialog).toBeVisible();
    await hydrated(page);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/Main Street|zoe/);
    await dialog.locator('[name=email]').fill(email);
    await dialog.locator('[name=password]').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.locator('main [name=street_1]')).toHaveValue('1 Main Street');
    await expect(page.getByRole('main').getByText('× 1')).toBeVisible();
  },
);
