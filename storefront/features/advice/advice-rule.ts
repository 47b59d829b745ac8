import type { StoreViewCode } from '#contract/page-render.ts';
import type { BrowserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';

export const ADVICE_FLAG = 'website_advice';
/** Seconds before a visitor is advised again. */
export const ADVICE_LIFETIME = 86_400;

const CREATE_PASSWORD = /\/customer\/account\/createPassword(?:\/|$)/i;
const CRAWLER = /bot\b|crawl|spider|slurp|preview|facebookexternalhit|lighthouse|monitor/i;

export const isCrawler = (userAgent: string): boolean => CRAWLER.test(userAgent);

/** The store view for a visitor in that country; undefined when the current one is right. */
export const adviceFor = (code: StoreViewCode, country: string | undefined): StoreViewCode | undefined => {
  if (country === 'US') return code === 'US_EN' ? undefined : 'US_EN';
  if (country === 'CA') return code === 'US_EN' ? 'CA_EN' : undefined;
  return undefined;
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
