import type { CurrencyCode } from '#contract/page-render.ts';
import { usePlatform } from '../platform.tsx';
import { addressIn, type StoreView } from './store-views.ts';

/** The page's store view; `currency` is the currency of its prices, `defaultCurrency` the view's default. */
export const useStoreView = (): StoreView & { defaultCurrency: CurrencyCode } => {
  const { storeView, currency } = usePlatform();
  return { ...storeView, currency, defaultCurrency: storeView.currency };
};

/** Maps a path of the shop (`/cart`) to its URL in the current store view (`/fr/cart`). */
export const useAddress = (): ((path: string) => string) => {
  const { storeView } = usePlatform();
  return (path) => addressIn(storeView, path);
};
