import type { Locator, Page } from '@playwright/test';
import { AXE_ERRORS, violationsOf } from './support/axe.ts';
import { createAccount, newAddress, signInAs } from './support/account.ts';
import { haveInCart } from './support/cart.ts';
import { fillAddress } from './support/steps.ts';
import { ANY_WIDTH, expect, oncePerLanguage, settled, test, visit, type StoreView } from './support/shop.ts';
import { wordsOf } from './support/words.ts';

test.use({ allowedErrors: AXE_ERRORS });

/**
 * Paths that are opened one after the other on the same page, with pictures and code cached. Pages with a different
 * layout on phones are checked in both languages and widths; the others in French on the phone, where the longest
 * words have the least room.
 */
const PAGES: Readonly<Record<string, { paths: readonly string[]; isRenderedDifferently?: true }>> = {
  'the lists and a product': {
    paths: ['/', '/natural-stone-tiles', '/lumen-calacatta-gold.html', '/search.html?query=marble', '/cart'],
    isRenderedDifferently: true,
  },
  'what is read': {
    paths: [
      '/search.html?query=zzzz',
      '/no-such-page',
      '/faq',
      '/faq#sign-in',
      '/content-types',
      '/careers',
      '/locations',
    ],
  },
  'what a guest sees of orders and accounts': {
    paths: ['/cart#track-my-order', '/order-history', '/create-account', '/customer/account/createPassword?token=none'],
  },
};

const VIEWS = ['CA_EN', 'CA_FR'] as const satisfies readonly StoreView[];

/** Violations axe finds on the current page, prefixed with `where`. */
const judge = async (page: Page, where: string): Promise<void> => {
  await settled(page);
  expect.soft(await violationsOf(page), where).toEqual([]);
};

for (const view of VIEWS) {
  for (const [name, { paths, isRenderedDifferently }] of Object.entries(PAGES)) {
    if (view === 'CA_EN' && !isRenderedDifferently) continue;
    test(`axe finds nothing on ${name} in ${view}`, async ({ page, isMobile }) => {
      oncePerLanguage(view, isMobile);
      test.slow();
      for (const path of paths) {
        // A new hash alone does not load the page.
        if (path.includes('#')) await page.goto('about:blank');
        await visit(page, view, path);
        if (path.includes('#')) await expect(page.locator('dialog[open], [aria-expanded=true]').first()).toBeVisible();
        await judge(page, path);
      }
    });
  }

  test(`axe finds nothing on a filled cart and on checkout with errors in ${view}`, async ({ page, isMobile }) => {
    oncePerLanguage(view, isMobile);
    const words = wordsOf(view);
    await haveInCart(page, view);
    await visit(page, view, '/cart');
    await expect(page.getByRole('main').getByRole('link', { name: words.checkOut })).toBeVisible();
    await judge(page, 'the cart');
    await visit(page, view, '/checkout');
    await page.getByRole('button', { name: words.continueToShipping }).click();
    await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
    await judge(page, 'checkout');
  });
}

type Screen = {
  name: string;
  path: string;
  /** Brings the page into the state to check. */ reach: (page: Page, view: StoreView) => Promise<void>;
};

const SCREENS: readonly Screen[] = [
  {
    name: 'the password form with errors',
    path: '/account-information',
    reach: async (page) => {
      const main = page.getByRole('main');
      await main.getByRole('button', { name: /^(?:Change|Modifier).*(?:password|mot de passe)/i }).click();
      await main.locator('form [type=submit]').click();
      await expect(main.locator('[aria-invalid]').first()).toBeVisible();
    },
  },
  {
    name: 'the order history',
    path: '/order-history',
    reach: (page) => expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible(),
  },
  {
    name: 'the newsletter preference with an error',
    path: '/communications',
    reach: async (page) => {
      await page.getByRole('main').locator('form [type=submit]').click();
      await expect(page.getByRole('main').locator('[aria-invalid]').first()).toBeVisible();
    },
  },
  {
    name: 'the address form with errors',
    path: '/address-book',
    reach: async (page) => {
      const main = page.getByRole('main');
      await main.getByRole('button').click();
      await main.locator('form [type=submit]').click();
      await expect(main.locator('[name=city]')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'the address book',
    path: '/address-book',
    reach: async (page, view) => {
      const main = page.getByRole('main');
      await main.getByRole('button').click();
      await fillAddress(page, view, { isCustomer: true });
      await main.locator('form [type=submit]').click();
      await expect(main.locator('address')).toBeVisible();
    },
  },
];

test('with forced colours, selected elements have a frame', ANY_WIDTH, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, 'CA_EN', '/lumen-calacatta-gold.html');
  const framed = (parts: Locator): Promise<boolean[]> =>
    parts.evaluateAll((all) => all.map((one) => getComputedStyle(one).outlineStyle === 'solid'));
  for (const fields of [page.locator('main fieldset').first(), page.locator('main fieldset').nth(1)]) {
    const labels = fields.locator('label');
    const chosen = await labels.evaluateAll((all) => all.map((one) => one.querySelector('input')?.checked));
    expect(chosen).toContain(true);
    expect(await framed(labels)).toEqual(chosen);
  }
  expect(await framed(page.locator('main button[aria-current]:visible'))).toEqual([true, false, false, false]);
});

test('axe finds nothing on a customer’s own pages in CA_FR', async ({ page, isMobile }) => {
  oncePerLanguage('CA_FR', isMobile);
  test.slow();
  const email = newAddress('axe');
  await createAccount(page, 'CA_FR', email);
  await signInAs(page, 'CA_FR', email);
  for (const { name, path, reach } of SCREENS) {
    await visit(page, 'CA_FR', path);
    await reach(page, 'CA_FR');
    await judge(page, name);
  }
});
