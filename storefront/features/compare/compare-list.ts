import { useSyncExternalStore } from 'react';
import { COMPARED_AT_ONCE } from '#contract/compare.ts';
import { browserStorage, STORAGE_PREFIX } from '#storefront/platform/browser-storage/browser-storage.ts';
import type { Compared } from './compared.ts';

const KEY = 'compare';
const NONE: readonly Compared[] = [];

const listeners = new Set<() => void>();
let current: readonly Compared[] | undefined;

/** The products on this device, in the browser. */
export const readCompared = (): readonly Compared[] => (current ??= browserStorage.get<Compared[]>(KEY) ?? NONE);

const notify = (): void => {
  current = undefined;
  for (const listener of listeners) listener();
};

const onStorage = ({ key }: StorageEvent): void => {
  if (key === null || key === STORAGE_PREFIX + KEY) notify();
};

const subscribe = (listener: () => void): (() => void) => {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
};

export const saveCompared = (products: readonly Compared[]): void => {
  if (products.length === 0) browserStorage.remove(KEY);
  else browserStorage.set(KEY, products);
  notify();
};

/** Returns whether a product is on the list: without a variant, any entry of the product counts. */
export const isCompared = (products: readonly Compared[], { sku, variantSku }: Compared): boolean =>
  products.some((each) => each.sku === sku && (!variantSku || each.variantSku === variantSku));

/** Adds a product, or removes it. A variant replaces its whole product. Returns false if the list is full. */
export const toggleCompared = (product: Compared): boolean => {
  current = undefined;
  const products = readCompared();
  const whole = products.findIndex(({ sku, variantSku }) => sku === product.sku && !variantSku);
  if (isCompared(products, product)) saveCompared(products.filter((each) => !isCompared([each], product)));
  else if (whole >= 0) saveCompared(products.with(whole, product));
  else if (products.length >= COMPARED_AT_ONCE) return false;
  else saveCompared([...products, product]);
  return true;
};

/** The products to compare, on this device; empty on the server. */
export const useCompared = (): readonly Compared[] => useSyncExternalStore(subscribe, readCompared, () => NONE);
