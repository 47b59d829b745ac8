import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { createAccount, newAddress, signInAs } from './support/account.ts';
import { addToCart, fillAddress, openProduct } from './support/steps.ts';
import { expect, oncePerLanguage, settled, test, visit, type StoreView } from './support/shop.ts';
import { wordsOf } from './support/words.ts';

// axe measures with style attributes, which the page's policy refuses.
test.use({ allowedErrors: [/inline style violates/] });

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Each path on the page that the ones before it have left: pictures and code are there already. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  'the lists and a product': ['/', '/natural-stone-tiles', '/lumen-calacatta-gold.html', '/search.html?query=marble', '/search.html?query=zzzz', '/no-such-page'],
  'what is read': ['/faq', '/faq#sign-in', '/content-types', '/careers', '/locations'],
  'an empty cart and what a guest sees of an account': ['/cart', '/cart#track-my-order', '/order-history', '/create-account', '/customer/account/createPassword?token=none'],
};

const VIEWS = ['CA_EN', 'CA_FR'] as const satisfies readonly StoreView[];

/** What axe finds on the page as it stands, named by where it was. */
const judge = async (page: Page, where: string): Promise<void> => {
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  expect.soft(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).slice(0, 5).join(' | ')}`), where).toEqual([]);
};

for (const view of VIEWS) {
  for (const [name, paths] of Object.entries(PAGES))
    test(`axe finds nothing on ${name} in ${view}`, async ({ page, isMobile }) => {
      oncePerLanguage(view, isMobile);
      test.slow();
      for (const path of paths) {
        // A hash alone loads nothing.
        if (path.includes('#')) await page.goto('about:blank');
        await visit(page, view, path);
        if (path.includes('#')) await expect(page.locator('dialog[open], [aria-expanded=true]').first()).toBeVisible();
        await judge(page, path);
      }
    });

  test(`axe finds nothing on a filled cart and on checkout with errors in ${view}`, async ({ page, isMobile }) => {
    oncePerLanguage(view, isMobile);
    const words = wordsOf(view);
    await openProduct(page, view, 'tivola-travertine-walnut');
    await addToCart(page, view);
    await visit(page, view, '/cart');
    await expect(page.getByRole('link', { name: words.checkOut })).toBeVisible();
    await judge(page, 'the cart');
    await visit(page, view, '/checkout');
    await page.getByRole('button', { name: words.continueToShipping }).click();
    await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
    await judge(page, 'checkout');
  });
}

type Screen = { name: string; path: string; /** Brings the screen into the state that is judged. */ reach: (page: Page, view: StoreView) => Promise<void> };

const SCREENS: readonly Screen[] = [
  {
    name: 'the password form with errors',
    path: '/account-information',
    reach: async (page) => {
      const main = page.getByRole('main');
      await main.getByRole('button').nth(2).click();
      await main.locator('form [type=submit]').click();
      await expect(main.locator('[aria-invalid]').first()).toBeVisible();
    },
  },
  { name: 'the order history', path: '/order-history', reach: (page) => expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible() },
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

for (const view of VIEWS)
  test(`axe finds nothing on a customer’s own pages in ${view}`, async ({ page, isMobile }) => {
    oncePerLanguage(view, isMobile);
    test.slow();
    const email = newAddress('axe');
    await createAccount(page, view, email);
    await signInAs(page, view, email);
    for (const { name, path, reach } of SCREENS) {
      await visit(page, view, path);
      await reach(page, view);
      await judge(page, name);
    }
  });
