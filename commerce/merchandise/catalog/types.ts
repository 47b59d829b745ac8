import type { HiddenPriceReason } from '#contract/generated/schema-types.ts';
import type { Attribute } from '#commerce/merchandise/attributes/types.ts';
import type { PageInfo } from '#commerce/platform/paging.ts';
import type { BundlePart } from './bundle-types.ts';
import type { ChosenOption, Composition, CompositionInput } from './composition-types.ts';
import type { ChosenLink } from './download-types.ts';
import type { Lot, LotShare } from './lot-rules.ts';
import type { Tier, TierRule } from './tier-types.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';

/** Customer group of guests. */
export const GUEST_GROUP = 0;

export type ProductType = 'simple' | 'configurable' | 'grouped' | 'virtual' | 'downloadable' | 'bundle';

/** Whether a product is bought as such, not by its variants or members. */
export const isBoughtAsSuch = (type: ProductType): boolean => type !== 'configurable' && type !== 'grouped';

/** Whole minor units (cents) without tax. */
export type PriceMinor = {
  regular: number;
  /** The price to pay: the special price while one is in force, else the regular price. */
  final: number;
};

/** A value that distinguishes a variant, e.g. Size: 12 × 24 in. */
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

/** A product as cart and order need it; texts in the store view's language. */
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
  /** A currency without a price is absent: the product cannot be bought in it. */
  prices: Readonly<Partial<Record<CurrencyCode, PriceMinor>>>;
  /** What the caller's group pays from which quantity on; absent when it is always the same. */
  tiers?: Readonly<Partial<Record<CurrencyCode, readonly Tier[]>>>;
  /** One selling unit, in grams. */
  weightGrams: number;
  taxClass: string;
  /** Path under media/catalog/product without leading slash (of a variant without one, its parent's); null without picture. */
  imageFile: string | null;
  imageLabel: string | null;
  /** Available selling units: quantity minus reserved, 0 for a configurable product. */
  available: number;
  isEnabled: boolean;
  /** A slab or an outlet item, which is not taken back; samples are not meant. */
  isFinalSale: boolean;
  /** True when its commission class hides the price from the shopper's group: they may not buy it. */
  isPriceHidden: boolean;
  /** Why it is hidden; absent where it is not. */
  hiddenPrice?: HiddenPriceReason;
  /** Null: it is no slab. */
  slab: Slab | null;
  /** Code of what one of it is, such as `box`; absent where nothing says. */
  sellingUnit?: string;
  /** What it asks for; null or absent when it is a product as such. */
  composition?: Composition | null;
  /** What was filled in for a line. */
  chosen?: readonly ChosenOption[];
  /** All that can be chosen for a bundle, by product id. */
  children?: ReadonlyMap<number, Sellable>;
  /** What was chosen for a bundle. */
  parts?: readonly BundlePart[];
  /** The files that were chosen. */
  links?: readonly ChosenLink[];
  /** What they are called together; may be empty. */
  linksLabel?: string;
};

export type Slab = {
  /** Code of the showroom in whose yard it is; null when unknown. */
  yard: string | null;
  /** Whether it is a numbered lot, a single stone. */
  isUnique: boolean;
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

/** Result of a decrement; nothing is taken when any line falls short. */
export type StockOutcome =
  | { ok: true; lots: readonly LotShare[] }
  | { ok: false; short: readonly { productId: number; requested: number; available: number }[] };

/** Source object of ProductInterface, made by the service's `findProducts`. */
export type ProductModel = {
  __typename:
    | 'SimpleProduct'
    | 'ConfigurableProduct'
    | 'GroupedProduct'
    | 'VirtualProduct'
    | 'DownloadableProduct'
    | 'BundleProduct';
  id: number;
  routed?: Routed | undefined;
};

/** How a URL resolved to an entity, where one was given. */
export type Routed = { relativeUrl: string; redirectCode: number };

/** A category as a catalogue folder describes it, parents before children. */
export type CategoryInput = {
  /** Url keys from the top level down, joined by slashes. */
  key: string;
  parentKey: string | null;
  position: number;
  isActive: boolean;
  includeInMenu: boolean;
  image: string | null;
  displayMode: 'PRODUCTS' | 'PAGE' | 'PRODUCTS_AND_PAGE';
  cmsBlock: string | null;
  defaultSortBy: string | null;
  /** Store view 0 holds the values of all views. */
  texts: readonly CategoryTextInput[];
};

export type CategoryTextInput = {
  storeViewId: number;
  name: string | null;
  description: string | null;
  urlKey: string | null;
  metaTitle: string | null;
  metaDescription: string | null;
  metaKeywords: string | null;
  imageAlt: string | null;
};

/** A product as a catalogue folder describes it. */
export type ProductInput = {
  sku: string;
  type: ProductType;
  isEnabled: boolean;
  visibility: 1 | 2 | 3 | 4;
  weightGrams: number;
  taxClass: string;
  attributeSet: string;
  /** Null for products that are not in stock themselves. */
  qty: number | null;
  /** Of which production lots; absent: as they are. */
  lots?: readonly Lot[];
  /** Order within its categories. */
  position: number;
  /** Keys of a folder, or ids: `#12`. */
  categoryKeys: readonly string[];
  /** Beside each of them, where its order differs from `position`. */
  categoryPositions?: readonly number[];
  texts: readonly ProductTextInput[];
  prices: readonly ProductPriceInput[];
  /** Absent: as they are. */
  tiers?: readonly TierRule[];
  media: readonly ProductMediaInput[];
  options: readonly { attribute: string; option: string }[];
  values: readonly { attribute: string; storeViewId: number; value: string }[];
  /** Codes of the attributes that a configurable product's variants differ in. */
  configurableBy: readonly string[];
  variantSkus: readonly string[];
  links: readonly { kind: 'related' | 'upsell' | 'crosssell'; sku: string }[];
  /** Absent: as it is. */
  composition?: CompositionInput | null;
};

export type ProductTextInput = {
  storeViewId: number;
  name: string | null;
  urlKey: string | null;
  description: string | null;
  shortDescription: string | null;
  metaTitle: string | null;
  metaDescription: string | null;
  metaKeyword: string | null;
};

export type ProductPriceInput = {
  currency: CurrencyCode;
  /** Minor units. */
  price: number;
  specialPrice: number | null;
  /** Instants; the special price holds before `specialTo`, not at it. */
  specialFrom: string | null;
  specialTo: string | null;
};

export type ProductMediaInput = {
  file: string;
  position: number;
  roles: readonly string[];
  isDisabled?: boolean;
  labels: readonly { storeViewId: number; label: string }[];
};

/** Source object of CategoryTree. */
export type CategoryModel = { __typename: 'CategoryTree'; id: number; routed?: Routed | undefined };

/** Source object of a category's products. */
export type CategoryProductsModel = { ids: readonly number[]; total: number; page: PageInfo };

/** Source object of Products: ids of the page, and the input of aggregations. */
export type ProductsModel = CategoryProductsModel & {
  isSearch: boolean;
  /** Whether a product of the list has a price by area that the caller may see. */
  isByArea: boolean;
  /** Attributes that it can be sorted by, beside the keys that every list has. */
  sortable(): readonly Attribute[];
  /** Computed only when queried. */
  aggregations(options: { directChildrenOnly: boolean }): readonly AggregationModel[];
  suggestions(): Promise<readonly string[]>;
};

/** A filter of the layered navigation with its options. */
export type AggregationModel = {
  code: string;
  label: string;
  position: number;
  options: readonly { label: string; value: string; count: number }[];
};

/** A product as it is kept, in the form it is written in; its stock and composition are left out. */
export type KeptProduct = Omit<ProductInput, 'media'> & {
  id: number;
  media: readonly (ProductInput['media'][number] & { id: number })[];
  variantIds: readonly number[];
};

/** A category as it is kept, in the form it is written in. */
export type KeptCategory = CategoryInput & { id: number; parentId: number };

/** Magento's number of the attribute set that every product has. */
export const ATTRIBUTE_SET = 4;
