import type { CurrencyCode, StoreViewCode } from '#contract/page-render.ts';
import { STORE_VIEWS } from '#contract/store-views.ts';
import { cookieValues } from '../http/cookie-values.ts';

/** Available in every store view. */
const CURRENCIES: readonly CurrencyCode[] = ['CAD', 'USD'];

/** Store view of a path segment, ignoring case; undefined for other segments. */
export const storeViewOf = (segment: string): StoreViewCode | undefined => {
  const code = segment.toUpperCase();
  return Object.hasOwn(STORE_VIEWS, code) ? (code as StoreViewCode) : undefined;
};

/** Language tag for HTML and HTTP, such as `fr-CA`. */
export const languageOf = (storeView: StoreViewCode): string => STORE_VIEWS[storeView].locale.replace('_', '-');

/** The shopper's chosen currency if the store view offers it, otherwise the store view's default. */
export const chooseCurrency = (storeView: StoreViewCode, cookies: string | undefined): CurrencyCode => {
  const own = STORE_VIEWS[storeView].currency;
  const values = cookieValues(cookies);
  const chosenIn = values.get('store_view_code') ?? '';
  if (/^[A-Z_]+$/.test(chosenIn) && chosenIn !== storeView) return own;
  const chosen = values.get('store_view_currency')?.replaceAll(/"|%22/g, '').toUpperCase();
  return CURRENCIES.find((currency) => currency === chosen) ?? own;
};
