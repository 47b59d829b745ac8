// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { during, eventually } from '#storefront/testing/render.tsx';
import { CartPage } from '../cart-page.tsx';
import { openPage, type MemoryPage } from '../testing/memory-page.tsx';
import { openMemoryShop, type MemoryShop } from '../testing/memory-shop.ts';

let shop: MemoryShop;
let page: MemoryPage;
beforeEach(() => {
  localStorage.clear();
  shop = openMemoryShop();
});
afterEach(() => page.unmount());

const CHANGE = 'Change STONE, 12 × 24';
const dialog = (): HTMLElement | null => page.container.querySelector('dialog');
const choices = (): HTMLLabelElement[] => [...(dialog()?.querySelectorAll('label') ?? [])];
const radios = (): HTMLInputElement[] => choices().map((choice) => choice.querySelector('input')!);
const choose = (index: number): Promise<void> => during(() => radios()[index]?.click());
const problem = (): string => dialog()?.querySelector('[role="alert"]')?.textContent ?? '';
const lines = () => page.cart.store.getState().details?.lines.map(({ sku, quantity }) => [sku, quantity]);
const currentCart = () => shop.carts.get(browserStorage.get<string>('cartId') ?? '')!;
const open = async (...others: string[]): Promise<void> => {
  page = await openPage(shop, <CartPage />, { holds: ['STONE-12', ...others] });
  await eventually(() => page.button(CHANGE));
};
const openDialog = async (): Promise<void> => {
  await open();
  await page.press(CHANGE, () => choices().length);
  shop.forget();
};

test('the dialog lists the variants with picture and price, with the current one selected', async () => {
  shop.products[4]!.hasPicture = false;
  shop.products[4]!.coverage = 2.5;
  await openDialog();
  expect(dialog()?.querySelector('h2')?.textContent).toBe('Change STONE');
  expect(dialog()?.querySelector('legend')?.textContent).toBe('The quantity stays 1.');
  expect(choices().map(({ textContent }) => textContent)).toEqual([
    '12 × 24$80.00 each',
    '24 × 24$99.00 eachCovers 2.50\u00a0sq ft',
  ]);
  expect(radios().map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [true, false],
    [false, false],
  ]);
  expect(choices().map((choice) => choice.querySelector('img')?.getAttribute('src')?.split('?')[0])).toEqual([
    '/media/STONE-12.webp',
    undefined,
  ]);
});

test('the dialog shows no prices if the cart charges another price than the catalogue', async () => {
  await open();
  shop.products[3]!.price = 70;
  await page.press(CHANGE, () => choices().length);
  expect(choices().map(({ textContent }) => textContent)).toEqual(['12 × 24', '24 × 24']);
});

test('a variant out of stock is marked as such and can be selected only if it is the current one', async () => {
  shop.products[3]!.stock = 0;
  shop.products[4]!.stock = 0;
  page = await openPage(shop, <CartPage />);
  browserStorage.set('cartId', shop.fill(undefined));
  currentCart().lines.push({ uid: 'line-9', product: shop.products[3]!, quantity: 1 });
  await during(() => page.cart.actions.restore());
  await page.press(CHANGE, () => choices().length);
  expect(choices().map(({ textContent }) => textContent)).toEqual(['12 × 24Out of stock', '24 × 24Out of stock']);
  expect(radios().map(({ disabled }) => disabled)).toEqual([false, true]);
});

test('[CL-12] saving changes the variant, closes the dialog, announces it and focuses the new line', async () => {
  await openDialog();
  await choose(1);
  expect(radios().map(({ checked }) => checked)).toEqual([false, true]);
  const resume = shop.pause('removeItem');
  await page.press('Save');
  expect(page.button('Save')?.getAttribute('aria-busy')).toBe('true');
  resume();
  await eventually(() => !dialog());
  expect(shop.operations()).toEqual(['removeItem', 'addItem']);
  expect([lines(), page.cart.store.getState().editedLine]).toEqual([[['STONE-24', 1]], undefined]);
  expect(page.textOf('status')).toBe('STONE is now 24 × 24.');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Change STONE, 24 × 24');
});

test('saving an unchanged variant, or closing, only closes the dialog', async () => {
  await openDialog();
  await page.press('Save', () => !dialog());
  expect([shop.operations(), page.textOf('status')]).toEqual([[], '']);
  await page.press(CHANGE, () => choices().length);
  await page.press('Close', () => !dialog());
  expect(page.cart.store.getState().editedLine).toBeUndefined();
});

test('options that could not be fetched are fetched on retry; until then nothing can be saved', async () => {
  await open();
  shop.lose('getLineChoices');
  await page.press(CHANGE, problem);
  expect([problem(), page.button('Save')?.disabled, choices()]).toEqual([
    'We could not load the choices. Try again',
    true,
    [],
  ]);
  await page.press('Try again', () => choices().length);
  expect([problem(), page.button('Save')?.disabled]).toEqual(['', false]);
});

test('prices and stock are fetched when the dialog opens', async () => {
  await openDialog();
  await page.press('Close', () => !dialog());
  shop.products[4]!.price = 90;
  await page.press(CHANGE, () => choices()[1]?.textContent?.includes('$90.00'));
  expect(shop.operations()).toEqual(['getLineChoices']);
});

test('[CL-13] shows why a variant was refused, and a retry changes the current line', async () => {
  await openDialog();
  await choose(1);
  shop.products[4]!.stock = 0;
  await page.press('Save', problem);
  expect([problem(), lines(), page.button('Save')?.hasAttribute('aria-busy')]).toEqual([
    'There is not enough stock for that quantity.',
    [['STONE-12', 1]],
    false,
  ]);
  shop.products[4]!.stock = 5;
  currentCart().lines[0]!.quantity = 2;
  await during(() => page.cart.actions.restore());
  await page.press('Save', () => !dialog());
  expect(lines()).toEqual([['STONE-24', 2]]);
});

test('reports a line that another tab removed as gone, in the dialog', async () => {
  await openDialog();
  await choose(1);
  currentCart().lines = [];
  await page.press('Save', problem);
  expect(problem()).toBe('STONE is no longer in your cart.');
  shop.forget();
  await page.press('Save', () => shop.operations().length === 0);
  expect([problem(), shop.operations()]).toEqual(['STONE is no longer in your cart.', []]);
});

test('reports a line that cannot be restored as gone', async () => {
  await openDialog();
  await choose(1);
  for (const product of shop.products) product.stock = 0;
  await page.press('Save', problem);
  expect([problem(), lines()]).toEqual(['STONE is no longer in your cart.', []]);
});

test('closes if the cart was ordered meanwhile, and the page reports which cart is shown', async () => {
  await openDialog();
  await choose(1);
  shop.order(currentCart().id);
  await page.press('Save', () => !dialog());
  expect(page.textOf('alert')).toContain('The cart you had open can no longer be used');
  expect([lines(), document.activeElement]).toEqual([[['STONE-24', 1]], page.container.querySelector('h1')]);
});

test('merges the line with an existing line of the chosen variant', async () => {
  await open('STONE-24');
  await page.press(CHANGE, () => choices().length);
  await choose(1);
  await page.press('Save', () => !dialog());
  expect([lines(), page.textOf('status')]).toEqual([[['STONE-24', 2]], 'STONE is now 24 × 24.']);
});

test('keeps its line while the list behind it changes, and opens for the next line', async () => {
  await open('STONE-24');
  await page.press(CHANGE, () => choices().length);
  currentCart().lines.shift();
  await during(() => page.cart.actions.restore());
  expect(radios().map(({ checked }) => checked)).toEqual([true, false]);
  await page.press('Close', () => !dialog());
  await page.press('Change STONE, 24 × 24', () => choices().length);
  expect(radios().map(({ checked }) => checked)).toEqual([false, true]);
});

test('does not open for a line that does not exist', async () => {
  await open();
  await during(() => page.cart.actions.beginEditItem('line-0'));
  expect(dialog()).toBeNull();
});
