import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import type { Composition } from './composition-types.ts';
import type { TierRule } from './tier-types.ts';
import type { PriceMinor, ProductType } from './types.ts';

export type ByCurrency<T> = Readonly<Record<CurrencyCode, T>>;
/** By store view id; a view without an entry uses entry 0, the default of all views. */
export type ByViewId<T> = Readonly<Record<number, T>>;

export type MediaRecord = {
  id: number;
  file: string;
  position: number;
  roles: readonly string[];
  labels: ByViewId<string>;
};

/** A product's data for lists, product pages and carts; long texts are read from the database. */
export type ProductRecord = {
  id: number;
  sku: string;
  type: ProductType;
  isEnabled: boolean;
  visibility: number;
  weightGrams: number;
  texts: ByViewId<{ name: string; urlKey: string }>;
  /** The price range over variants or over a bundle's selections, else the product's own price twice. */
  prices: ByCurrency<{ cheapest: PriceMinor; dearest: PriceMinor }>;
  /** Start and end of the current special price, if it has either. */
  specialDays?: ByCurrency<{ from: Date | null; to: Date | null }>;
  /** Tier prices. */
  tiers?: readonly TierRule[];
  /** A bundle's own price, without its selections. */
  ownPrices?: ProductRecord['prices'];
  /** Available selling units; for a configurable product the sum of its variants. */
  available: number;
  /** More can be ordered than is available. */
  isLater?: boolean;
  /** Pages show the number of units up to this one. */
  shownUpTo?: number;
  media: readonly MediaRecord[];
  /** Pairs of attribute and option ids. */
  options: readonly (readonly [attributeId: number, optionId: number])[];
  values: readonly { attributeId: number; storeViewId: number; value: string }[];
  placements: readonly { categoryId: number; position: number }[];
  configurableBy: readonly number[];
  /** All variants, including disabled ones. */
  variantIds: readonly number[];
  /** Enabled variants in their order. */
  variants: readonly ProductRecord[];
  parent: ProductRecord | null;
  related: readonly number[];
  upsell: readonly number[];
  crosssell: readonly number[];
  /** Customer groups that see no price. */
  hidesPriceFrom: readonly number[];
  /** Null for a product without options, items or files. */
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

/** The entry of a store view, or else of all views. */
export const inView = <T>(values: ByViewId<T>, storeViewId: number): T => (values[storeViewId] ?? values[0]) as T;
