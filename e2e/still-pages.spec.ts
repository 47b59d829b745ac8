import type { Page } from '@playwright/test';
import { createAccount, newAddress, saveAddress, signInAs } from './support/account.ts';
import { haveInCart } from './support/cart.ts';
import { shiftsOf } from './support/shifts.ts';
import { ANY_WIDTH, expect, settled, test, visit } from './support/shop.ts';

/** A negligible shift, such as that of a font. */
const STILL = 0.001;

const PATHS = ['/account-information', '/account-activity', '/account-privacy', '/order-history', '/cart', '/checkout'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Delays GraphQL responses by different times, so that they arrive one after the other. */
const delayResponses = async (page: Page): Promise<void> => {
  let count = 0;
  await page.route('**/graphql**', async (route) => {
    const delay = 100 + 75 * (count++ % 5);
    await new Promise((resolve) => setTimeout(resolve, delay));
    // Fails when the page was left meanwhile.
    await route.continue().catch(() => undefined);
  });
};

const shiftsOnceQuiet = async (page: Page): Promise<number> => {
  await page.waitForLoadState('networkidle');
  await settled(page);
  return shiftsOf(page);
};

// Tests whole pages, because their parts load separately and belong to several features.
test('customer pages do not shift while their responses arrive, at four widths', ANY_WIDTH, async ({ page }) => {
  const email = newAddress('still');
  await createAccount(page, 'CA_EN', email);
  const token = await signInAs(page, 'CA_EN', email);
  await saveAddress(page, token, '1 King St', true);
  await haveInCart(page, 'CA_EN', token);
  await delayResponses(page);
  for (const width of [390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of PATHS) {
      await visit(page, 'CA_EN', path);
      expect(await shiftsOnceQuiet(page), `${path} at ${width} px`).toBeLessThan(STILL);
    }
  }
});

test(
  'nothing moves on the page where a guest signs in while the code of passkeys arrives',
  ANY_WIDTH,
  async ({ page }) => {
    await page.route('**/assets/passkey-sign-in*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    await visit(page, 'CA_EN', '/my-payments');
    await expect(page.getByRole('main').getByRole('button', { name: /passkey/ })).toBeVisible();
    expect(await shiftsOnceQuiet(page)).toBeLessThan(STILL);
  },
);
