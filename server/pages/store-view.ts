import type { CurrencyCode, StoreViewCode } from '#contract/page-render.ts';

type StoreView = { language: string; prefix: string; currencies: readonly [CurrencyCode, ...CurrencyCode[]] };

/** The first currency of a view is its default. CA_EN is the default view and has no prefix. */
export const STORE_VIEWS: Readonly<Record<StoreViewCode, StoreView>> = {
  CA_EN: { language: 'en-CA', prefix: '', currencies: ['CAD', 'USD'] },
  CA_FR: { language: 'fr-CA', prefix: '/CA_FR', currencies: ['CAD', 'USD'] },
  US_EN: { language: 'en-US', prefix: '/US_EN', currencies: ['USD', 'CAD'] },
};

export const DEFAULT_STORE_VIEW: StoreViewCode = 'CA_EN';

/** The store view a path segment names, in any case; undefined when it names none. */
export const storeViewOf = (segment: string): StoreViewCode | undefined => {
  const code = segment.toUpperCase();
  return Object.hasOwn(STORE_VIEWS, code) ? (code as StoreViewCode) : undefined;
};

const CURRENCY_COOKIE = /(?:^|;)\s*store_view_currency=(?:"|%22)?([A-Za-z]{3})(?:"|%22)?\s*(?:;|$)/;

/** The currency the shopper chose, when the store view offers it; else the view's own. */
export const chooseCurrency = (storeView: StoreViewCode, cookies: string | undefined): CurrencyCode => {
  const { currencies } = STORE_VIEWS[storeView];
  if (!cookies) return currencies[0];
  const chosen = CURRENCY_COOKIE.exec(cookies)?.[1]?.toUpperCase();
  return currencies.find((currency) => currency === chosen) ?? currencies[0];
};
