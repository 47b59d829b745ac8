import type { MessageId } from '#storefront/generated/message-id.ts';
import { browserStorage, type BrowserStorage } from '../browser-storage/browser-storage.ts';
import type { Translate } from '../i18n/use-t.ts';
import { TOKEN_KEY } from '../session/session.ts';
import { addToast } from '../toasts/toast-store.ts';

const MESSAGES: Readonly<Record<string, MessageId>> = {
  cartId: 'common.unsaved.cart',
  [TOKEN_KEY]: 'common.unsaved.sign_in',
  wishlist: 'common.unsaved.wishlist',
};

/** Notifies the shopper, once per key, of unsaved data. Returns a function to stop. */
export const watchUnsaved = (
  t: Translate,
  storage: Pick<BrowserStorage, 'get' | 'onUnsaved'> = browserStorage,
): (() => void) => {
  const notified = new Set<string>();
  return storage.onUnsaved((key) => {
    const message = MESSAGES[key];
    // A customer's cart is saved in the account.
    const isInAccount = key === 'cartId' && storage.get(TOKEN_KEY) !== undefined;
    if (!message || isInAccount || notified.has(key)) return;
    notified.add(key);
    addToast({ type: 'warning', message: t(message), timeout: 10_000 });
  });
};
