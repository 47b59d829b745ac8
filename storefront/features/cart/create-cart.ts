import type { Platform } from '#storefront/platform/platform.tsx';
import type { Cart } from './cart-context.tsx';
import type { CartEffects } from './wire-cart.ts';
import type { CartActions, LoadedActions } from './state/cart-actions.ts';
import { createCartStore, editing } from './state/cart-store.ts';

/**
 * The cart of one page visit. On the server it stays unknown: server-rendered pages contain no one's cart. Its code is
 * loaded with the first action; actions run in the order they were called.
 */
export const createCart = (
  platform: Pick<Platform, 'commerce' | 'session' | 'storeView'>,
  environment: CartEffects,
): Cart => {
  const store = createCartStore();
  let loading: Promise<LoadedActions> | undefined;
  const load = (): Promise<LoadedActions> =>
    (loading ??= import('./wire-cart.ts').then(({ wireCart }) => wireCart(platform, environment, store)));
  const actions: CartActions = {
    createCart: () => load().then((cart) => cart.createCart()),
    change: (work) => load().then((cart) => cart.change(work)),
    getDetails: () => load().then((cart) => cart.getDetails()),
    readCart: (cartId) => load().then((cart) => cart.readCart(cartId)),
    restore: () => load().then((cart) => cart.restore()),
    addItem: (item) => load().then((cart) => cart.addItem(item)),
    updateItem: (line, quantity, variant) => load().then((cart) => cart.updateItem(line, quantity, variant)),
    removeItem: (line) => load().then((cart) => cart.removeItem(line)),
    removeCart: () => void load().then((cart) => cart.removeCart()),
    reset: () => void load().then((cart) => cart.reset()),
    ...editing(store),
  };
  return { store, actions };
};
