import type { Page } from '@playwright/test';
import { newAddress } from './support/account.ts';
import { pagesOfSiteMap, sampleMails } from './support/document-words.ts';
import { testIn } from './support/in-shop.ts';
import { mailWith } from './support/mailbox.ts';
import { ANY_WIDTH, expect, hydrated } from './support/shop.ts';
import { fillCard } from './support/steps.ts';
import { wordsOf } from './support/words.ts';

const test = testIn('french');

/** English words that do not exist in French. */
const ENGLISH =
  /\b(?:the|and|you|your|with|from|this|orders?|search|cart|shipping|billing|delivery|password|address|please|sorry|remove|review|quantity|checkout|account|newsletter|showrooms?)\b/i;

const words = wordsOf('CA_FR');

/** Visible text, labels and texts of the head. */
const textsOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.title,
      document.querySelector('meta[name="description"]')?.getAttribute('content'),
      document.body.innerText,
      ...[...document.body.querySelectorAll('[alt], [title], [aria-label], [placeholder]')].flatMap((element) =>
        ['alt', 'title', 'aria-label', 'placeholder'].map((name) => element.getAttribute(name)),
      ),
    ].join('\n'),
  );

const expectFrench = async (page: Page): Promise<void> => {
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  expect.soft((await textsOf(page)).match(ENGLISH)?.[0], page.url()).toBeUndefined();
};

test(
  'a shop in French only has no English word on its pages and in its emails',
  ANY_WIDTH,
  async ({ page, request }) => {
    const fixed = [
      '/cart',
      '/checkout',
      '/search.html?query=assam',
      '/search.html?query=zzz',
      '/create-account',
      '/nowhere',
    ];
    for (const path of [...(await pagesOfSiteMap(request)), ...fixed]) {
      await page.goto(path);
      await expectFrench(page);
    }
    const mails = await sampleMails(request);
    expect([...mails.keys()].filter((url) => !url.includes('.fr.'))).toEqual([]);
    for (const [url, text] of mails)
      if (url.endsWith('.txt') && !url.includes('webhook'))
        expect.soft(text.replaceAll(/https?:\S+/g, '').match(ENGLISH)?.[0], url).toBeUndefined();
  },
);

test('a shopper buys and opens an account in French only', async ({ page, shop }) => {
  await page.goto('/feuilles-fumees');
  await hydrated(page);
  await page.getByRole('main').getByRole('button', { name: words.addToCart }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'Voir le panier' }).click();
  await expectFrench(page);
  await page.getByRole('main').getByRole('link', { name: words.checkOut }).click();
  const field = (name: string) => page.locator(`main [name="${name}"]`);
  const email = newAddress('ann');
  const address = { firstname: 'Ann', lastname: 'Roy', street_1: '1 rue du Port', city: 'Nantes', postcode: '44000' };
  for (const [name, value] of Object.entries({ email, ...address, telephone: '01 99 00 12 34' }))
    await field(name).fill(value);
  await expectFrench(page);
  await page.getByRole('button', { name: words.continueToShipping }).click();
  await page.getByRole('button', { name: words.continueToBilling }).click();
  await page.getByRole('button', { name: words.continueToPayment }).click();
  await fillCard(page);
  await expectFrench(page);
  await page.getByRole('button', { name: words.reviewOrder }).click();
  await page.getByRole('button', { name: words.placeOrder }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.thanks })).toBeVisible({ timeout: 45_000 });
  await expectFrench(page);
  expect(await mailWith(email, shop.folder)).toContain('fr-FR');

  await page.goto('/create-account');
  await hydrated(page);
  for (const [name, value] of Object.entries({ firstname: 'Ann', lastname: 'Roy', email: newAddress('ann') }))
    await field(name).fill(value);
  for (const password of await page.locator('main input[type="password"]').all())
    await password.fill('Longue-Phrase-2026!');
  await page.locator('main form button[type="submit"]').first().click();
  await expect(page).toHaveURL(/account-information/);
  for (const path of ['/account-information', '/address-book', '/order-history', '/my-payments', '/account-privacy']) {
    await page.goto(path);
    await expectFrench(page);
  }
});
