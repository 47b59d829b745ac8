import type { Page } from '@playwright/test';
import { AXE_ERRORS, violationsOf } from './support/axe.ts';
import { createOwner, fitsWidth, openCounter, test, type CounterShop } from './support/counter.ts';
import { expect } from './support/shop.ts';

const WORDS = {
  en: {
    search: 'Name, company, email, phone, postal code or number',
    correct: 'Correct name or group',
    first: 'First name',
    save: 'Save',
    block: 'Block',
    blocked: 'Blocked',
    reply: 'Reply',
    send: 'Send',
    messages: 'Messages to answer',
    list: 'Show the list',
    status: 'Status',
    answered: 'Replied to',
    approve: 'Approve',
    nothing: 'Nothing here.',
    newsletter: 'Newsletter',
    end: 'Unsubscribe',
    visits: 'Visits',
  },
  fr: {
    search: 'Nom, entreprise, courriel, téléphone, code postal ou numéro',
    correct: 'Corriger le nom ou le groupe',
    first: 'Prénom',
    save: 'Enregistrer',
    block: 'Bloquer',
    blocked: 'Bloqué',
    reply: 'Répondre',
    send: 'Envoyer',
    messages: 'Messages sans réponse',
    list: 'Voir la liste',
    status: 'État',
    answered: 'Répondu',
    approve: 'Approuver',
    nothing: 'Rien ici.',
    newsletter: 'Infolettre',
    end: 'Désabonner',
    visits: 'Visites',
  },
} as const;

const EMAIL = 'zoe@people.example';

/** A customer, a message and a subscriber, as shoppers send them. */
const bePeople = async (page: Page, { origin }: CounterShop): Promise<void> => {
  const post = async (query: string): Promise<void> => {
    const response = await page.request.post(`${origin}/graphql`, { data: { query } });
    const { errors } = (await response.json()) as { errors?: unknown };
    expect(errors).toBeUndefined();
  };
  await post(
    `mutation { createCustomerV2(input: { email: "${EMAIL}", firstname: "Zoe", lastname: "Lavoie", password: "Marble-12" }) { customer { email } } }`,
  );
  await post(
    `mutation { contactUs(input: { name: "Zoe Lavoie", email: "${EMAIL}", comment: "Do you cut to size?" }) { status } }`,
  );
  await post(`mutation { subscribeEmailToNewsletter(email: "${EMAIL}") { status } }`);
};

const go = async (page: Page, hash: string): Promise<void> => {
  await page.evaluate((to) => {
    window.location.hash = to;
  }, hash);
};

test('staff correct and block a customer, reply to a message and end a subscription', async ({
  browser,
  isMobile,
  shop,
}) => {
  const words = WORDS[isMobile ? 'fr' : 'en'];
  const { context, page, errors } = await openCounter(browser, isMobile);
  await bePeople(page, shop);
  await createOwner(page, shop, isMobile ? 'fr' : 'en');
  const dialog = page.getByRole('dialog');

  await go(page, '#/customers');
  await page.getByRole('textbox', { name: words.search }).fill('lavoie');
  await expect(page).toHaveURL(/filter=/);
  expect(await fitsWidth(page)).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByText('Zoe Lavoie').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zoe Lavoie' })).toBeVisible();
  await page.getByRole('button', { name: words.correct }).click();
  await dialog.getByLabel(words.first).fill('Zoé');
  await dialog.getByRole('button', { name: words.save }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zoé Lavoie' })).toBeVisible();
  await page.getByRole('button', { name: words.block, exact: true }).click();
  await dialog.getByRole('button', { name: words.block, exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(words.blocked, { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Zoe → Zoé')).toBeVisible();
  expect(await fitsWidth(page)).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
  const refused = await page.request.post(`${shop.origin}/graphql`, {
    data: { query: `mutation { generateCustomerToken(email: "${EMAIL}", password: "Marble-12") { token } }` },
  });
  expect(await refused.text()).toContain('This account is blocked.');

  await go(page, '#/');
  const waiting = page.getByRole('region', { name: new RegExp(`^${words.messages} · \\d`) });
  await waiting.getByRole('link', { name: words.list }).click();
  await expect(page.getByText('Do you cut to size?')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: words.reply, exact: true }).click();
  await dialog.getByRole('textbox', { name: words.reply }).fill('Yes, we do.');
  await dialog.getByRole('button', { name: words.send }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(words.nothing)).toBeVisible();
  await page.getByRole('combobox', { name: words.status }).click();
  await page.getByRole('option', { name: words.answered }).click();
  await expect(page.getByText('Yes, we do.')).toBeVisible();
  expect(await fitsWidth(page)).toBe(true);

  for (const part of ['feedback', 'reviews', 'jobs']) {
    await go(page, `#/messages/${part}`);
    await expect(page.getByRole('combobox', { name: words.status })).toBeVisible();
    expect([part, await fitsWidth(page), await violationsOf(page)]).toEqual([part, true, []]);
  }
  for (const path of ['#/trade/applications', '#/trade/certificates', '#/visits']) {
    await go(page, path);
    await expect(page.getByText(words.nothing)).toBeVisible();
    expect([path, await fitsWidth(page), await violationsOf(page)]).toEqual([path, true, []]);
  }

  await go(page, '#/newsletter');
  const subscriber = page.getByRole('region', { name: EMAIL });
  await subscriber.getByRole('button', { name: words.end }).click();
  await expect(subscriber).toHaveCount(0);
  expect(await fitsWidth(page)).toBe(true);
  expect(
    errors.filter((text) => !/status of 4\d\d/.test(text) && !AXE_ERRORS.some((known) => known.test(text))),
  ).toEqual([]);
  await context.close();
});
