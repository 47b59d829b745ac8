import type { Page } from '@playwright/test';
import { haveInCart } from './support/cart.ts';
import { ANY_WIDTH, expect, test, visit } from './support/shop.ts';
import { openProduct } from './support/steps.ts';

const TILE = 'tivola-travertine-walnut';
/** Three pages share the machine. */
const PATIENCE = { timeout: 40_000 };

const quantity = (page: Page) => page.getByRole('main').getByRole('textbox').first();

test('a double click adds once', ANY_WIDTH, async ({ page }) => {
  await openProduct(page, 'CA_EN', TILE);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).dblclick();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await visit(page, 'CA_EN', '/cart');
  await expect(quantity(page)).toHaveValue('1');
});

test('reduces a quantity above the stock and reports it in the cart', ANY_WIDTH, async ({ page }) => {
  // This marble cannot be backordered.
  await haveInCart(page, 'CA_EN', undefined, 'BRM-PIE');
  await visit(page, 'CA_EN', '/cart');
  await quantity(page).fill('9999');
  await quantity(page).press('Enter');
  await expect(page.getByText(/^\d+ is the most you can order of this\.$/)).toBeVisible();
  await expect(quantity(page)).not.toHaveValue('9999');
});

test('two tabs show one cart', ANY_WIDTH, async ({ page, context }) => {
  await haveInCart(page, 'CA_EN');
  const other = await context.newPage();
  await visit(other, 'CA_EN', '/cart');
  await expect(quantity(other)).toHaveValue('1');
  const third = await context.newPage();
  await visit(third, 'CA_EN', '/faq');
  await page.bringToFront();
  await openProduct(page, 'CA_EN', 'lumen-calacatta-gold');
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' })).toBeVisible(PATIENCE);
  await expect(third.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' })).toBeVisible(PATIENCE);
  await other.bringToFront();
  await expect(other.getByRole('main').getByRole('link', { name: 'Lumen Calacatta Gold' })).toBeVisible(PATIENCE);
});

test(
  'a line that is already gone is reported, and its removal keeps the focus on the page',
  ANY_WIDTH,
  async ({ page, request }) => {
    await haveInCart(page, 'CA_EN');
    await visit(page, 'CA_EN', '/cart');
    await expect(quantity(page)).toHaveValue('1');
    const cartId = await page.evaluate(
      () => (JSON.parse(localStorage.getItem('TESSERA__cartId') ?? '{}') as { value: string }).value,
    );
    const send = async (query: string) =>
      (
        (await (await request.post('/graphql', { data: { query } })).json()) as {
          data: { cart: { items: { uid: string }[] } };
        }
      ).data;
    const { cart } = await send(`{ cart(cart_id: "${cartId}") { items { uid } } }`);
    await send(
      `mutation { removeItemFromCart(input: { cart_id: "${cartId}", cart_item_uid: "${cart.items[0]?.uid ?? ''}" }) { cart { id } } }`,
    );
    await page.getByRole('button', { name: /^One more/ }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'is no longer in your cart.' })).toBeVisible();
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await haveInCart(page, 'CA_EN');
    await visit(page, 'CA_EN', '/cart');
    await page.getByRole('button', { name: /^Remove/ }).click();
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeFocused();
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/cart', '/checkout'])
    test(
      `${path} says that scripts are needed, and nothing of a cart that nobody can know`,
      ANY_WIDTH,
      async ({ page }) => {
        await page.goto(path);
        await expect(page.locator('main noscript p')).toBeVisible();
        await expect(page.locator('main h2')).toBeHidden();
        expect(await page.locator('main h2').textContent()).toMatch(/empty|nothing/i);
      },
    );
});
