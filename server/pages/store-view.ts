import type { CurrencyCode } from '#contract/page-render.ts';
import { viewOfCode, type StoreView } from '#contract/store-views.ts';
import { cookieValues } from '../http/cookie-values.ts';

/** Store view of a path segment, by its prefix or code, ignoring case; undefined for other segments. */
export const storeViewOf = (views: readonly StoreView[], segment: string): StoreView | undefined => {
  const prefix = `/${segment.toLowerCase()}`;
  return views.find((view) => view.prefix.toLowerCase() === prefix) ?? viewOfCode(views, segment);
};

/** The shopper's chosen currency if the store view offers it, otherwise the store view's default. */
export const chooseCurrency = (
  { code, currency: own, currencies }: StoreView,
  cookies: string | undefined,
): CurrencyCode => {
  const values = cookieValues(cookies);
  const chosenIn = values.get('store_view_code') ?? '';
  if (/^\w+$/.test(chosenIn) && chosenIn !== code) return own;
  const chosen = values.get('store_view_currency')?.replaceAll(/"|%22/g, '').toUpperCase();
  return currencies.find((currency) => currency === chosen) ?? own;
};
