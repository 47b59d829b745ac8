import type { Page } from '@playwright/test';
import { createAccount, newAddress, signInAs } from './support/account.ts';
import { expect, test, visit } from './support/shop.ts';
import { wordsOf } from './support/words.ts';

const focused = (page: Page) => page.locator(':focus');

/** Presses Tab until the element has the focus; the tab order must follow the visual order. */
const tabTo = async (
  page: Page,
  isWanted: (name: string, tag: string, field: string) => boolean,
  most = 120,
): Promise<void> => {
  for (let step = 0; step < most; step++) {
    await page.keyboard.press('Tab');
    const found = await focused(page).evaluate((element) => ({
      name: element.getAttribute('aria-label') ?? element.textContent ?? '',
      tag: element.tagName,
      field: element.getAttribute('name') ?? '',
    }));
    if (isWanted(found.name.trim(), found.tag, found.field)) return;
  }
  throw new Error('The keyboard does not get there');
};

const toField = (page: Page, wanted: string) => tabTo(page, (_name, _tag, field) => field === wanted);
const toButton = (page: Page, wanted: RegExp) =>
  tabTo(page, (name, tag) => (tag === 'BUTTON' || tag === 'A') && wanted.test(name));

/** The payment step has more fields for a customer than for a guest, and fewer in the United States. */
const BUYERS_BY_KEY = [
  { who: 'a guest', view: 'CA_EN', postcode: 'M5V 2T6', city: 'Toronto', region: 'ON' },
  { who: 'a customer', view: 'US_EN', postcode: '05401', city: 'Burlington', region: 'VT' },
] as const;

for (const { who, view, postcode, city, region } of BUYERS_BY_KEY)
  test(`${who} buys by keyboard alone in ${view}`, async ({ page, isMobile }) => {
    test.skip(isMobile, 'a phone has no keyboard');
    // The whole purchase by keyboard.
    test.slow();
    const isCustomer = who === 'a customer';
    if (isCustomer) {
      const email = newAddress('kim');
      await createAccount(page, view, email);
      await signInAs(page, view, email);
    }
    await visit(page, view, '/search.html?query=travertine%20walnut');
    await toButton(page, /^Skip to content$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await tabTo(page, (name, tag) => tag === 'A' && name.includes('Tivola Travertine Walnut'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Tivola Travertine Walnut' })).toBeVisible();
    await toButton(page, /^Add to cart$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('banner').getByRole('link', { name: /Cart, 1 item/ })).toBeVisible();
    await visit(page, view, '/cart');
    await expect(page.getByRole('main').getByRole('link', { name: 'Check out' })).toBeVisible();
    await toButton(page, /^Check out$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Continue to shipping' })).toBeVisible();

    const entries: readonly (readonly [field: string, text: string])[] = [
      ...(isCustomer ? [] : ([['email', 'ann@example.com']] as const)),
      ['firstname', 'Ann'],
      ['lastname', 'Roy'],
      ['street_1', '1 Main Street'],
      ['postcode', postcode],
    ];
    for (const [field, text] of entries) {
      await toField(page, field);
      // Fields of the account are prefilled.
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    }
    // The postal code filled in city and province.
    await expect(page.locator('main [name="city"]')).toHaveValue(city);
    await expect(page.locator('main [name="region"]')).toHaveValue(region);
    await toField(page, 'telephone');
    await page.keyboard.type('416-555-0101');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Continue to billing' })).toBeVisible();
    await toButton(page, /^Continue to billing/);
    await page.keyboard.press('Enter');
    const next = page.getByRole('button', { name: 'Continue to payment' });
    await expect(next.or(page.getByRole('alert').filter({ hasText: wordsOf(view).freightQuestions }))).toBeVisible();
    // Faster than the delivery questions, which have the focus.
    if (!(await next.isVisible())) {
      await toButton(page, /^Continue to billing/);
      await page.keyboard.press('Enter');
    }
    await expect(next).toBeVisible();
    await toButton(page, /^Continue to payment/);
    await page.keyboard.press('Enter');
    // The form comes when a card is to be paid with.
    await expect(page.locator('main [name="cardnumber"]')).toBeVisible();
    await toField(page, 'cardnumber');
    await page.keyboard.type('4111111111111111');
    await toField(page, 'expiry');
    await page.keyboard.type('1230');
    await toField(page, 'code');
    await page.keyboard.type('123');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /Place order/ })).toBeVisible();
    await toButton(page, /^Place order/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Ann' })).toBeVisible();
  });
