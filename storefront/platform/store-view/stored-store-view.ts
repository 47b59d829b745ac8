import { browserStorage, type BrowserStorage } from '../browser-storage/browser-storage.ts';
import { writeCookie } from '../browser-storage/cookies.ts';

// The server reads the currency, and the store view in which it was chosen, from cookies with these names.
const CODE = 'store_view_code';
const CURRENCY = 'store_view_currency';
const MEDIA_URL = 'store_view_secure_base_media_url';
const RELOADED = 'currency_reload';

export type StoredStoreView = { code: string; currency?: string | undefined; mediaUrl?: string | undefined };

export const storedStoreCode = (storage: BrowserStorage = browserStorage): string | undefined =>
  storage.get<string>(CODE);
export const storedCurrency = (storage: BrowserStorage = browserStorage): string | undefined =>
  storage.get<string>(CURRENCY);

export const rememberCurrency = (currency: string, storage: BrowserStorage = browserStorage): void => {
  storage.set(CURRENCY, currency);
  writeCookie(CURRENCY, currency);
};

export const rememberStoreView = (
  { code, currency, mediaUrl }: StoredStoreView,
  storage: BrowserStorage = browserStorage,
): void => {
  storage.set(CODE, code);
  writeCookie(CODE, code);
  if (currency) rememberCurrency(currency, storage);
  if (mediaUrl) storage.set(MEDIA_URL, mediaUrl);
};

/** Prevents a reload loop if cookies are refused and the page keeps the other currency. */
const mayReload = (storage: BrowserStorage): boolean => !storage.get(RELOADED) && storage.set(RELOADED, true, 60);

/**
 * Stores the URL's store view. Returns true if the page must be reloaded, because the server rendered it in another
 * than the chosen currency.
 */
export const followAddress = (
  page: { code: string; currency: string; defaultCurrency: string; mediaUrl?: string | undefined },
  storage: BrowserStorage = browserStorage,
): boolean => {
  const known = storedStoreCode(storage);
  if (known !== page.code)
    rememberStoreView(
      {
        code: page.code,
        currency: known === undefined ? page.currency : page.defaultCurrency,
        mediaUrl: page.mediaUrl,
      },
      storage,
    );
  const wanted = storedCurrency(storage) ?? page.currency;
  if (wanted === page.currency) return false;
  writeCookie(CURRENCY, wanted);
  writeCookie(CODE, page.code);
  return mayReload(storage);
};
