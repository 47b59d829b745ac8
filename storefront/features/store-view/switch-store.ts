import type { BrowserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { clearPersistedResponses } from '#storefront/platform/commerce/persisted-responses.ts';
import { SIGNED_IN_KEY, TOKEN_KEY } from '#storefront/platform/session/session.ts';
import { rememberStoreView } from '#storefront/platform/store-view/stored-store-view.ts';
import { addressIn, type StoreView } from '#storefront/platform/store-view/store-views.ts';
import { noteLeftBehind } from './left-behind.ts';

export const CART_KEY = 'cartId';

export type PageKind = 'CATEGORY' | 'PRODUCT' | undefined;

type Here = {
  /** Path without store prefix. */
  path: string;
  /** With its question mark, or empty. */
  search: string;
  pageKind: PageKind;
};

const swapSuffix = (path: string, from: string, to: string): string => {
  if (from === to) return path;
  const stem = from && path.endsWith(from) ? path.slice(0, -from.length) : path;
  return stem + to;
};

const suffixOf = (view: StoreView, kind: PageKind): string =>
  kind === 'CATEGORY' ? view.categorySuffix : view.productSuffix;

/** URL of the same page in another store view. */
export const addressInStore = ({ path, search, pageKind }: Here, current: StoreView, chosen: StoreView): string => {
  const moved = pageKind ? swapSuffix(path, suffixOf(current, pageKind), suffixOf(chosen, pageKind)) : path;
  return addressIn(chosen, moved) + search;
};

/**
 * Prepares the switch to another store view and returns its URL; undefined for the current one. A cart and a sign-in do
 * not survive a change of store group.
 */
export const switchStore = (
  here: Here,
  current: StoreView,
  chosen: StoreView,
  storage: BrowserStorage,
): string | undefined => {
  if (chosen.code === current.code) return undefined;
  if (chosen.groupCode !== current.groupCode) {
    noteLeftBehind(storage);
    storage.remove(CART_KEY);
    storage.remove(TOKEN_KEY);
    storage.remove(SIGNED_IN_KEY);
    clearPersistedResponses(storage);
  }
  rememberStoreView({ code: chosen.code, currency: chosen.currency, mediaUrl: chosen.mediaBase || undefined }, storage);
  return addressInStore(here, current, chosen);
};
