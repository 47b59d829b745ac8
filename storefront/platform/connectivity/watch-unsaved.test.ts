import { afterEach, expect, test } from 'vitest';
import { createBrowserStorage } from '../browser-storage/browser-storage.ts';
import { toastStore } from '../toasts/toast-store.ts';
import { watchUnsaved } from './watch-unsaved.ts';

const messages = (): string[] => toastStore.getState().toasts.map(({ message }) => message);
afterEach(() => toastStore.setState({ toasts: [] }));

test('notifies a shopper once of each item that the browser does not save', () => {
  const storage = createBrowserStorage(() => null);
  const stop = watchUnsaved(String, storage);
  storage.set('cart', {});
  expect(messages()).toEqual([]);
  for (const value of ['1', '2']) storage.set('cartId', value);
  storage.set('wishlist', []);
  storage.set('signin_token', 'abc');
  expect(messages()).toEqual(['common.unsaved.cart', 'common.unsaved.wishlist', 'common.unsaved.sign_in']);
  stop();
});

test('does not warn a customer about the cart, which is stored in the account', () => {
  const storage = createBrowserStorage(() => null);
  const stop = watchUnsaved(String, storage);
  storage.set('signin_token', 'abc');
  storage.set('cartId', '1');
  expect(messages()).toEqual(['common.unsaved.sign_in']);
  stop();
});
