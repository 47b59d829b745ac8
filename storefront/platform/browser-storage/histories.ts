import { browserStorage, type BrowserStorage } from './browser-storage.ts';

/** A viewed product; `date` in ISO 8601. */
export type View = { sku: string; date: string };
/** SKUs of one order. */
export type Purchase = { date: string; skus: readonly string[] };

const VIEWS = 'product_view_history';
const PURCHASES = 'purchase_history';
const MAX_VIEWS = 50;
const MAX_PURCHASES = 20;

/** Newest first; each product once. */
export const viewHistory = (storage: BrowserStorage = browserStorage): readonly View[] =>
  storage.get<View[]>(VIEWS) ?? [];
/** Newest first. */
export const purchaseHistory = (storage: BrowserStorage = browserStorage): readonly Purchase[] =>
  storage.get<Purchase[]>(PURCHASES) ?? [];

export const rememberView = (sku: string, storage: BrowserStorage = browserStorage, now: Date = new Date()): void => {
  const others = viewHistory(storage).filter((view) => view.sku !== sku);
  storage.set(VIEWS, [{ sku, date: now.toISOString() }, ...others].slice(0, MAX_VIEWS));
};

export const rememberPurchase = (
  skus: readonly string[],
  storage: BrowserStorage = browserStorage,
  now: Date = new Date(),
): void => {
  if (skus.length === 0) return;
  storage.set(
    PURCHASES,
    [{ date: now.toISOString(), skus: [...new Set(skus)] }, ...purchaseHistory(storage)].slice(0, MAX_PURCHASES),
  );
};

/** On sign-out: the device may be shared. */
export const forgetHistories = (storage: BrowserStorage = browserStorage): void => {
  storage.remove(VIEWS);
  storage.remove(PURCHASES);
};
