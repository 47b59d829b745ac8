// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { during, eventually } from '#storefront/testing/render.tsx';
import { CartPage } from './cart-page.tsx';
import { openPage, type MemoryPage } from './testing/memory-page.tsx';
import { openMemoryShop, type MemoryShop } from './testing/memory-shop.ts';
import styles from './cart-line.module.css';

let shop: MemoryShop;
let page: MemoryPage;
beforeEach(() => {
  localStorage.clear();
  shop = openMemoryShop();
});
afterEach(() => page.unmount());

const open = async (...holds: string[]): Promise<void> => {
  page = await openPage(shop, <CartPage />, { holds });
  await eventually(() => page.container.querySelectorAll('li').length === holds.length);
};
const storedCartId = (): string => browserStorage.get<string>('cartId') ?? '';
const problem = (): string => page.container.querySelector('li [role="alert"]')?.textContent ?? '';
const isPending = (): boolean | undefined =>
  page.container.querySelector('li')?.classList.contains(String(styles['isPending']));
/** Types a quantity into the first line and blurs the field. */
const type = async (quantity: string): Promise<void> => {
  const field = page.container.querySelector<HTMLInputElement>('input[inputmode]');
  if (!field) throw new Error('No field');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, quantity);
  await during(() => field.dispatchEvent(new Event('input', { bubbles: true })));
  await during(() => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
};

const REPLACED =
  'The cart you had open can no longer be used: it was ordered, or belongs to another account. This is your current cart.';
const isHeading = (): boolean => document.activeElement === page.container.querySelector('h1');

describe('a new quantity', () => {
  test('shows at once as pending; the outcome is announced, and the focus stays', async () => {
    await open('TILE');
    const resume = shop.pause('updateItem');
    await page.press('One more of TILE');
    expect([page.quantities(), isPending()]).toEqual([['2'], true]);
    expect(page.textOf('status')).toBe('');
    resume();
    await eventually(() => page.textOf('status'));
    expect(page.textOf('status')).toBe('TILE: quantity 2');
    expect([page.quantities(), isPending(), isHeading()]).toEqual([['2'], false, false]);
  });

  test('replaces a pending one: the newest wins', async () => {
    await open('TILE');
    const resume = shop.pause('updateItem');
    await page.press('One more of TILE');
    await page.press('One more of TILE');
    expect(page.quantities()).toEqual(['3']);
    const resumeNext = shop.pause('updateItem');
    resume();
    await eventually(() => page.textOf('status'));
    expect([page.quantities(), isPending()]).toEqual([['3'], true]);
    resumeNext();
    await eventually(() => !isPending());
    expect([page.quantities(), page.textOf('status')]).toEqual([['3'], 'TILE: quantity 3']);
  });

  test('is announced with its current quantity if another device changed it meanwhile', async () => {
    await open('TILE');
    shop.returnsNoCart = true;
    const resume = shop.pause('updateItem');
    await page.press('One more of TILE');
    shop.carts.get(storedCartId())!.lines[0]!.quantity = 7;
    resume();
    await eventually(() => page.textOf('status'));
    expect([page.textOf('status'), problem(), page.quantities()]).toEqual(['TILE: quantity 7', '', ['7']]);
  });

  test('is reverted if refused; the line shows the reason until the next change', async () => {
    await open('TILE');
    shop.products[0]!.stock = 3;
    await type('40');
    await eventually(problem);
    expect([problem(), page.quantities(), page.textOf('status')]).toEqual([
      'There is not enough stock for that quantity.',
      ['1'],
      '',
    ]);
    await page.press('One more of TILE', () => page.textOf('status'));
    expect([problem(), page.quantities()]).toEqual(['', ['2']]);
  });

  test('above the stock becomes the stock, with a message', async () => {
    await open('TILE');
    await type('60');
    await eventually(() => page.quantities()[0] === '50');
    await eventually(problem);
    expect(problem()).toBe('50 is the most you can order of this.');
  });

  test('whose response is lost is reported by its actual outcome', async () => {
    await open('TILE');
    shop.lose('updateItem', true);
    await page.press('One more of TILE', () => page.textOf('status'));
    expect([page.textOf('status'), problem()]).toEqual(['TILE: quantity 2', '']);
    shop.lose('updateItem');
    await page.press('One more of TILE', problem);
    expect(problem()).toContain('The connection was lost');
  });

  test('of a line that another tab removed reports the line as gone and focuses the heading', async () => {
    await open('TILE', 'CHEAP');
    shop.carts.get(storedCartId())!.lines.shift();
    await page.press('One more of TILE', () => page.textOf('alert'));
    expect([page.textOf('alert'), page.quantities(), isHeading()]).toEqual([
      'TILE is no longer in your cart.',
      ['1'],
      true,
    ]);
  });

  test('[CL-16] of a cart ordered elsewhere goes into the new cart, without reporting the line as gone', async () => {
    await open('TILE', 'CHEAP');
    shop.order(storedCartId());
    await page.press('One more of TILE', () => page.textOf('alert'));
    expect([page.textOf('alert'), page.quantities(), isHeading()]).toEqual([REPLACED, ['2'], true]);
  });

  test('of an ordered cart that cannot be replaced reports that failure', async () => {
    await open('TILE');
    shop.order(storedCartId());
    shop.lose('createCart');
    await page.press('One more of TILE', () => page.textOf('alert'));
    expect(page.textOf('alert')).toBe('Unable to create cart. Nothing was added; please try again in a moment.');
  });
});

describe('removing', () => {
  test('[CL-17] removes the line, announces it, and moves the focus to the heading', async () => {
    await open('TILE', 'CHEAP');
    await page.press('Remove TILE from the cart', () => page.textOf('status'));
    expect([page.textOf('status'), page.textOf('alert'), page.text().includes('$100.00'), isHeading()]).toEqual([
      'TILE was removed from your cart.',
      '',
      false,
      true,
    ]);
  });

  test('succeeds for a line that is already gone', async () => {
    await open('TILE', 'CHEAP');
    shop.carts.get(storedCartId())!.lines.shift();
    await page.press('Remove TILE from the cart', () => page.textOf('status'));
    expect(page.textOf('status')).toBe('TILE was removed from your cart.');
  });

  test('shows an error on the line if the request did not reach the shop', async () => {
    await open('TILE', 'CHEAP');
    shop.lose('removeItem');
    await page.press('Remove TILE from the cart', problem);
    expect([problem().includes('The connection was lost'), page.textOf('status'), page.quantities()]).toEqual([
      true,
      '',
      ['1', '1'],
    ]);
    await page.press('Remove TILE from the cart', () => page.textOf('status'));
    expect(page.quantities()).toEqual(['1']);
  });

  test('[CL-19] from a cart ordered elsewhere reports the order and shows the new cart', async () => {
    await open('TILE');
    shop.order(storedCartId());
    await page.press('Remove TILE from the cart', () => page.textOf('alert'));
    expect([page.textOf('alert'), page.text().includes('Your cart is empty')]).toEqual([REPLACED, true]);
  });

  test('clears an earlier message', async () => {
    await open('TILE', 'CHEAP');
    shop.order(storedCartId());
    await page.press('One more of TILE', () => page.textOf('alert'));
    await page.press('One more of TILE', () => page.textOf('status'));
    expect([page.textOf('alert'), page.textOf('status')]).toEqual(['', 'TILE: quantity 3']);
  });
});
