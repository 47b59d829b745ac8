import type { StoreView } from '#contract/store-views.ts';
import type { BrowserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';

export const ADVICE_FLAG = 'website_advice';
/** Seconds before a visitor is advised again. */
export const ADVICE_LIFETIME = 86_400;

const CREATE_PASSWORD = /\/customer\/account\/createPassword(?:\/|$)/i;
const CRAWLER = /bot\b|crawl|spider|slurp|preview|facebookexternalhit|lighthouse|monitor/i;

export const isCrawler = (userAgent: string): boolean => CRAWLER.test(userAgent);

export type Site = { storeView: StoreView; storeViews: readonly StoreView[] };

/**
 * The store view for a visitor in that country, preferably in the same language; undefined if the current one is right
 * or the shop has none for the country.
 */
export const adviceFor = ({ storeView, storeViews }: Site, country: string | undefined): StoreView | undefined => {
  if (!country || country === storeView.countryId) return undefined;
  const views = storeViews.filter(({ countryId }) => countryId === country);
  return views.find(({ language }) => language === storeView.language) ?? views[0];
};

export const rememberAdvice = (storage: BrowserStorage): void => void storage.set(ADVICE_FLAG, true, ADVICE_LIFETIME);

/** Returns whether to advise on this page; not while a new password is being set. */
export const isAdviceDue = ({
  path,
  userAgent,
  storage,
}: {
  path: string;
  userAgent: string;
  storage: BrowserStorage;
}): boolean => {
  if (isCrawler(userAgent) || storage.get(ADVICE_FLAG)) return false;
  if (!CREATE_PASSWORD.test(path)) return true;
  rememberAdvice(storage);
  return false;
};
