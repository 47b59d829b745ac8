import { createContext, use } from 'react';
import type { CurrencyCode } from '#contract/page-render.ts';
import type { StoreViewFacts } from '#contract/store-views.ts';

export type StoreViewValue = {
  storeView: StoreViewFacts;
  currency: CurrencyCode;
  /** Origin of the shop, for canonical and shared addresses. */
  origin: string;
};

export const StoreViewContext = createContext<StoreViewValue | undefined>(undefined);

export const useStoreView = (): StoreViewValue => {
  const value = use(StoreViewContext);
  if (!value) throw new Error('StoreViewContext is missing');
  return value;
};

/** An address of this shop with the prefix of a store view. */
export const inStoreView = (storeView: StoreViewFacts, path: string): string => `${storeView.prefix}${path === '/' && storeView.prefix ? '' : path}`;
