import type { OptionPrice, Titles } from './price-types.ts';

export const BUNDLE_KINDS = ['select', 'radio', 'checkbox', 'multi'] as const;
export type BundleKind = (typeof BUNDLE_KINDS)[number];

/** A product that can be chosen for a part of a bundle. */
export type BundleSelection = {
  id: number;
  productId: number;
  quantity: number;
  isDefault: boolean;
  canChangeQuantity: boolean;
  /** Null in a bundle that costs what is chosen. */
  price: OptionPrice | null;
};

/** A choice of a bundle. */
export type BundleItem = {
  id: number;
  kind: BundleKind;
  titles: Titles;
  isRequired: boolean;
  selections: readonly BundleSelection[];
};

export type BundleSpec = {
  /** Whether it costs what is chosen. */
  isPriceDynamic: boolean;
  isWeightDynamic: boolean;
  priceView: 'PRICE_RANGE' | 'AS_LOW_AS';
  items: readonly BundleItem[];
};

/** The same as files describe it, before products and choices have ids. */
export type BundleInput = Omit<BundleSpec, 'items'> & {
  items: readonly (Omit<BundleItem, 'id' | 'selections'> & {
    selections: readonly (Omit<BundleSelection, 'id' | 'productId'> & { sku: string })[];
  })[];
};

/** What is given for a choice of a bundle; without a quantity the one offered first. */
export type GivenSelection = { itemId: number; selectionId: number; quantity?: number };

/** What of a bundle was chosen. */
export type BundleChoice = readonly {
  id: number;
  selections: readonly { id: number; quantity: number }[];
}[];

/** A product of a bundle as chosen, in one selling unit of the bundle. */
export type BundlePart = {
  itemId: number;
  kind: BundleKind;
  /** The choice, in the words of the store view. */
  label: string;
  selectionId: number;
  productId: number;
  sku: string;
  name: string;
  quantity: number;
  /** Minor units of one of it, by currency. */
  prices: Readonly<Partial<Record<'CAD' | 'USD', { regular: number; final: number }>>>;
};
