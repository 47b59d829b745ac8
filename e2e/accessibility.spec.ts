import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { createAccount, newAddress, signInAs } from './support/account.ts';
import { addToCart, fillAddress, openProduct } from './support/steps.ts';
import { expect, oncePerLanguage, test, visit, type StoreView } from './support/shop.ts';

// axe measures with style attributes, which the page's policy refuses.
test.use({ allowedErrors: [/inline style violates/] });

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const TEMPLATES: readonly (readonly [name: string, path: string])[] = [
  ['home', '/'],
  ['category', '/natural-stone-tiles'],
  ['product', '/lumen-calacatta-gold.html'],
  ['search', '/search.html?query=marble'],
  ['empty search', '/search.html?query=zzzz'],
  ['content page', '/faq'],
  ['sliders, tabs, films and a map', '/content-types'],
  ['careers', '/careers'],
  ['showrooms', '/locations'],
  ['sign-in menu', '/faq#sign-in'],
  ['empty cart', '/cart'],
  ['not found', '/no-such-page'],
  ['track my order', '/cart#track-my-order'],
  ['account, signed out', '/order-history'],
  ['create account', '/create-account'],
  ['create password', '/customer/account/createPassword?token=none'],
];

for (const view of ['CA_EN', 'CA_FR'] satisfies StoreView[])
  for (const [name, path] of TEMPLATES)
    test(`axe finds nothing on ${name} in ${view}`, async ({ page, isMobile }) => {
      oncePerLanguage(view, isMobile);
      await visit(page, view, path);
      await page.waitForTimeout(400);
      const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).slice(0, 5).join(' | ')}`)).toEqual([]);
    });

test('axe finds nothing on a filled cart and on checkout with errors', async ({ page }) => {
  await openProduct(page, 'CA_EN', 'tivola-travertine-walnut');
  await addToCart(page, 'CA_EN');
  for (const path of ['/cart', '/checkout']) {
    await visit(page, 'CA_EN', path);
    if (path === '/checkout') await page.getByRole('button', { name: 'Continue to shipping' }).click();
    else await expect(page.getByRole('link', { name: 'Check out' })).toBeVisible();
    await page.waitForTimeout(6000);
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).slice(0, 5).join(' | ')}`)).toEqual([]);
  }
});

type Screen = { name: string; path: string; /** Brings the screen into the state that is judged. */ reach: (page: Page, view: StoreView) => Promise<void> };

const SCREENS: readonly Screen[] = [
  {
    name: 'the password form with errors',
    path: '/account-information',
    reach: async (page) => {
      const main = page.getByRole('main');
      await main.getByRole('button').nth(2).click();
      await main.locator('form [type=submit]').click();
      await expect(main.locator('[aria-invalid]')).toHaveCount(2);
    },
  },
  { name: 'the order history', path: '/order-history', reach: (page) => expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible() },
  {
    name: 'the newsletter preference with an error',
    path: '/communications',
    reach: async (page) => {
      await page.getByRole('main').locator('form [type=submit]').click();
      await expect(page.getByRole('main').locator('[aria-invalid]')).toHaveCount(1);
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

for (const view of ['CA_EN', 'CA_FR'] satisfies StoreView[])
  for (const { name, path, reach } of SCREENS)
    test(`axe finds nothing on ${name} of a customer in ${view}`, async ({ page, isMobile }) => {
      oncePerLanguage(view, isMobile);
      const email = newAddress('axe');
      await createAccount(page, view, email);
      await signInAs(page, view, email);
      await visit(page, view, path);
      await reach(page, view);
      const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).slice(0, 5).join(' | ')}`)).toEqual([]);
    });
