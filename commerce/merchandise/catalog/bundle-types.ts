import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import type { OptionPrice, Titles } from './price-types.ts';

export const BUNDLE_KINDS = ['select', 'radio', 'checkbox', 'multi'] as const;
export type BundleKind = (typeof BUNDLE_KINDS)[number];

/** A selectable product of a bundle item. */
export type BundleSelection = {
  id: number;
  productId: number;
  quantity: number;
  isDefault: boolean;
  canChangeQuantity: boolean;
  /** Null in a bundle with dynamic price. */
  price: OptionPrice | null;
};

/** An item of a bundle, for which products are selected. */
export type BundleItem = {
  id: number;
  kind: BundleKind;
  titles: Titles;
  isRequired: boolean;
  selections: readonly BundleSelection[];
};

export type BundleSpec = {
  /** The bundle's price is the sum of its selections. */
  isPriceDynamic: boolean;
  isWeightDynamic: boolean;
  priceView: 'PRICE_RANGE' | 'AS_LOW_AS';
  items: readonly BundleItem[];
};

/** The same in catalogue files, before products and selections have ids. */
export type BundleInput = Omit<BundleSpec, 'items'> & {
  items: readonly (Omit<BundleItem, 'id' | 'selections'> & {
    selections: readonly (Omit<BundleSelection, 'id' | 'productId'> & { sku: string })[];
  })[];
};

/** A given selection for an item; without a quantity the default one. */
export type GivenSelection = { itemId: number; selectionId: number; quantity?: number };

/** The selections in a bundle. */
export type BundleChoice = readonly {
  id: number;
  selections: readonly { id: number; quantity: number }[];
}[];

/** A selected product, for one selling unit of the bundle. */
export type BundlePart = {
  itemId: number;
  kind: BundleKind;
  /** Title of the item in the store view. */
  label: string;
  selectionId: number;
  productId: number;
  sku: string;
  name: string;
  quantity: number;
  /** Price of one in minor units, by currency. */
  prices: Readonly<Record<CurrencyCode, { regular: number; final: number }>>;
};
