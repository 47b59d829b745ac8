import type { CurrencyCode, StoreViewCode } from '#contract/page-render.ts';
import { STORE_VIEWS } from '#contract/store-views.ts';

/** Every store view sells in both. */
const CURRENCIES: readonly CurrencyCode[] = ['CAD', 'USD'];

/** The store view of a path segment, ignoring case; undefined when it is none. */
export const storeViewOf = (segment: string): StoreViewCode | undefined => {
  const code = segment.toUpperCase();
  return Object.hasOwn(STORE_VIEWS, code) ? (code as StoreViewCode) : undefined;
};

/** As in HTML and HTTP: `fr-CA`. */
export const languageOf = (storeView: StoreViewCode): string => STORE_VIEWS[storeView].locale.replace('_', '-');

const STORE_COOKIE = /(?:^|;)\s*store_view_code=([A-Z_]+)\s*(?:;|$)/;
const CURRENCY_COOKIE = /(?:^|;)\s*store_view_currency=(?:"|%22)?([A-Za-z]{3})(?:"|%22)?\s*(?:;|$)/;

/** The currency the shopper chose, when the store view offers it; else the view's own. */
export const chooseCurrency = (storeView: StoreViewCode, cookies: string | undefined): CurrencyCode => {
  const own = STORE_VIEWS[storeView].currency;
  if (!cookies) return own;
  const chosenIn = STORE_COOKIE.exec(cookies)?.[1];
  if (chosenIn && chosenIn !== storeView) return own;
  const chosen = CURRENCY_COOKIE.exec(cookies)?.[1]?.toUpperCase();
  return CURRENCIES.find((currency) => currency === chosen) ?? own;
};
