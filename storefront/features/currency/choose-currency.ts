import type { BrowserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { rememberCurrency } from '#storefront/platform/store-view/stored-store-view.ts';
import type { CurrencyData } from './currency-query.ts';

/** Stores an available currency and reloads the page; ignores others. */
export const chooseCurrency = (
  code: string,
  { availableCodes }: CurrencyData,
  storage: BrowserStorage,
  reload: () => void,
): void => {
  if (!availableCodes.includes(code)) return;
  rememberCurrency(code, storage);
  reload();
};
