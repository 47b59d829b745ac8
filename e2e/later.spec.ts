import type { Locator, Page } from '@playwright/test';
import { fillAddress, fillCard } from './support/steps.ts';
import { expect, oncePerLanguage, prefix, test, visit, type StoreView } from './support/shop.ts';
import { wordsOf } from './support/words.ts';

const VIEWS: readonly StoreView[] = ['CA_EN', 'CA_FR'];

const WORDS = {
  CA_EN: {
    // Each language orders its own variant: the first order takes the whole stock.
    sku: 'LUM-CGD-1224-MAT',
    split: /^240 in stock, 716 about \w+ \d+\. The second part comes from another lot\.$/,
    apart: /^Two shipments/,
    second: 'Second shipment',
    rest: /^The rest is expected between/,
    alert: 'Tell me when it is back',
    send: 'Tell me',
    sent: 'We will write to you once',
  },
  CA_FR: {
    sku: 'LUM-CGD-1224-POL',
    split: /^184 en stock, 772 vers le \d+ \S+\. La seconde partie vient d’un autre lot\.$/,
    apart: /^Deux envois/,
    second: 'Second envoi',
    rest: /^Le reste devrait arriver entre/,
    alert: 'M’avertir de son retour',
    send: 'Écrivez-moi',
    sent: 'Nous vous écrirons une fois',
  },
};

/** Presses what a shopper presses, and counts. */
const counter = () => {
  let count = 0;
  return {
    press: async (target: Locator): Promise<void> => {
      count += 1;
      await target.click();
    },
    count: () => count,
  };
};

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });

for (const view of VIEWS) {
  const words = { ...wordsOf(view), ...WORDS[view as 'CA_EN' | 'CA_FR'] };

  test(`956 boxes, of which a part is in stock, are ordered in two shipments with eight presses in ${view}`, async ({
    page,
    isMobile,
  }) => {
    oncePerLanguage(view, isMobile);
    const { press, count } = counter();
    await visit(page, view, `/lumen-calacatta-gold.html?config=${words.sku}`);
    const quantity = page.getByRole('main').locator('input[inputmode="numeric"]').first();
    await quantity.fill('956');
    await quantity.press('Enter');
    await expect(page.getByText(words.split)).toBeVisible();
    await press(page.getByRole('main').getByRole('button', { name: words.addToCart }).first());
    await press(page.getByRole('dialog').getByRole('link', { name: words.checkOut }));
    await fillAddress(page, view);
    await press(button(page, words.continueToShipping));
    await press(page.getByRole('radio', { name: words.apart }));
    await expect(page.getByText(words.second).first()).toBeVisible();
    await press(button(page, words.continueToBilling));
    await press(button(page, words.continueToPayment));
    await fillCard(page);
    await press(button(page, words.reviewOrder));
    await press(button(page, words.placeOrder));
    await expect(page.getByRole('heading', { level: 1, name: words.thanks })).toBeVisible({ timeout: 45_000 });
    await expect(page.getByText(words.rest)).toBeVisible();
    expect(count()).toBeLessThanOrEqual(8);
  });

  test(`a notice of a product's return takes two presses and an address in ${view}`, async ({ page, isMobile }) => {
    oncePerLanguage(view, isMobile);
    const { press, count } = counter();
    await visit(page, view, '/solenne-emperador-marble.html');
    await expect(page).toHaveURL(new RegExp(`${prefix(view)}/solenne-emperador-marble.html`));
    await press(button(page, words.alert));
    await page.getByRole('main').locator('input[type="email"]').fill('ann@example.com');
    await press(button(page, words.send));
    await expect(page.getByText(words.sent)).toBeVisible();
    expect(count()).toBe(2);
  });
}
