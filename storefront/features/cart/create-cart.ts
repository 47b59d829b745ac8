import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { createCartApi } from './api/cart-api.ts';
import type { Cart } from './cart-context.tsx';
import { createCartActions } from './state/cart-actions.ts';
import { createCartMemory } from './state/cart-memory.ts';
import { createCartStore } from './state/cart-store.ts';

/** The cart of one visit. While the server renders it stays unknown: no page of ours holds anybody's cart. */
export const createCart = ({ commerce, session }: Pick<Platform, 'commerce' | 'session'>): Cart => {
  const store = createCartStore();
  const actions = createCartActions({
    store,
    api: createCartApi(commerce),
    memory: createCartMemory(browserStorage),
    session: { isSignedIn: session.isSignedIn, signOut: async () => session.clearToken() },
    events: { changed: () => undefined },
  });
  return { store, actions };
};
