import { afterEach, expect, test } from 'vitest';
import { createBrowserStorage, type BrowserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { toastStore } from '#storefront/platform/toasts/toast-store.ts';
import type { StoreView } from '#contract/store-views.ts';
import { announceLeftBehind } from './left-behind.ts';
import { switchStore } from './switch-store.ts';

const storeOf = (code: string, groupCode: string) =>
  ({ code, prefix: `/${code}`, groupCode, currency: 'CAD', categorySuffix: '', productSuffix: '' }) as StoreView;
const CANADA = storeOf('CA_EN', 'canada');
const QUEBEC = storeOf('CA_FR', 'canada');
const USA = storeOf('US_EN', 'usa');
const device = (): BrowserStorage => {
  const entries = new Map<string, string>();
  return createBrowserStorage(() => ({
    length: entries.size,
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }));
};
afterEach(() => toastStore.setState({ toasts: [] }));

const withCart = { cartId: 'c', cart: { totalQuantity: 2 } };
test.each([
  ['a cart', withCart, CANADA, USA, ['shell.store.left.cart']],
  ['a cart, back to Canada', withCart, USA, CANADA, ['shell.store.left.cart']],
  ['a sign-in', { signin_token: 't' }, CANADA, USA, ['shell.store.left.sign_in']],
  ['a sign-in and a cart', { ...withCart, signin_token: 't' }, CANADA, USA, ['shell.store.left.sign_in']],
  ['an empty cart', { cartId: 'c', cart: { totalQuantity: 0 } }, CANADA, USA, []],
  ['nothing', {}, CANADA, USA, []],
  ['a cart, to the other language of the same country', withCart, CANADA, QUEBEC, []],
] as const)(
  '[ST-08] with %s the next page announces what the change of country drops',
  (_what, stored, from, to, announced) => {
    const storage = device();
    for (const [key, value] of Object.entries(stored)) storage.set(key, value);
    switchStore({ path: '/', search: '', pageKind: undefined }, from, to, storage);
    for (let page = 0; page < 2; page += 1) announceLeftBehind(String, storage);
    expect(toastStore.getState().toasts.map(({ message }) => message)).toEqual(announced);
  },
);
