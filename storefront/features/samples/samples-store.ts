import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Platform } from '#storefront/platform/platform.tsx';
import type { Offer, SampleRule } from './use-offers.ts';

/** Actions of the sample buttons, once the tray's code is loaded. */
export type SampleWork = {
  /** Rejects with a message for the shopper. */
  add(sku: string): Promise<void>;
  open(): void;
};

type State = {
  /** Skus of the products whose buttons are on the page. */
  products: readonly string[];
  offers: ReadonlyMap<string, Offer>;
  rule: SampleRule | undefined;
  /** Skus of products with requested offers, or `all` if the shop offers no samples. */
  loaded: ReadonlySet<string> | 'all';
  /** Skus of the samples in the cart. */
  skusInTray: readonly string[];
  /** The page contains the tray. */
  isTrayInPage: boolean;
};

export type SamplesStore = StoreApi<State> & {
  /** Waits for the tray's code if it is not there yet. */
  work: () => Promise<SampleWork>;
  provideWork: (work: SampleWork) => void;
};

const createSamplesStore = (): SamplesStore => {
  const store = createStore<State>(() => ({
    products: [],
    offers: new Map(),
    rule: undefined,
    loaded: new Set(),
    skusInTray: [],
    isTrayInPage: false,
  }));
  const { promise: first, resolve } = Promise.withResolvers<SampleWork>();
  let current: SampleWork | undefined;
  return Object.assign(store, {
    work: async () => current ?? first,
    provideWork: (work: SampleWork) => {
      current = work;
      resolve(work);
    },
  });
};

const known = new WeakMap<Platform, SamplesStore>();

/** The samples of the page's visitor, one store for all parts of the page. */
export const samplesOf = (platform: Platform): SamplesStore => {
  const store = known.get(platform) ?? createSamplesStore();
  known.set(platform, store);
  return store;
};
