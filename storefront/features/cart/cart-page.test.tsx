import '#storefront/testing/window.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { setStock } from '#commerce/after-sale/orders/testing/books.ts';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { orderOnOtherDevice, shipOnOtherDevice } from '#storefront/testing/other-device.ts';
import { livePlatform } from '#storefront/testing/live-platform.ts';
import { openLiveShop, type LiveShop } from '#storefront/testing/live-shop.ts';
import { during, eventually, render, type Rendered } from '#storefront/testing/render.tsx';
import { CartProvider, type Cart } from './cart-context.tsx';
import { CartPage } from './cart-page.tsx';
import { createCart } from './create-cart.ts';

let shop: LiveShop;
let platform: Platform;
let cart: Cart;
let rendered: Rendered | undefined;

beforeAll(async () => {
  shop = await openLiveShop();
  platform = await livePlatform(shop);
});
afterAll(() => shop.close());
beforeEach(() => {
  localStorage.clear();
  cart = createCart(platform, { signOut: async () => platform.session.clearToken() });
});
afterEach(() => rendered?.unmount());

const saved = (): string => browserStorage.get<string>('cartId') ?? '';
const text = (): string => rendered?.container.textContent ?? '';
const alarm = (): string => rendered?.container.querySelector('[role="alert"]')?.textContent ?? '';
const button = (label: string): HTMLElement | null | undefined =>
  rendered?.container.querySelector<HTMLElement>(`button[aria-label="${label}"]`);
const quantities = (): string[] => [...(rendered?.container.querySelectorAll('input') ?? [])].map(({ value }) => value);

const openPage = async (...skus: string[]): Promise<void> => {
  for (const sku of skus) await cart.actions.addItem({ sku, quantity: 1 });
  rendered = await render(
    <CartProvider cart={cart}>
      <CartPage />
    </CartProvider>,
    platform,
  );
  await eventually(() => skus.every((_, index) => quantities()[index]));
};
const press = async (label: string, until: () => unknown): Promise<void> => {
  await during(() => button(label)?.click());
  await eventually(until);
};

const REPLACED =
  'The cart you had open can no longer be used: it was ordered, or belongs to another account. This is your current cart.';

test('[CL-19] removing a line of a cart ordered elsewhere reports the order and shows the new, empty cart', async () => {
  await openPage('TILE');
  await during(() => orderOnOtherDevice(shop, saved()));
  await press('Remove Plain tile from the cart', () => alarm());
  expect(alarm()).toBe(REPLACED);
  expect(text()).toContain('Your cart is empty');
  expect(text()).not.toContain('Fetching your cart');
});

test('[CL-16] a new quantity in a cart ordered elsewhere is added to the new cart, without reporting the line as gone', async () => {
  await openPage('TILE', 'CHEAP');
  await during(() => orderOnOtherDevice(shop, saved()));
  await press('One more of Plain tile', () => alarm());
  expect(alarm()).toBe(REPLACED);
  expect(quantities()).toEqual(['2']);
});

test('reports a line as gone only if another tab removed it', async () => {
  await openPage('TILE', 'CHEAP');
  const uid = cart.store.getState().details?.lines[0]?.uid;
  await shop.execute(
    'mutation ($id: String!, $uid: ID!) { removeItemFromCart(input: { cart_id: $id, cart_item_uid: $uid }) { cart { id } } }',
    { id: saved(), uid },
  );
  await press('One more of Plain tile', () => alarm());
  expect([alarm(), quantities()]).toEqual(['Plain tile is no longer in your cart.', ['1']]);
});

test('a change with a lost response is reported by its actual outcome', async () => {
  await openPage('TILE');
  shop.lose('updateItem', true);
  await press('One more of Plain tile', () => text().includes('Plain tile: quantity 2'));
  shop.lose('updateItem');
  await press('One more of Plain tile', () => rendered?.container.querySelector('li [role="alert"]'));
  expect(rendered?.container.querySelector('li [role="alert"]')?.textContent).toBe(
    'The connection was lost before the shop answered. Your cart is unchanged; please try again.',
  );
  expect(quantities()).toEqual(['2']);
});

test('shows an error if the shop cannot be reached, and the cart after a retry', async () => {
  await cart.actions.addItem({ sku: 'TILE', quantity: 3 });
  cart = createCart(platform, { signOut: async () => undefined });
  shop.lose('GetCart');
  await openPage();
  await eventually(() => text().includes('We could not load your cart.'));
  await during(() =>
    [...(rendered?.container.querySelectorAll('button') ?? [])]
      .find(({ textContent }) => textContent === 'Try again')
      ?.click(),
  );
  await eventually(() => quantities().length === 1);
  expect(quantities()).toEqual(['3']);
});

const rows = (): string[][] =>
  [...(rendered?.container.querySelectorAll('dl > div') ?? [])].map((row) =>
    [...row.children].map(({ textContent }) => textContent ?? ''),
  );
const cents = (amount = ''): number =>
  amount === 'Free' ? 0 : Math.round(Number(amount.replace(/[^\d.-]/g, '')) * 100);

const expectToAddUp = (): void => {
  const amounts = rows().map(([, amount]) => cents(amount));
  expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(amounts.at(-1));
};

test('the summary itemises the total to the cent', async () => {
  await cart.actions.addItem({ sku: 'CHEAP', quantity: 7 });
  await openPage('LAST');
  expect(rows()).toEqual([
    ['Subtotal', '$73.31'],
    ['Total', '$73.31'],
  ]);
  expect(text()).toContain('Shipping and taxes are worked out at checkout');
  await during(() => shipOnOtherDevice(shop, saved()));
  await during(() => cart.actions.restore());
  expect(rows().map(([name]) => name)).toEqual([
    'Subtotal',
    'ShippingParcel – Delivered to your door',
    'GST',
    'QST',
    'Total',
  ]);
  expectToAddUp();
  expect(text()).not.toContain('Shipping and taxes are worked out at checkout');
  await during(() => shipOnOtherDevice(shop, saved(), {}, ['instore', 'montreal']));
  await during(() => cart.actions.restore());
  expect(rows()[1]).toEqual(['ShippingShowroom pickup – Montréal', 'Free']);
  expectToAddUp();
});

test('refetches the cart on return to the page, in case another device changed it', async () => {
  await openPage('TILE');
  await shop.execute(
    'mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "CHEAP", quantity: 4 }]) { cart { id } } }',
    { id: saved() },
  );
  await during(() => document.dispatchEvent(new Event('visibilitychange')));
  await eventually(() => quantities().length === 2);
  expect(quantities()).toEqual(['1', '4']);
});

const dialog = (): HTMLElement | null | undefined => rendered?.container.querySelector('dialog');
const openDialog = async (): Promise<void> =>
  press('Change Stone, 12 × 24', () => dialog()?.querySelectorAll('input').length === 2);
const choose = (name: string): Promise<void> =>
  during(() =>
    [...(dialog()?.querySelectorAll('label') ?? [])]
      .find(({ textContent }) => textContent?.startsWith(name))
      ?.querySelector('input')
      ?.click(),
  );
const save = (): Promise<void> =>
  during(() =>
    [...(dialog()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === 'Save')?.click(),
  );
const inCart = () => cart.store.getState().details?.lines.map(({ sku, quantity }) => [sku, quantity]);
const openStone = async (quantity: number): Promise<void> => {
  await cart.actions.addItem({ sku: 'STONE-12', parentSku: 'STONE', quantity });
  await openPage();
  await eventually(() => quantities()[0]);
  await openDialog();
};

test('[CL-12] [CL-20] a line is changed to another variant in a dialog with prices and stock; the quantity stays', async () => {
  await openStone(3);
  expect([...(dialog()?.querySelectorAll('label') ?? [])].map(({ textContent }) => textContent)).toEqual([
    '12 × 24$80.00 each',
    '24 × 24$99.00 each',
  ]);
  await choose('24 × 24');
  shop.sent.length = 0;
  await save();
  await eventually(() => !dialog());
  expect(shop.sent.map(({ operation }) => operation)).toEqual(['removeItem', 'addItem']);
  expect([inCart(), cart.store.getState().editedLine]).toEqual([[['STONE-24', 3]], undefined]);
  expect(text()).toContain('Stone is now 24 × 24.');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Change Stone, 24 × 24');
});

test('[CL-13] the dialog shows an error for a variant with too little stock, and the line stays unchanged', async () => {
  await setStock(shop as never, 'STONE-24', 2);
  await openStone(3);
  await choose('24 × 24');
  await save();
  await eventually(() => dialog()?.querySelector('[role="alert"]'));
  expect(dialog()?.querySelector('[role="alert"]')?.textContent).toBe('There is not enough stock for that quantity.');
  expect(inCart()).toEqual([['STONE-12', 3]]);
  await setStock(shop as never, 'STONE-24', 50);
  await save();
  await eventually(() => !dialog());
  expect(inCart()).toEqual([['STONE-24', 3]]);
});

test('[CL-13] shows the current cart if the connection breaks while a line is changed to another variant', async () => {
  await openStone(2);
  await choose('24 × 24');
  shop.lose('addItem');
  await save();
  await eventually(() => dialog()?.querySelector('[role="alert"]'));
  expect(dialog()?.querySelector('[role="alert"]')?.textContent).toContain('The connection was lost');
  expect(inCart()).toEqual([['STONE-12', 2]]);
});
