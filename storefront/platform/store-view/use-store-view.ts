import type { CurrencyCode } from '#contract/page-render.ts';
import { usePlatform } from '../platform.tsx';
import { addressIn, type StoreView } from './store-views.ts';

/** The store view of the page; `currency` is the one its prices are in, `defaultCurrency` the view's own. */
export const useStoreView = (): StoreView & { defaultCurrency: CurrencyCode } => {
  const { storeView, currency } = usePlatform();
  return { ...storeView, currency, defaultCurrency: storeView.currency };
};

/** Maps a path of the shop (`/cart`) to its URL in the current store view (`/CA_FR/cart`). */
export const useAddress = (): ((path: string) => string) => {
  const { storeView } = usePlatform();
  return (path) => addressIn(storeView, path);
};
