import { Secret, TOTP } from 'otpauth';
import type { Page } from '@playwright/test';
import { violationsOf } from './support/axe.ts';
import { orderByRest } from './support/order-by-rest.ts';
import { test, type CounterShop } from './support/counter.ts';
import { expect } from './support/shop.ts';

const PRODUCT = 'TVL-WAL';
const becomeOwner = async (page: Page, shop: CounterShop): Promise<void> => {
  await expect.poll(() => shop.printed()).toMatch(/#\/welcome\/\w+/);
  await page.goto(/http\S+#\/welcome\/\w+/.exec(shop.printed())?.[0] ?? '');
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.getByLabel('Email').fill('owner@shop.example');
  await page.getByLabel('Your name').fill('Ann Roy');
  await page.getByLabel('Password').fill('a long passphrase');
  await page.getByLabel('Six-digit code').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
};

const fitsWidth = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test('staff receive, count and write off stock, and photograph and hold a slab', async ({
  browser,
  isMobile,
  shop,
}) => {
  const context = await browser.newContext({
    locale: 'en-CA',
    viewport: isMobile ? { width: 390, height: 844 } : { width: 1280, height: 900 },
    hasTouch: isMobile,
  });
  const page = await context.newPage();
  const blocked: string[] = [];
  page.on('console', (message) => /Content Security Policy/.test(message.text()) && blocked.push(message.text()));
  await becomeOwner(page, shop);
  const stock = async (): Promise<number> => {
    const response = await page.request.get(`${shop.origin}/rest/V1/stock/${PRODUCT}`, {
      headers: { 'x-counter': '1' },
    });
    return ((await response.json()) as { qty: number }).qty;
  };
  const before = await stock();

  // A delivery: two scans of one product, one of an unknown barcode.
  await page.goto(`${shop.origin}/counter/#/receive`);
  const scan = page.getByLabel('Scan or type a SKU or barcode');
  for (const code of [PRODUCT.toLowerCase(), PRODUCT]) {
    await scan.fill(code);
    await scan.press('Enter');
    await expect(scan).toHaveValue('');
  }
  const quantity = page.getByLabel(`Quantity: ${PRODUCT}`);
  await expect(quantity).toHaveValue('2');
  await page.getByRole('combobox', { name: 'Lot' }).fill('JOURNEY-1');
  await page.getByLabel(`Rack: ${PRODUCT}`).fill('R-7');
  await page.reload();
  await expect(quantity).toHaveValue('2');
  expect([await fitsWidth(page), await violationsOf(page)]).toEqual([true, []]);
  await page.getByRole('button', { name: 'Add 1 line to the stock' }).click();
  await expect(page.getByText('Last deliveries')).toBeVisible();
  await expect.poll(stock).toBe(before + 2);

  await page
    .getByRole('button', { name: /^Correct: / })
    .first()
    .click();
  await quantity.fill('3');
  await page.getByRole('button', { name: 'Save the correction' }).click();
  await expect(page.getByText('Last deliveries')).toBeVisible();
  await expect.poll(stock).toBe(before + 3);

  await scan.fill('0628915000017');
  await scan.press('Enter');
  await page.getByLabel('SKU or a part of the name').fill(PRODUCT);
  await page
    .getByRole('button', { name: new RegExp(PRODUCT) })
    .first()
    .click();
  await expect(quantity).toHaveValue('1');
  await page.getByRole('button', { name: 'Discard' }).click();

  // A count, during which a shopper orders.
  await page.goto(`${shop.origin}/counter/#/stock/0628915000017/show`);
  await page.getByRole('button', { name: 'Count', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await orderByRest(page.request, shop.origin, 1);
  await dialog.getByLabel('Counted: Lot JOURNEY-1').fill('2');
  await dialog.getByLabel(/^Reason/).fill('One is broken');
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save the count' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('One is broken')).toBeVisible();
  await expect.poll(stock).toBe(before + 3 - 1 - 1);

  await page.getByRole('button', { name: 'Broken units' }).click();
  await dialog.getByRole('combobox', { name: /^Lot/ }).click();
  await page.getByRole('option', { name: /^JOURNEY-1/ }).click();
  await dialog.getByLabel(/^Reason/).fill('Fell from the rack');
  await dialog.getByRole('button', { name: /^(Write off|Move)$/ }).click();
  await expect(page.getByText('Fell from the rack')).toBeVisible();
  await expect.poll(stock).toBe(before);

  // A photographed slab.
  await page.goto(`${shop.origin}/counter/#/new-slab`);
  await page.getByRole('combobox', { name: 'Product' }).fill('AUR-SLB');
  await page.getByRole('option').first().click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'slab.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await page.getByLabel('Lot number on the slab').fill('2699-1');
  await page.getByLabel(/^Length/).fill('110');
  await page.getByLabel(/^Width/).fill('65');
  await expect(page.getByText(/^Price of the slab: /)).toBeVisible();
  expect([await fitsWidth(page), await violationsOf(page)]).toEqual([true, []]);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /2699-1/ })).toBeVisible();
  const shown = await page.request.post(`${shop.origin}/graphql`, {
    data: { query: '{ slabs(sku: "AUR-SLB") { items { lot state } } }' },
  });
  expect(JSON.stringify(await shown.json())).toContain('{"lot":"2699-1","state":"AVAILABLE"}');

  await page.getByRole('button', { name: 'Hold for a caller' }).click();
  await dialog.getByLabel(/^Name of the person/).fill('Luc Roy');
  await dialog.getByLabel(/^Telephone/).fill('514 555-0101');
  await dialog.getByRole('button', { name: 'Hold', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Held for' }).getByText('Luc Roy')).toBeVisible();
  await page.goto(`${shop.origin}/counter/#/slab-holds`);
  await page.getByRole('button', { name: /^One day more: / }).click();
  await expect(page.getByText('The hold is extended')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: /^Release: / }).click();
  await page.getByRole('button', { name: /^Release now: / }).click();
  await expect(page.getByText('No slab is held.')).toBeVisible();
  expect(blocked).toEqual([]);
  await context.close();
});
