import { browserStorage, type BrowserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import type { Translate } from '#storefront/platform/i18n/use-t.ts';
import { TOKEN_KEY } from '#storefront/platform/session/session.ts';
import { addToast } from '#storefront/platform/toasts/toast-store.ts';

const KEY = 'store_left_behind';
const SECONDS = 60;

type LeftBehind = 'cart' | 'sign-in';

/** Records, for the next page, data dropped by a change of store group; call it before dropping. */
export const noteLeftBehind = (storage: BrowserStorage): void => {
  const quantity = storage.get<{ totalQuantity: number }>('cart')?.totalQuantity ?? 0;
  const left: LeftBehind | undefined =
    storage.get(TOKEN_KEY) !== undefined
      ? 'sign-in'
      : storage.get('cartId') !== undefined && quantity > 0
        ? 'cart'
        : undefined;
  if (left) storage.set(KEY, left, SECONDS);
};

/** Announces on the first page of another store group that the cart or the sign-in was not transferred. */
export const announceLeftBehind = (t: Translate, storage: BrowserStorage = browserStorage): void => {
  const left = storage.get<LeftBehind>(KEY);
  if (!left) return;
  storage.remove(KEY);
  addToast({
    type: 'info',
    message: t(left === 'cart' ? 'shell.store.left.cart' : 'shell.store.left.sign_in'),
    timeout: 15_000,
  });
};
