import { createOwner, openCounter } from './support/counter.ts';
import { orderByRest } from './support/order-by-rest.ts';
import { startShop } from './support/own-shop.ts';
import { expect, test as base } from './support/shop.ts';

type Shop = Awaited<ReturnType<typeof startShop>>;

const test = base.extend<object, { shop: Shop }>({
  shop: [
    // Playwright parses this pattern to find the fixtures.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, provide) => {
      const shop = await startShop({});
      await provide(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 480_000 },
  ],
});

test('an order is found, opened and shipped with keys, and single keys can be turned off @any-width', async ({
  browser,
  shop,
}) => {
  const { context, page } = await openCounter(browser, false);
  const number = await orderByRest(page.request, shop.origin, 1);
  const other = await orderByRest(page.request, shop.origin, 1);
  await createOwner(page, shop, 'en');
  await page.goto(`${shop.origin}/counter#/orders`);
  await expect(page.getByRole('link', { name: number }).first()).toBeVisible();

  await page.keyboard.press('/');
  await page.keyboard.type(number);
  await expect(page.getByRole('link', { name: other })).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();

  const dialog = page.getByRole('dialog');
  await page.keyboard.press('p');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('s');
  await expect(dialog).toBeVisible();
  // Shortcuts are ignored while typing in a field.
  await dialog.getByRole('textbox').first().focus();
  await page.keyboard.type('sp');
  await expect(dialog).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Shipment', { exact: false }).first()).toBeVisible();

  await page.goto(`${shop.origin}/counter#/orders/${Number(other)}/show`);
  await expect(page.getByRole('heading', { level: 1, name: `Order ${other}` })).toBeVisible();
  await page.keyboard.press('?');
  await dialog.getByRole('switch').click();
  await dialog.getByRole('button').click();
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('s');
  await expect(dialog).toHaveCount(0);
  await context.close();
});
