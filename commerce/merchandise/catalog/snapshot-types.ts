import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import type { Composition } from './composition-types.ts';
import type { TierRule } from './tier-types.ts';
import type { PriceMinor, ProductType } from './types.ts';

export type ByCurrency<T> = Readonly<Partial<Record<CurrencyCode, T>>>;
/** By store view id; a view without an entry reads that of all views, under 0. */
export type ByViewId<T> = Readonly<Record<number, T>>;

export type MediaRecord = {
  id: number;
  file: string;
  position: number;
  roles: readonly string[];
  labels: ByViewId<string>;
};

/** What lists, product pages and carts show of a product; long texts are read from the database. */
export type ProductRecord = {
  id: number;
  sku: string;
  type: ProductType;
  isEnabled: boolean;
  visibility: number;
  weightGrams: number;
  texts: ByViewId<{ name: string; urlKey: string }>;
  /** Of a configurable product its cheapest and dearest variant, of a bundle its cheapest and dearest choice, else twice its own price. */
  prices: ByCurrency<{ cheapest: PriceMinor; dearest: PriceMinor }>;
  /** When its special price in force began and ends, where either has a day. */
  specialDays?: ByCurrency<{ from: Date | null; to: Date | null }>;
  /** Prices by quantity and group. */
  tiers?: readonly TierRule[];
  /** Of a bundle what it costs without what is chosen. */
  ownPrices?: ProductRecord['prices'];
  /** Selling units left; of a configurable product those of all its variants. */
  available: number;
  media: readonly MediaRecord[];
  /** Pairs of attribute and option ids. */
  options: readonly (readonly [attributeId: number, optionId: number])[];
  values: readonly { attributeId: number; storeViewId: number; value: string }[];
  categoryIds: readonly number[];
  configurableBy: readonly number[];
  /** Enabled variants in their order. */
  variants: readonly ProductRecord[];
  parent: ProductRecord | null;
  related: readonly number[];
  upsell: readonly number[];
  crosssell: readonly number[];
  /** Customer groups that see no price. */
  hidesPriceFrom: readonly number[];
  /** Null for a product as such. */
  composition: Composition | null;
};

export type CategoryText = {
  name: string;
  urlKey: string;
  /** Url keys from the top level down. */
  urlPath: string;
  description: string | null;
  metaTitle: string | null;
  metaDescription: string | null;
  metaKeywords: string | null;
};

/** An active category whose ancestors are active too. */
export type CategoryRecord = {
  id: number;
  parentId: number | null;
  path: string;
  level: number;
  position: number;
  includeInMenu: boolean;
  image: string | null;
  displayMode: string;
  cmsBlock: string | null;
  defaultSortBy: string | null;
  texts: ByViewId<CategoryText>;
  /** In order of position, then id. */
  children: readonly CategoryRecord[];
};

/** The entry of a store view, else that of all views. */
export const inView = <T>(values: ByViewId<T>, storeViewId: number): T => (values[storeViewId] ?? values[0]) as T;
