import { createBrowserStorage, type BrowserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { createCartApi } from '../api/cart-api.ts';
import { createCartActions } from '../state/cart-actions.ts';
import { createCartMemory } from '../state/cart-memory.ts';
import { createCartStore } from '../state/cart-store.ts';
import type { CartLine } from '../state/types.ts';
import type { MemoryShop } from './memory-shop.ts';

/** The storage of a browser, shared by its tabs. */
export const deviceStorage = (): BrowserStorage => {
  const entries = new Map<string, string>();
  return createBrowserStorage(() => ({
    length: entries.size,
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }));
};

type Options = { storage?: BrowserStorage; customer?: string | undefined };

/** The cart of one tab on an in-memory shop, with the real store, actions, API and storage. */
export const openTab = (shop: MemoryShop, { storage = deviceStorage(), customer }: Options = {}) => {
  const store = createCartStore();
  const heard: [before: number | undefined, after: number, added: string | undefined][] = [];
  const session = { customer, signOuts: 0 };
  return {
    store,
    storage,
    /** The session, and how often the cart signed out. */
    session,
    /** The events the cart sent. */
    heard,
    state: store.getState,
    lines: () => store.getState().details?.lines.map(({ sku, quantity }) => [sku, quantity]),
    line: (sku: string): CartLine => {
      const line = store.getState().details?.lines.find((known) => known.sku === sku);
      if (!line) throw new Error(`${sku} is not in the cart`);
      return line;
    },
    savedCartId: () => storage.get<string>('cartId'),
    actions: createCartActions({
      store,
      api: createCartApi(
        shop.client(() => session.customer),
        false,
      ),
      memory: createCartMemory(storage),
      session: {
        isSignedIn: () => session.customer !== undefined,
        signOut: async () => {
          session.customer = undefined;
          session.signOuts += 1;
        },
      },
      events: {
        changed: (before, after, added) => void heard.push([before?.totalQuantity, after.totalQuantity, added?.sku]),
      },
    }),
  };
};

/** The error of a rejected promise; undefined when it resolved. */
export const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
