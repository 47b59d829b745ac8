import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { violationsOf } from './support/axe.ts';
import { ANY_WIDTH, expect, test, visit } from './support/shop.ts';

const ADDRESS = {
  firstname: 'Ann',
  lastname: 'Roy',
  street: ['1 Main Street'],
  city: 'Montreal',
  region: 'Quebec',
  region_id: 76,
  region_code: 'QC',
  postcode: 'H2Y 1C6',
  country_id: 'CA',
  telephone: '514-555-0101',
};

const send = async <T>(request: APIRequestContext, query: string, variables: object = {}): Promise<T> => {
  const { data } = (await (await request.post('/graphql', { data: { query, variables } })).json()) as { data: T };
  return data;
};

/** Places an order of one product over the API; returns its number. */
const order = async (request: APIRequestContext, [carrier, method]: readonly [string, string]): Promise<string> => {
  const { createEmptyCart: cart } = await send<{ createEmptyCart: string }>(request, 'mutation { createEmptyCart }');
  const { addProductsToCart } = await send<{ addProductsToCart: { user_errors: unknown[] } }>(
    request,
    'mutation ($cart: String!) { addProductsToCart(cartId: $cart, cartItems: [{ sku: "TVL-WAL", quantity: 1 }]) { user_errors { message } } }',
    { cart },
  );
  expect(addProductsToCart.user_errors).toEqual([]);
  await request.post(`/rest/V1/guest-carts/${cart}/shipping-information`, {
    data: {
      addressInformation: {
        shipping_address: { ...ADDRESS, email: 'ann@example.com' },
        shipping_carrier_code: carrier,
        shipping_method_code: method,
      },
    },
  });
  const placed = await request.post(`/rest/V1/guest-carts/${cart}/payment-information`, {
    headers: { 'idempotency-key': randomUUID() },
    data: {
      email: 'ann@example.com',
      billingAddress: ADDRESS,
      paymentMethod: {
        method: 'tessera_test',
        additional_data: { payment_method_nonce: `tok_visa_1111_1230_ok_${randomUUID().replaceAll('-', '')}` },
      },
    },
  });
  expect(placed.status()).toBe(200);
  return (
    await send<{ placedOrder: { number: string } }>(
      request,
      'query ($cart: String!) { placedOrder(cart_id: $cart) { number } }',
      { cart },
    )
  ).placedOrder.number;
};

/** Runs `npm run staff -- order …` as the merchant does. */
const move = (verb: 'ready' | 'ship', number: string, ...options: string[]): void => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['commerce/staff-command.ts', 'order', verb, number, ...options],
    {
      encoding: 'utf8',
      env: { ...process.env, VAR_DIR: process.env.E2E_VAR_DIR },
    },
  );
  expect([status, stderr]).toEqual([0, '']);
};

test(
  '[TO-10] [TO-11] [TO-12] [TO-13] [TO-16] [TO-27] an order on its way, by pointer',
  ANY_WIDTH,
  async ({ page, request }) => {
    const number = await order(request, ['freight', 'ltl']);
    move('ready', number);
    move('ship', number, '--tracking', '1Z999AA10123456784');
    await visit(page, 'CA_EN', '/cart#track-my-order');
    const dialog = page.getByRole('dialog', { name: 'Track My Order' });
    await dialog.getByRole('textbox', { name: 'Order ID' }).fill(`#${number}`);
    await dialog.getByRole('button', { name: 'Track', exact: true }).click();
    await expect(dialog.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
    await expect(dialog.getByText('1Z999AA10123456784')).toBeVisible();
    await expect(dialog.getByRole('img', { name: /Travertine/ })).toBeVisible();
    const steps = dialog
      .getByRole('listitem')
      .filter({ hasText: /EST/ })
      .filter({ hasNot: page.getByRole('list') });
    await expect(steps).toContainText([/Processing.*\d{4}-\d\d-\d\d \d\d:\d\d:\d\d EST/, /Ready to ship/, /Shipped/]);
    await expect(
      dialog.getByText('If this update is not to your satisfaction. Please contact our customer service team.'),
    ).toBeVisible();
    expect(await violationsOf(page, 'dialog')).toEqual([]);
  },
);

test('[TO-26] [TO-01] a pickup in French, by keyboard', async ({ page, request, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard');
  const number = await order(request, ['instore', 'laval']);
  move('ready', number);
  await visit(page, 'CA_FR', '/cart#track-my-order');
  const dialog = page.getByRole('dialog', { name: 'Suivre ma commande' });
  await expect(dialog.getByRole('textbox', { name: 'Numéro de commande' })).toBeFocused();
  await page.keyboard.type(number);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Prêt pour le ramassage', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
