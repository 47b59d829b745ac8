// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handleEvents } from '#storefront/platform/analytics/publish.ts';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { createSession } from '#storefront/platform/session/session.ts';
import { inOtherTab } from '#storefront/testing/other-tab.ts';
import { STORE_VIEWS } from '#contract/testing/store-views.ts';
import { createCart } from './create-cart.ts';
import { emptyCart } from './state/cart-store.ts';
import { openMemoryShop, type MemoryShop } from './testing/memory-shop.ts';
import { recordListeners } from './testing/record-listeners.ts';

let shop: MemoryShop;
let leave: () => void;
beforeEach(() => {
  localStorage.clear();
  leave = recordListeners();
  shop = openMemoryShop();
});

afterEach(() => leave());

const visit = (storeView: Platform['storeView'] = STORE_VIEWS.CA_EN) => {
  const session = createSession();
  const signOut = vi.fn(async () => session.clearToken());
  const cart = createCart({ commerce: shop.client(session.token), session, storeView }, { signOut });
  const lines = () => cart.store.getState().details?.lines.map(({ sku, quantity }) => [sku, quantity]);
  const line = (sku: string) => cart.store.getState().details!.lines.find((known) => known.sku === sku)!;
  return { ...cart, session, signOut, lines, line };
};
const saved = () => browserStorage.get<string>('cartId');

test('the cart is unknown until it is requested, and sends no request by itself', () => {
  expect([visit().store.getState(), shop.operations()]).toEqual([emptyCart, []]);
});

test('[CL-20] every action works on the same cart', async () => {
  const { actions, store, lines, line } = visit();
  const created = await actions.createCart();
  expect([created, created]).toEqual([expect.any(String), saved()]);
  await actions.addItem({ sku: 'STONE-12', parentSku: 'STONE', quantity: 2 });
  await actions.addItem({ sku: 'TILE', quantity: 1 });
  await actions.updateItem(line('STONE-12'), 3, 'STONE-24');
  await actions.updateItem(line('TILE'), 5);
  expect(lines()).toEqual([
    ['TILE', 5],
    ['STONE-24', 3],
  ]);
  await actions.removeItem(line('TILE'));
  expect(lines()).toEqual([['STONE-24', 3]]);
  actions.beginEditItem('line-1');
  expect(store.getState().editedLine).toBe('line-1');
  actions.endEditItem();
  expect(store.getState().editedLine).toBeUndefined();
  shop.carts.get(saved() ?? '')!.lines = [];
  await actions.getDetails();
  expect(lines()).toEqual([]);
  for (const giveUp of [actions.removeCart, actions.reset]) {
    giveUp();
    await expect.poll(saved).toBeUndefined();
    await actions.createCart();
  }
});

test('a visit restores the stored cart', async () => {
  browserStorage.set('cartId', shop.fill(undefined, 'TILE'));
  const { actions, lines } = visit();
  await actions.restore();
  expect(lines()).toEqual([['TILE', 1]]);
});

test('in a shop with tax in its prices the cart has prices with tax', async () => {
  const price = async (tax: 'added' | 'included') => {
    const { actions, line } = visit({ ...STORE_VIEWS.CA_EN, tax });
    await actions.addItem({ sku: 'TILE', quantity: 1 });
    return line('TILE').unitPrice?.value ?? 0;
  };
  const added = await price('added');
  expect([added > 0, await price('included')]).toEqual([true, added * 2]);
});

test('two concurrent first actions share one cart', async () => {
  const { actions, lines } = visit();
  await Promise.all([actions.addItem({ sku: 'TILE', quantity: 1 }), actions.addItem({ sku: 'CHEAP', quantity: 1 })]);
  expect([shop.carts.size, lines()?.length]).toEqual([1, 2]);
});

test('[CL-07] signs out a customer whose cart is lost', async () => {
  const { actions, session, signOut, lines } = visit();
  session.setToken('ann');
  await actions.addItem({ sku: 'TILE', quantity: 1 });
  expect(shop.carts.get(saved() ?? '')?.owner).toBe('Bearer ann');
  shop.order(saved());
  await actions.addItem({ sku: 'CHEAP', quantity: 1 });
  expect([signOut.mock.calls.length, session.isSignedIn(), lines()]).toEqual([1, false, [['CHEAP', 1]]]);
});

test('[CL-22] [CL-23] publishes a change with the cart before and after and the added items', async () => {
  const heard: unknown[] = [];
  handleEvents(() => undefined)();
  const stop = handleEvents((event) => {
    if (event.kind === 'cart-changed')
      heard.push([event.before?.totalQuantity, event.after.totalQuantity, event.added?.sku]);
  });
  const { actions, line } = visit();
  await actions.addItem({ sku: 'TILE', quantity: 2 });
  await actions.removeItem(line('TILE'));
  stop();
  expect(heard).toEqual([
    [undefined, 2, 'TILE'],
    [2, 0, undefined],
  ]);
});

test('shows another tab’s additions; a background tab updates once it becomes visible', async () => {
  const [here, there] = [visit(), visit()];
  await here.actions.addItem({ sku: 'TILE', quantity: 1 });
  await inOtherTab(() => there.actions.addItem({ sku: 'CHEAP', quantity: 2 }));
  await expect.poll(() => here.lines()?.length).toBe(2);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  shop.forget();
  await inOtherTab(() => browserStorage.remove('cartId'));
  expect(here.lines()).toHaveLength(2);
  hidden.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => here.store.getState().details).toBeUndefined();
});
