import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { publish } from '#storefront/platform/analytics/publish.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { createCartApi } from './api/cart-api.ts';
import { watchOtherTabs, whenVisible } from './other-tabs.ts';
import { createCartActions, type LoadedActions } from './state/cart-actions.ts';
import { createCartMemory } from './state/cart-memory.ts';
import type { CartStore } from './state/cart-store.ts';

export type CartEffects = {
  /** Signs out and shows the reason. */
  signOut(): Promise<void>;
};

/** Everything that changes a cart, loaded with the first action. */
export const wireCart = (
  { commerce, session, storeView }: Pick<Platform, 'commerce' | 'session' | 'storeView'>,
  { signOut }: CartEffects,
  store: CartStore,
): LoadedActions => {
  const actions = createCartActions({
    store,
    api: createCartApi(commerce, storeView.tax === 'included'),
    memory: createCartMemory(browserStorage),
    session: { isSignedIn: session.isSignedIn, signOut },
    events: { changed: (before, after, added) => publish({ kind: 'cart-changed', before, after, added }) },
  });
  const catchUp = (): void => void actions.restore();
  watchOtherTabs(() => whenVisible(catchUp));
  return actions;
};
