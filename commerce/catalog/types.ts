import type { CurrencyCode } from '#commerce/stores/types.ts';

export type ProductType = 'simple' | 'configurable';

/** Whole minor units (cents) without tax. */
export type PriceMinor = {
  regular: number;
  /** What is to pay: the special price where one is in force, else the regular price. */
  final: number;
};

/** A value that makes a variant, e.g. Size: 12 × 24 in. */
export type VariantOption = {
  attributeId: number;
  attributeCode: string;
  attributeLabel: string;
  optionId: number;
  optionLabel: string;
  /** Base64 of configurable/product id/attribute id. */
  optionUid: string;
  /** Base64 of configurable/attribute id/option id. */
  valueUid: string;
};

/** What the cart and the order need of a product; texts in the language of the store view asked for. */
export type Sellable = {
  productId: number;
  sku: string;
  type: ProductType;
  /** Of a variant its configurable product, else null. */
  parent: SellableParent | null;
  name: string;
  /** Without suffix; of a variant its parent's. */
  urlKey: string;
  /** Empty unless it is a variant. */
  options: readonly VariantOption[];
  /** A currency without a price is absent: there the product cannot be bought. */
  prices: Readonly<Partial<Record<CurrencyCode, PriceMinor>>>;
  /** One selling unit, in grams. */
  weightGrams: number;
  taxClass: string;
  /** Path under media/catalog/product without leading slash (of a variant without one, its parent's); null without picture. */
  imageFile: string | null;
  imageLabel: string | null;
  /** Selling units that can still be promised: quantity minus reserved, 0 for a configurable product. */
  available: number;
  isEnabled: boolean;
  /** True when its commission class hides the price from guests: they may not buy it. */
  isPriceHiddenFromGuests: boolean;
};

export type SellableParent = {
  productId: number;
  sku: string;
  name: string;
  urlKey: string;
  imageFile: string | null;
  isEnabled: boolean;
};

/** Whole selling units of one product. */
export type StockLine = { productId: number; quantity: number };

/** What became of a decrement; nothing is taken when any line falls short. */
export type StockOutcome =
  | { ok: true }
  | { ok: false; short: readonly { productId: number; requested: number; available: number }[] };

/** What resolves ProductInterface: {@link findProducts} and {@link findProductsBySku} make them. */
export type ProductModel = {
  __typename: 'SimpleProduct' | 'ConfigurableProduct';
  id: number;
};
