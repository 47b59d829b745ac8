import type { Page } from '@playwright/test';
import { AXE_ERRORS, violationsOf } from './support/axe.ts';
import { createOwner, fitsWidth, openCounter, shoot, test, type CounterShop } from './support/counter.ts';
import { mailWith } from './support/mailbox.ts';
import { expect } from './support/shop.ts';
import { fillCard } from './support/steps.ts';

const WORDS = {
  en: {
    findCustomer: 'Name, email, phone or company',
    findProduct: 'SKU or name of a product',
    area: 'Area',
    boxes: 'Boxes',
    add: 'Add',
    delivery: 'Delivery or pickup',
    discount: 'Discount on all items',
    percent: 'Percent',
    reason: 'Reason',
    give: 'Give discount',
    reference: 'Receipt number',
    place: /^Place order/,
    order: /^Order \d{9}$/,
    taken: /Order taken/,
    sendLink: 'Send a payment link',
    linkSent: /^Link sent/,
    quote: /^Quote Q\d{9}$/,
    begin: 'Begin and set prices',
    price: /^Price of/,
    unitPrice: /^Price of one selling unit/,
    save: 'Save',
    send: 'Send quote',
    sent: 'Sent',
    order_quote: 'Order or payment link',
    quoteEnds: /^The prices of the quote last until/,
  },
  fr: {
    findCustomer: 'Nom, courriel, téléphone ou entreprise',
    findProduct: 'Code ou nom d’un produit',
    area: 'Surface',
    boxes: 'Boîtes',
    add: 'Ajouter',
    delivery: 'Livraison ou ramassage',
    discount: 'Rabais sur tous les articles',
    percent: 'Pourcentage',
    reason: 'Motif',
    give: 'Accorder le rabais',
    reference: 'Numéro du reçu',
    place: /^Passer la commande/,
    order: /^Commande \d{9}$/,
    taken: /Commande prise/,
    sendLink: 'Envoyer un lien de paiement',
    linkSent: /^Lien envoyé/,
    quote: /^Soumission Q\d{9}$/,
    begin: 'Commencer et fixer les prix',
    price: /^Prix de/,
    unitPrice: /^Prix d’une unité de vente/,
    save: 'Enregistrer',
    send: 'Envoyer la soumission',
    sent: 'Envoyée',
    order_quote: 'Commande ou lien de paiement',
    quoteEnds: /^Les prix de la soumission sont valides jusqu’au/,
  },
} as const;

const EMAIL = 'lou.phones@example.com';

/** A customer with an address, as the shop makes them. */
const bePerson = async (page: Page, { origin }: CounterShop): Promise<void> => {
  const post = async (query: string, headers: Record<string, string> = {}) => {
    const response = await page.request.post(`${origin}/graphql`, { data: { query }, headers });
    const { data, errors } = (await response.json()) as { data: Record<string, { token?: string }>; errors?: unknown };
    expect(errors).toBeUndefined();
    return data;
  };
  await post(
    `mutation { createCustomerV2(input: { email: "${EMAIL}", firstname: "Lou", lastname: "Gagnon", password: "Marble-12" }) { customer { email } } }`,
  );
  const { generateCustomerToken } = await post(
    `mutation { generateCustomerToken(email: "${EMAIL}", password: "Marble-12") { token } }`,
  );
  await post(
    `mutation { createCustomerAddress(input: { firstname: "Lou", lastname: "Gagnon", street: ["1 rue Sainte-Catherine"], city: "Montréal",
      region: { region_id: 76 }, postcode: "H2X 1K4", country_code: CA, telephone: "514-555-0177", default_shipping: true, default_billing: true }) { id } }`,
    { authorization: `Bearer ${generateCustomerToken?.token}` },
  );
};

type Product = {
  sku: string;
  name: string;
  price: number | null;
  qty_available: number;
  coverage_sq_ft: number | null;
  is_final_sale: boolean;
};

/** A product by the box with enough in stock. */
const productByArea = async (page: Page, { origin }: CounterShop): Promise<Product> => {
  const response = await page.request.get(`${origin}/rest/V1/counter/products?q=porcelain`, {
    headers: { 'x-counter': '1' },
  });
  const found = ((await response.json()) as Product[]).find(
    ({ price, coverage_sq_ft: coverage, qty_available: count, is_final_sale: isFinal }) =>
      price !== null && coverage !== null && count > 20 && !isFinal,
  );
  if (!found) throw new Error('The sample shop sells no porcelain by the box.');
  return found;
};

test('staff take an order by telephone, a customer pays one by a link, and staff begin a quote', async ({
  browser,
  isMobile,
  shop,
}) => {
  const language = isMobile ? 'fr' : 'en';
  const words = WORDS[language];
  const { context, page, errors } = await openCounter(browser, isMobile);
  await bePerson(page, shop);
  await createOwner(page, shop, language);
  const product = await productByArea(page, shop);
  const check = async (name: string): Promise<void> => {
    await shoot(page, `${name}-${language}`);
    expect(await fitsWidth(page)).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
  };

  await page.goto(`${shop.origin}/counter#/phone-order`);
  await page.getByLabel(words.findCustomer).fill('Gagnon');
  await expect(page.getByRole('button', { name: /Lou Gagnon/ })).toBeVisible();
  await check('start');
  await page.getByRole('button', { name: /Lou Gagnon/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lou Gagnon' })).toBeVisible();
  await expect(page.getByText('1 rue Sainte-Catherine')).toBeVisible();
  await page.getByLabel(words.findProduct).fill(product.sku);
  await page
    .getByRole('button', { name: new RegExp(product.sku) })
    .first()
    .click();
  await page.getByLabel(words.area, { exact: true }).fill('64');
  await expect(page.getByLabel(words.boxes)).toHaveValue(String(Math.ceil((64 * 1.1) / (product.coverage_sq_ft ?? 1))));
  await check('product');
  await page.getByRole('button', { name: words.add, exact: true }).click();
  await page.getByRole('radiogroup', { name: words.delivery }).getByRole('radio').first().click();
  await page.getByRole('button', { name: words.discount }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.percent, { exact: false }).fill('5');
  await dialog.getByLabel(words.reason, { exact: false }).fill('Regular customer');
  await check('discount');
  await dialog.getByRole('button', { name: words.give }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Regular customer')).toBeVisible();
  await page.getByLabel(words.reference, { exact: false }).fill('T-1042');
  await check('order');
  await page.getByRole('button', { name: words.place }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.order })).toBeVisible();
  await expect(page.getByText(words.taken)).toBeVisible();
  await expect(page.getByText(/owner@shop\.example/).first()).toBeVisible();

  await page.goto(`${shop.origin}/counter#/phone-order`);
  await page.getByLabel(words.findCustomer).fill('Gagnon');
  await page.getByRole('button', { name: /Lou Gagnon/ }).click();
  await page.getByLabel(words.findProduct).fill(product.sku);
  await page
    .getByRole('button', { name: new RegExp(product.sku) })
    .first()
    .click();
  await page.getByLabel(words.boxes).fill('3');
  await page.getByRole('button', { name: words.add, exact: true }).click();
  await page.getByRole('radiogroup', { name: words.delivery }).getByRole('radio').first().click();
  await page.getByRole('button', { name: words.sendLink }).click();
  await expect(page.getByText(words.linkSent)).toBeVisible();
  const total = (await page.getByRole('button', { name: words.place }).innerText()).replaceAll(/\D/g, '');
  await check('payment-link');
  const shopper = await browser.newContext({ viewport: page.viewportSize() });
  const payer = await shopper.newPage();
  const [link = ''] = /http\S+\/pay\?token=\w{32}/.exec(await mailWith('/pay?token=', shop.folder)) ?? [];
  await payer.goto(link);
  await fillCard(payer);
  await shoot(payer, `pay-${language}`);
  expect(await fitsWidth(payer)).toBe(true);
  expect(await violationsOf(payer)).toEqual([]);
  await payer.getByRole('button', { name: 'Review the order' }).click();
  const payButton = payer.getByRole('button', { name: /^Place order and pay/ });
  expect((await payButton.innerText()).replaceAll(/\D/g, '')).toBe(total);
  await shoot(payer, `pay-review-${language}`);
  await payButton.click();
  await expect(payer.getByText(/Your order \d{9} is placed/)).toBeVisible();
  await payer.reload();
  await expect(payer.getByText(/no longer valid/)).toBeVisible();
  await shopper.close();

  await page.goto(`${shop.origin}/counter#/quotes/create`);
  await page.getByLabel(words.findCustomer).fill('Gagnon');
  await page.getByRole('button', { name: /Lou Gagnon/ }).click();
  await page.getByLabel(words.findProduct).fill(product.sku);
  await page
    .getByRole('button', { name: new RegExp(product.sku) })
    .first()
    .click();
  await page.getByLabel(words.boxes).fill('20');
  await page.getByRole('button', { name: words.add, exact: true }).click();
  await check('quote-new');
  await page.getByRole('button', { name: words.begin }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.quote })).toBeVisible();
  await page.getByRole('button', { name: words.price }).click();
  await dialog.getByLabel(words.unitPrice).fill('40');
  await dialog.getByRole('button', { name: words.save }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: words.send }).click();
  await dialog.getByRole('button', { name: words.send }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(words.sent, { exact: true }).first()).toBeVisible();
  await check('quote');
  // The customer pays the quote by a link.
  await page.getByRole('button', { name: words.order_quote }).click();
  await expect(page.getByText('1 rue Sainte-Catherine')).toBeVisible();
  await expect(page.getByText(words.quoteEnds)).toBeVisible();
  await page.getByRole('radiogroup', { name: words.delivery }).getByRole('radio').first().click();
  await page.getByRole('button', { name: words.sendLink }).click();
  await expect(page.getByText(words.linkSent)).toBeVisible();
  const quoted = (await page.getByRole('button', { name: words.place }).innerText()).replaceAll(/\D/g, '');
  await check('quote-link');
  const [quoteLink = ''] = /http\S+\/pay\?token=\w{32}/.exec(await mailWith('/pay?token=', shop.folder, link)) ?? [];
  expect(quoteLink).not.toBe('');
  const other = await browser.newContext({ viewport: page.viewportSize() });
  const quotePayer = await other.newPage();
  await quotePayer.goto(quoteLink);
  await fillCard(quotePayer);
  await quotePayer.getByRole('button', { name: 'Review the order' }).click();
  const payQuote = quotePayer.getByRole('button', { name: /^Place order and pay/ });
  expect((await payQuote.innerText()).replaceAll(/\D/g, '')).toBe(quoted);
  await shoot(quotePayer, `quote-pay-${language}`);
  await payQuote.click();
  await expect(quotePayer.getByText(/Your order \d{9} is placed/)).toBeVisible();
  await other.close();
  await page.goto(`${shop.origin}/counter#/quotes`);
  await expect(page.getByText(/Lou Gagnon/).first()).toBeVisible();
  await check('quotes');
  expect(
    errors.filter((text) => !/status of 4\d\d/.test(text) && !AXE_ERRORS.some((known) => known.test(text))),
  ).toEqual([]);
  await context.close();
});
