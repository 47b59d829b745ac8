import { Secret, TOTP } from 'otpauth';
import type { Page } from '@playwright/test';
import { AXE_ERRORS, violationsOf } from './support/axe.ts';
import { fitsWidth, shoot, test, type CounterShop } from './support/counter.ts';
import { orderByRest } from './support/order-by-rest.ts';
import { expect } from './support/shop.ts';

const EN = {
  name: 'Your name',
  email: 'Email',
  password: 'Password',
  code: 'Six-digit code',
  create: 'Create account',
  search: 'Number, name, company, email, phone, postal code or SKU',
  today: 'Today',
  toPack: 'Orders to pack',
  list: 'Show the list',
  pickList: 'Pick list',
  order: 'Order',
  ship: 'Ship',
  quantity: 'Quantity',
  tracking: 'Tracking numbers',
  packed: 'Mark as packed',
  complete: 'Complete',
  partly: 'Partly shipped',
  note: 'Add a note',
  noteText: 'Note',
  save: 'Save',
  changed: 'Somebody else changed this order meanwhile',
  refund: 'Refund',
  proof: 'Enter a code',
  go: 'Continue',
  signIn: 'Sign in',
  signOut: 'Sign out',
  profile: 'Profile',
  approve: 'Approve',
  received: 'Items are here',
  replaceLine: /^Replace at no charge: 1 ×/,
  replace: 'Replace',
  replacedBy: /^Replaced by order \d{9}$/,
  replaces: /^Replaces items of order \d{9} at no charge/,
  twoShipments: /^Two shipments\. The first takes the 240 in stock\. 716 follow in the second, expected about/,
  laterLine: /^240 in stock; 716 expected about .+\. They come from another lot\.$/,
  second: /^The second shipment waits for 716, expected about/,
  notPicked: /^716 more are not in stock: expected about .+, from another lot\.$/,
} as const;

type Words = Record<keyof typeof EN, string | RegExp>;

const FR: Words = {
  name: 'Votre nom',
  email: 'Courriel',
  password: 'Mot de passe',
  code: 'Code à six chiffres',
  create: 'Créer le compte',
  search: 'Numéro, nom, entreprise, courriel, téléphone, code postal ou UGS',
  today: 'Aujourd’hui',
  toPack: 'Commandes à préparer',
  list: 'Voir la liste',
  pickList: 'Liste de prélèvement',
  order: 'Commande',
  ship: 'Expédier',
  quantity: 'Quantité',
  tracking: 'Numéros de suivi',
  packed: 'Marquer comme emballée',
  complete: 'Terminée',
  partly: 'Expédiée en partie',
  note: 'Ajouter une note',
  noteText: 'Note',
  save: 'Enregistrer',
  changed: 'Quelqu’un d’autre a modifié cette commande entre-temps',
  refund: 'Rembourser',
  proof: 'Entrez un code',
  go: 'Continuer',
  signIn: 'Ouvrir la session',
  signOut: 'Fermer la session',
  profile: 'Profil',
  approve: 'Approuver',
  received: 'Articles reçus',
  replaceLine: /^Remplacer sans frais\s: 1 ×/,
  replace: 'Remplacer',
  replacedBy: /^Remplacé par la commande \d{9}$/,
  replaces: /^Remplace sans frais des articles de la commande \d{9}/,
  twoShipments:
    /^Deux envois\. Le premier comprend ce qui est en stock\s: 240\. 716 suivront dans le second, prévu vers le/,
  laterLine: /^240 en stock; 716 à venir vers le .+\. D’un autre lot\.$/,
  second: /^Le second envoi attend 716 unités, prévues vers le/,
  notPicked: /^716 autres ne sont pas en stock\s: à venir vers le .+, d’un autre lot\.$/,
};

const PASSWORD = 'a long passphrase';
const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Creates the owner's account with the link that the first start prints. Returns the authenticator secret. */
const becomeOwner = async (page: Page, shop: CounterShop, words: Words): Promise<string> => {
  await expect.poll(() => shop.printed()).toMatch(/#\/welcome\/\w+/);
  await page.goto(/http\S+#\/welcome\/\w+/.exec(shop.printed())?.[0] ?? '');
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.getByRole('textbox', { name: words.email }).fill('owner@shop.example');
  await page.getByLabel(words.name).fill('Ann Roy');
  await page.getByLabel(words.password).fill(PASSWORD);
  await page.getByLabel(words.code).fill(codeOf(secret));
  await page.getByRole('button', { name: words.create }).click();
  return secret;
};

const findOrder = async (page: Page, words: Words, number: string): Promise<void> => {
  const search = page.getByRole('textbox', { name: words.search });
  await search.fill(number);
  await expect(page).toHaveURL(/filter=/);
  await page.getByText(number, { exact: false }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: `${words.order} ${number}` })).toBeVisible();
};

/** Requests the return of one box of a shipped order, as its guest. */
const requestReturn = async (page: Page, { origin }: CounterShop, number: string): Promise<void> => {
  const send = async (query: string) => {
    const response = await page.request.post(`${origin}/graphql`, { data: { query } });
    const { data, errors } = (await response.json()) as {
      data: { guestOrder?: { token: string; items: { id: string }[] } };
      errors?: unknown;
    };
    expect(errors).toBeUndefined();
    return data;
  };
  const { guestOrder: order } = await send(
    `{ guestOrder(input: { number: "${number}", email: "lou@example.com", lastname: "Gagnon" }) { token items { id } } }`,
  );
  await send(`mutation { requestOrderReturn(input: { token: "${order?.token}", request_id: "return-of-${number}", kind: RETURN,
    items: [{ id: "${order?.items[0]?.id}", quantity: 1 }] }) { return_days } }`);
};

test('the owner signs in by the printed link, finds an order and ships it', async ({ browser, isMobile, shop }) => {
  const words = isMobile ? FR : EN;
  const context = await browser.newContext({
    locale: isMobile ? 'fr-CA' : 'en-CA',
    viewport: isMobile ? { width: 390, height: 844 } : { width: 1280, height: 900 },
    hasTouch: isMobile,
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const numbers = [
    await orderByRest(page.request, shop.origin, 3),
    await orderByRest(page.request, shop.origin, 1),
  ] as const;

  const secret = await becomeOwner(page, shop, words);
  await expect(page.getByRole('heading', { level: 1, name: words.today })).toBeVisible();
  const toPack = page.getByRole('region', { name: new RegExp(`^${words.toPack} · \\d`) });
  await expect(toPack.getByRole('link', { name: numbers[1] })).toBeVisible();
  expect(await fitsWidth(page)).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
  await toPack.getByRole('link', { name: words.list }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.pickList })).toBeVisible();
  expect(await fitsWidth(page)).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
  await page.goto(`${shop.origin}/counter#/orders`);
  await findOrder(page, words, numbers[0]);
  expect(await fitsWidth(page)).toBe(true);

  await page.getByRole('button', { name: words.ship, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('spinbutton').fill('2');
  await dialog.getByLabel(words.tracking).fill('1Z999');
  await dialog.getByRole('button', { name: words.ship, exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(words.partly).first()).toBeVisible();
  await expect(page.getByText('owner@shop.example').first()).toBeVisible();

  // Another person adds a note at the same time.
  await page.getByRole('button', { name: words.note }).click();
  await dialog.getByRole('textbox', { name: words.noteText }).fill('Call before noon');
  const other = await page.request.post(`${shop.origin}/rest/V1/orders/${Number(numbers[0])}/comments`, {
    headers: { 'x-counter': '1' },
    data: { statusHistory: { comment: 'Paid for the lift gate', is_visible_on_front: 0 } },
  });
  expect(other.ok()).toBe(true);
  await dialog.getByRole('button', { name: words.save }).click();
  await expect(dialog.getByText(words.changed)).toBeVisible();
  await expect(dialog.getByText('Paid for the lift gate')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: words.noteText })).toHaveValue('Call before noon');
  await dialog.getByRole('button', { name: words.save }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Call before noon').first()).toBeVisible();

  await page.getByRole('button', { name: words.ship, exact: true }).click();
  await dialog.getByRole('button', { name: words.ship, exact: true }).click();
  await expect(page.getByText(words.complete, { exact: true }).first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  // 956 boxes in two shipments, of which 240 are in stock.
  const large = await orderByRest(page.request, shop.origin, 956, { sku: 'LUM-CGD-1224-MAT', isSplit: true });
  await page.goto(`${shop.origin}/counter#/pick-list`);
  await expect(page.getByText(words.notPicked)).toBeVisible();
  await shoot(page, 'later-pick-list');
  await page.goto(`${shop.origin}/counter#/orders/${Number(large)}/show`);
  await expect(page.getByText(words.twoShipments)).toBeVisible();
  await expect(page.getByText(words.laterLine)).toBeVisible();
  await shoot(page, 'later-order');
  expect(await fitsWidth(page)).toBe(true);
  await page.getByRole('button', { name: words.ship, exact: true }).click();
  await expect(dialog.getByText(words.twoShipments)).toBeVisible();
  await expect(dialog.getByRole('spinbutton')).toHaveValue('240');
  await expect(dialog.getByRole('spinbutton')).toHaveAttribute('max', '240');
  await shoot(page, 'later-ship');
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: words.ship, exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(words.second)).toBeVisible();
  await expect(page.getByRole('button', { name: words.ship, exact: true })).toHaveCount(0);
  await shoot(page, 'later-shipped');

  // A returned box is replaced by an order without charge.
  await requestReturn(page, shop, numbers[0]);
  await page.goto(`${shop.origin}/counter#/returns/${numbers[0]}-R1`);
  await page.getByRole('button', { name: words.approve, exact: true }).click();
  await page.getByRole('button', { name: words.received, exact: true }).click();
  await page.getByRole('checkbox', { name: words.replaceLine }).check();
  await shoot(page, 'replace');
  expect(await fitsWidth(page)).toBe(true);
  await page.getByRole('button', { name: words.replace, exact: true }).click();
  await page.getByRole('link', { name: words.replacedBy }).click();
  await expect(page.getByRole('link', { name: words.replaces })).toBeVisible();
  await shoot(page, 'replacement');
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('button', { name: words.profile }).click();
  await page.getByRole('menuitem', { name: words.signOut, exact: true }).click();
  await page.getByRole('textbox', { name: words.email }).fill('owner@shop.example');
  await page.getByLabel(words.password).fill(PASSWORD);
  // The current code was used for the account. The next code is already valid.
  await page.getByLabel(words.code).fill(codeOf(secret, 1));
  await page.getByRole('button', { name: words.signIn }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.today })).toBeVisible();
  expect(
    errors.filter((text) => !/status of 4\d\d/.test(text) && !AXE_ERRORS.some((known) => known.test(text))),
  ).toEqual([]);
  await context.close();
});
