import type { CurrencyCode, StoreViewCode } from '#contract/page-render.ts';
import { STORE_VIEWS } from '#contract/store-views.ts';
import { cookieValues } from '../http/cookie-values.ts';

/** Every store view sells in both. */
const CURRENCIES: readonly CurrencyCode[] = ['CAD', 'USD'];

/** The store view of a path segment, ignoring case; undefined when it is none. */
export const storeViewOf = (segment: string): StoreViewCode | undefined => {
  const code = segment.toUpperCase();
  return Object.hasOwn(STORE_VIEWS, code) ? (code as StoreViewCode) : undefined;
};

/** As in HTML and HTTP: `fr-CA`. */
export const languageOf = (storeView: StoreViewCode): string => STORE_VIEWS[storeView].locale.replace('_', '-');

/** The currency the shopper chose, when the store view offers it; else the view's own. */
export const chooseCurrency = (storeView: StoreViewCode, cookies: string | undefined): CurrencyCode => {
  const own = STORE_VIEWS[storeView].currency;
  const values = cookieValues(cookies);
  const chosenIn = values.get('store_view_code') ?? '';
  if (/^[A-Z_]+$/.test(chosenIn) && chosenIn !== storeView) return own;
  const chosen = values.get('store_view_currency')?.replaceAll(/"|%22/g, '').toUpperCase();
  return CURRENCIES.find((currency) => currency === chosen) ?? own;
};
