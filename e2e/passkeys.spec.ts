import type { CDPSession, Page } from '@playwright/test';
import { createAccount, newAddress, PASSWORD, signInAs } from './support/account.ts';
import { ANY_WIDTH, expect, test, visit } from './support/shop.ts';

test.describe.configure({ timeout: 120_000 });

/** A browser with a virtual authenticator that confirms at once. */
const withPasskeys = async (page: Page): Promise<{ touches: (isTouched: boolean) => Promise<void> }> => {
  const browser: CDPSession = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    touches: async (enabled) => {
      await browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
  };
};

const addPasskey = async (page: Page, email: string): Promise<void> => {
  await createAccount(page, 'CA_EN', email);
  await signInAs(page, 'CA_EN', email);
  await visit(page, 'CA_EN', '/account-information');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Add a passkey' }).click();
  await main.getByLabel('Name of the passkey').fill('Workshop');
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByRole('listitem').filter({ hasText: 'Workshop' })).toContainText('Not used yet');
};

const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: 'Hi Ann' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account' })).toBeVisible();
};

test(
  'a passkey is added in the account, signs in by the button, and once removed signs nobody in',
  ANY_WIDTH,
  async ({ page }) => {
    // A browser without passkey autofill, so that only the button requests one.
    await page.addInitScript(() => {
      Object.defineProperty(PublicKeyCredential, 'isConditionalMediationAvailable', { value: async () => false });
    });
    await withPasskeys(page);
    const email = newAddress('zoe');
    await addPasskey(page, email);
    const main = page.getByRole('main');
    await signOut(page);
    await visit(page, 'CA_EN', '/account-information');
    await main.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(main.getByRole('listitem').filter({ hasText: 'Workshop' })).toContainText('Last used');
    await expect(main.getByText(email, { exact: true })).toBeVisible();

    await main.getByRole('button', { name: 'Rename Workshop' }).click();
    await main.getByLabel('Name of the passkey').fill('Studio');
    await main.getByRole('button', { name: 'Save' }).click();
    await main.getByRole('button', { name: 'Remove Studio' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(main.getByRole('listitem').filter({ hasText: 'Studio' })).toHaveCount(0);

    await signOut(page);
    await visit(page, 'CA_EN', '/account-information');
    await main.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(main.getByText('This passkey was not accepted.')).toBeVisible();
    await main.locator('[name=email]').fill(email);
    await main.locator('[name=password]').fill(PASSWORD);
    await main.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Hi Ann' })).toBeVisible();
  },
);

test(
  'a browser that offers passkeys at the field of the address signs in without the button',
  ANY_WIDTH,
  async ({ page }) => {
    const { touches } = await withPasskeys(page);
    await addPasskey(page, newAddress('zoe'));
    await touches(false);
    await signOut(page);
    await touches(true);
    await visit(page, 'CA_EN', '/account-information');
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Workshop' });
    await expect(row).toContainText('Last used');
  },
);
