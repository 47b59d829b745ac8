import { createOwner, openCounter, test } from './support/counter.ts';
import { orderByRest } from './support/order-by-rest.ts';
import { expect } from './support/shop.ts';

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

test('the menu, the lists and the forms need few keys', async ({ browser, shop }) => {
  const { context, page } = await openCounter(browser, false);
  const number = await orderByRest(page.request, shop.origin, 1);
  const made = await page.request.post(`${shop.origin}/graphql`, {
    data: {
      query: `mutation { createCustomerV2(input: { email: "zoe@keys.example", firstname: "Zoe", lastname: "Lavoie",
        password: "Marble-12" }) { customer { email } } }`,
    },
  });
  expect(await made.text()).not.toContain('errors');
  await createOwner(page, shop, 'en');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });

  // The menu finds a page by the start of its name.
  await page.keyboard.press('m');
  await page.keyboard.type('cust');
  await page.keyboard.press('Enter');
  await expect(heading('Customers')).toBeVisible();

  // Each list opens with the arrow keys, also without its search field.
  await expect(page.getByRole('link', { name: 'Zoe Lavoie' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Zoe Lavoie' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading('Zoe Lavoie')).toBeVisible();

  for (const [name, resource] of [
    ['Stock', 'stock'],
    ['Products', 'products'],
  ] as const) {
    await page.goto(`${shop.origin}/counter#/${resource}`);
    await expect(heading(name)).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('TVL-WAL');
    const first = page.getByRole('row').nth(1).getByRole('link');
    await expect(first).toHaveText(/^TVL-WAL/);
    await page.keyboard.press('ArrowDown');
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`#/${resource}/TVL-WAL[^/]*/show$`));
  }

  // A pending filter does not navigate back from an opened row.
  await page.goto(`${shop.origin}/counter#/products`);
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('TVL');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/show$/);
  await page.waitForTimeout(1_000);
  await expect(page).toHaveURL(/\/show$/);

  // The keys of an order, and a form with several lines sent by keys.
  await page.goto(`${shop.origin}/counter#/orders/${Number(number)}/show`);
  await expect(heading(`Order ${number}`)).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
  await page.keyboard.type('Call before\nyou come.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Call before').first()).toBeVisible();
  for (const [key, action] of [
    ['i', 'Invoice'],
    ['r', 'Refund'],
  ] as const) {
    const offered = await page.getByRole('button', { name: action, exact: true }).count();
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toHaveCount(offered);
    if (offered > 0) await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await context.close();
});
