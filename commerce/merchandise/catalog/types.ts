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

/** Returns true if a product is bought itself, not through variants or members. */
export const isBoughtAsSuch = (type: ProductType): boolean => type !== 'configurable' && type !== 'grouped';

/** Whole minor units (cents) without tax. */
export type PriceMinor = {
  regular: number;
  /** The price to pay: the special price while one is in force, else the regular price. */
  final: number;
};

/** An option value of a variant, e.g. Size: 12 × 24 in. */
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

/** A product for carts and orders; texts in the store view's language. */
export type Sellable = {
  productId: number;
  sku: string;
  type: ProductType;
  /** The configurable product of a variant, else null. */
  parent: SellableParent | null;
  name: string;
  /** Without suffix; a variant has its parent's. */
  urlKey: string;
  /** Empty except for variants. */
  options: readonly VariantOption[];
  /** A currency without a price is absent: the product cannot be bought in it. */
  prices: Readonly<Record<CurrencyCode, PriceMinor>>;
  /** Tier prices of the caller's group; absent without any. */
  tiers?: Readonly<Record<CurrencyCode, readonly Tier[]>>;
  /** Prices of customers without a group price; absent if they are the same for this group. */
  ordinary?: Pick<Sellable, 'prices' | 'tiers'>;
  /** Grams per selling unit. */
  weightGrams: number;
  taxClass: string;
  /** Path under media/catalog/product without leading slash, by default the parent's; null without picture. */
  imageFile: string | null;
  imageLabel: string | null;
  /** Available selling units, negative while orders wait; 0 for a configurable product. */
  available: number;
  /** Days until more is in stock; absent if it cannot be ordered beyond the stock. */
  laterDays?: number;
  isEnabled: boolean;
  /** A slab or an outlet item, which cannot be returned; samples are excluded. */
  isFinalSale: boolean;
  /** Hidden from the shopper's group by its commission class: the shopper may not buy it. */
  isPriceHidden: boolean;
  /** Absent if the price is shown. */
  hiddenPrice?: HiddenPriceReason;
  /** Null unless it is a slab. */
  slab: Slab | null;
  /** Code of the selling unit, such as `box`; absent if unknown. */
  sellingUnit?: string;
  /** Options, items and files; null or absent without any. */
  composition?: Composition | null;
  /** Chosen options of a line. */
  chosen?: readonly ChosenOption[];
  /** All products of a bundle, by product id. */
  children?: ReadonlyMap<number, Sellable>;
  /** Selected products of a bundle. */
  parts?: readonly BundlePart[];
  /** Chosen files. */
  links?: readonly ChosenLink[];
  /** Title of the list of files; may be empty. */
  linksLabel?: string;
};

export type Slab = {
  /** Code of the showroom with the slab's yard; null if unknown. */
  yard: string | null;
  /** A numbered lot: a single stone. */
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

/** Rules of stock.yaml about ordering beyond the stock, and the number of units that pages show. */
export type StockRule = {
  /** True if products without a rule of their own can be ordered beyond their stock. */
  isOffered: boolean;
  /** Lead time of products without one. */
  days: number | null;
  /** Two shipments cost as much as one, or each costs its own price. */
  twoShipments: 'once' | 'each';
  /** Pages show the number of units up to this one. */
  fewLeft: number;
  /** By an option of an attribute; the first one that fits a product applies. */
  classes: readonly { attribute: string; option: string; isOffered: boolean; days: number | null }[];
};

/** Whole selling units of one product. */
export type StockLine = { productId: number; quantity: number };

/** Units to take from stock, and further units that an order waits for. */
export type OrderedLine = StockLine & { later?: number };

/** Result of a decrement; nothing is taken if any line falls short. */
export type StockOutcome =
  | { ok: true; lots: readonly LotShare[] }
  | { ok: false; short: readonly { productId: number; requested: number; available: number }[] };

/** Source object of ProductInterface, created by the service's `findProducts`. */
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

/** How a URL was resolved to the entity, if there was one. */
export type Routed = { relativeUrl: string; redirectCode: number };

/** A category of the catalogue files, parents before children. */
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

/** A product of the catalogue files. */
export type ProductInput = {
  sku: string;
  type: ProductType;
  isEnabled: boolean;
  visibility: 1 | 2 | 3 | 4;
  weightGrams: number;
  taxClass: string;
  attributeSet: string;
  /** Null for products without their own stock. */
  qty: number | null;
  /** Production lots of `qty`; absent: unchanged. */
  lots?: readonly Lot[];
  /** Position within its categories. */
  position: number;
  /** Keys of the catalogue files, or ids: `#12`. */
  categoryKeys: readonly string[];
  /** Position in each of these categories, if it differs from `position`. */
  categoryPositions?: readonly number[];
  texts: readonly ProductTextInput[];
  prices: readonly ProductPriceInput[];
  /** Absent: unchanged. */
  tiers?: readonly TierRule[];
  media: readonly ProductMediaInput[];
  options: readonly { attribute: string; option: string }[];
  values: readonly { attribute: string; storeViewId: number; value: string }[];
  /** Codes of the attributes in which a configurable product's variants differ. */
  configurableBy: readonly string[];
  variantSkus: readonly string[];
  links: readonly { kind: 'related' | 'upsell' | 'crosssell'; sku: string }[];
  /** Absent: unchanged. */
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
  /** Timestamps; `specialTo` is exclusive. */
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
  /** At least one listed product has a visible price by area. */
  isByArea: boolean;
  /** Sortable attributes, in addition to the keys of every list. */
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
  options: readonly { label: string; value: string; count: number; swatch?: string }[];
};

/** A stored product in its input form, without stock and composition. */
export type StoredProduct = Omit<ProductInput, 'media'> & {
  id: number;
  media: readonly (ProductInput['media'][number] & { id: number })[];
  variantIds: readonly number[];
};

/** A stored category in its input form. */
export type StoredCategory = CategoryInput & { id: number; parentId: number };

/** Magento's id of the only attribute set. */
export const ATTRIBUTE_SET = 4;
