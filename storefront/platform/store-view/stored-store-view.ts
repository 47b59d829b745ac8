import { browserStorage, type BrowserStorage } from '../browser-storage/browser-storage.ts';

const CODE = 'store_view_code';
const CURRENCY = 'store_view_currency';
const MEDIA_URL = 'store_view_secure_base_media_url';
const RELOADED = 'currency_reload';
const YEAR = 365 * 86_400;

export type StoredStoreView = { code: string; currency?: string | undefined; mediaUrl?: string | undefined };

/** The server reads the currency, and the store view it was chosen in, from cookies of the same names. */
const setCookie = (name: string, value: string): void => {
  if (typeof document === 'undefined') return;
  // The asynchronous cookie store is not known to every browser, and a reload follows at once.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR}; samesite=lax`;
  // Browsers write behind the page's back; reading waits for that, and so the reload carries the new value.
  void document.cookie;
};

export const storedStoreCode = (storage: BrowserStorage = browserStorage): string | undefined => storage.get<string>(CODE);
export const storedCurrency = (storage: BrowserStorage = browserStorage): string | undefined => storage.get<string>(CURRENCY);

export const rememberCurrency = (currency: string, storage: BrowserStorage = browserStorage): void => {
  storage.set(CURRENCY, currency);
  setCookie(CURRENCY, currency);
};

export const rememberStoreView = ({ code, currency, mediaUrl }: StoredStoreView, storage: BrowserStorage = browserStorage): void => {
  storage.set(CODE, code);
  setCookie(CODE, code);
  if (currency) rememberCurrency(currency, storage);
  if (mediaUrl) storage.set(MEDIA_URL, mediaUrl);
};

/** A page that still comes in the other currency, because cookies are refused, is not loaded again and again. */
const mayReload = (storage: BrowserStorage): boolean => {
  if (storage.get(RELOADED)) return false;
  storage.set(RELOADED, true, 60);
  return true;
};

/**
 * Follows the store view of the address. The server drew the page in that view already; true when it did so in another
 * currency than the one that now counts, so that the page has to be loaded again.
 */
export const followAddress = (page: { code: string; currency: string; defaultCurrency: string; mediaUrl?: string | undefined }, storage: BrowserStorage = browserStorage): boolean => {
  const known = storedStoreCode(storage);
  if (known !== page.code) rememberStoreView({ code: page.code, currency: known === undefined ? page.currency : page.defaultCurrency, mediaUrl: page.mediaUrl }, storage);
  const wanted = storedCurrency(storage) ?? page.currency;
  if (wanted === page.currency) return false;
  setCookie(CURRENCY, wanted);
  setCookie(CODE, page.code);
  return mayReload(storage);
};
