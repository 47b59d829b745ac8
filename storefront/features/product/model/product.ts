import { categoryPath, type StoreView } from '#storefront/platform/store-view/store-views.ts';
import { stockState, type StockState } from '#contract/stock.ts';
import type { ChosenItem } from '#storefront/platform/product-data/chosen-item.ts';
import { type Attributes, attributesOf, booleanOf, numberOf } from '#storefront/platform/product-data/attributes.ts';
import { type Price, priceOf, specialPriceOf, withOrdinary } from '#storefront/platform/product-data/price.ts';
import type { GetProductQuery, ProductDetailsFragment } from '../api/get-product.graphql.ts';
import type { GetComparedProductsQuery } from '../compare/get-compared-products.graphql.ts';
import { toMinor } from '#contract/money.ts';

/** `position` is the place in the gallery. */
export type Picture = { url: string; label: string; position?: number };

/** Something that can be added to the cart: a simple product, or one variant of a configurable one. */
export type Buyable = {
  sku: string;
  name: string;
  /** Absent when the back end hides it from this caller. */
  price?: Price;
  /** Prices by quantity; empty without any. */
  tiers?: ProductDetailsFragment['price_tiers'];
  isInStock: boolean;
  /** Can be ordered although none is in stock. */
  canWait?: boolean;
  /** Remaining selling units, when there are few. */
  left?: number;
  pictures: Picture[];
  attributes: Attributes;
  weight?: number;
};

export type OptionValue = { uid: string; label: string; color?: string };
export type ProductOption = { code: string; label: string; values: OptionValue[] };
export type Variant = Buyable & { valueUids: readonly string[] };
type Trail = { name: string; path: string }[];

export type Product = Buyable & {
  uid: string;
  path: string;
  /** The most expensive variant, when it costs more than the cheapest. */
  highest?: Price;
  description: string;
  shortDescription: string;
  metaTitle?: string;
  metaDescription?: string;
  /** Ancestor categories, from the top. */
  trail: Trail;
  options: ProductOption[];
  variants: Variant[];
};

export type ProductRecord = NonNullable<NonNullable<NonNullable<GetProductQuery['products']>['items']>[number]>;

/** A product of a comparison. */
export type ComparedRecord = NonNullable<
  NonNullable<NonNullable<GetComparedProductsQuery['products']>['items']>[number]
>;
type Versioned = ProductRecord | ComparedRecord;

/** A product, or a variant, that can be added to the cart by itself. */
export const buyableOf = (product: ProductDetailsFragment): Buyable => {
  const price = priceOf(product.price_range.minimum_price, specialPriceOf(product));
  const pictures = (product.media_gallery ?? [])
    .filter((entry) => entry !== null && !entry.disabled && entry.url !== null)
    .sort((a, b) => (a?.position ?? 0) - (b?.position ?? 0))
    .flatMap((entry) =>
      entry?.url ? [{ url: entry.url, label: entry.label || (product.name ?? ''), position: entry.position ?? 0 }] : [],
    );
  const weight = 'weight' in product ? (product.weight ?? undefined) : undefined;
  return {
    sku: product.sku ?? '',
    name: product.name ?? '',
    ...(price && { price }),
    tiers: product.price_tiers,
    isInStock: product.stock_status === 'IN_STOCK' && product.only_x_left_in_stock !== 0,
    // Our back end sells it although nothing is left.
    ...(product.stock_status === 'IN_STOCK' && product.only_x_left_in_stock === 0 && { canWait: true }),
    ...(product.only_x_left_in_stock && { left: product.only_x_left_in_stock }),
    pictures,
    attributes: attributesOf(product.custom_attributesV2),
    ...(weight && { weight }),
  };
};

/** Returns whether the product is a slab: stored in a yard, and shown uncropped. */
export const isSlab = ({ attributes }: Buyable): boolean => attributes.has('slab_yard');

/** Returns whether the product exists once, as a numbered slab. */
export const isUnique = ({ attributes }: Pick<Buyable, 'attributes'>): boolean => attributes.has('slab_lot');

/** Attributes are absent for a product of a group. */
export type Stocked = Pick<Buyable, 'isInStock' | 'canWait' | 'left'> & Partial<Pick<Buyable, 'attributes'>>;

/** Stock state; all messages about stock derive from it. */
export const stockOf = ({ isInStock, canWait = false, left, attributes = new Map() }: Stocked): StockState =>
  stockState({
    isInStock,
    canWait,
    left,
    isUnique: isUnique({ attributes }),
    isFinalSale: booleanOf(attributes, 'outlet') ?? false,
    leadTimeDays: numberOf(attributes, 'lead_time_days'),
  });

/** Returns whether the product has options, or consists of other products. */
export const hasChoices = (record: ProductRecord): boolean =>
  record.__typename === 'GroupedProduct' ||
  record.__typename === 'BundleProduct' ||
  record.__typename === 'DownloadableProduct' ||
  Boolean('options' in record && record.options?.length);

/** False for services and files. */
export const isShipped = ({ __typename }: Pick<ProductRecord, '__typename'>): boolean =>
  __typename !== 'VirtualProduct' && __typename !== 'DownloadableProduct';

/** Used where the back end has no thumbnail: the gallery's picture at position 1, else its first. */
export const pictureToSave = ({ pictures }: Pick<Buyable, 'pictures'>): { url: string; label: string } | undefined => {
  const saved = pictures.find(({ position }) => position === 1) ?? pictures[0];
  return saved && { url: saved.url, label: saved.label };
};

/** The variant's pictures first, then the product's. */
export const picturesOf = (product: Product, variant: Variant | undefined): Picture[] => {
  const own = variant?.pictures ?? [];
  return [...own, ...product.pictures.filter(({ url }) => !own.some((picture) => picture.url === url))];
};

type View = Pick<StoreView, 'categorySuffix'>;

/** The deepest category with its ancestors. */
const trailOf = (categories: ProductRecord['categories'], view: View): Trail => {
  const known = (categories ?? []).filter((category) => category !== null);
  const deepest = known.reduce<(typeof known)[number] | undefined>(
    (best, category) => (best && (best.level ?? 0) >= (category.level ?? 0) ? best : category),
    undefined,
  );
  if (!deepest) return [];
  const above = (deepest.breadcrumbs ?? []).flatMap((crumb) =>
    crumb ? [{ name: crumb.category_name ?? '', path: categoryPath(view, crumb.category_url_path) }] : [],
  );
  return [...above, { name: deepest.name ?? '', path: categoryPath(view, deepest.url_path) }];
};

export const optionsOf = (record: Versioned): ProductOption[] => {
  if (record.__typename !== 'ConfigurableProduct') return [];
  const known = (record.configurable_options ?? []).filter((option) => option !== null);
  return known
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map((option) => ({
      code: option.attribute_code ?? '',
      label: option.label ?? '',
      values: (option.values ?? []).flatMap((value) => {
        if (!value?.uid) return [];
        const color =
          value.swatch_data?.__typename === 'ColorSwatchData' ? (value.swatch_data.value ?? undefined) : undefined;
        return [{ uid: value.uid, label: value.label ?? '', ...(color && { color }) }];
      }),
    }));
};

export const variantsOf = (record: Versioned): Variant[] =>
  record.__typename === 'ConfigurableProduct'
    ? (record.variants ?? []).flatMap((variant) =>
        variant?.product
          ? [
              {
                ...buyableOf(variant.product),
                valueUids: (variant.attributes ?? []).flatMap((attribute) => (attribute ? [attribute.uid] : [])),
              },
            ]
          : [],
      )
    : [];

export const toProduct = (record: ProductRecord, view: View): Product => {
  const own = buyableOf(record);
  const variants = variantsOf(record);
  const price = withOrdinary(
    own.price,
    variants.map((variant) => variant.price),
  );
  const highest = priceOf(record.price_range.maximum_price);
  return {
    ...own,
    ...(price && { price }),
    uid: record.uid,
    path: `/${record.url_key ?? ''}${record.url_suffix ?? ''}`,
    ...(highest && own.price && highest.finalMinor > own.price.finalMinor && { highest }),
    description: record.description?.html ?? '',
    shortDescription: record.short_description?.html ?? '',
    ...(record.meta_title && { metaTitle: record.meta_title }),
    ...(record.meta_description && { metaDescription: record.meta_description }),
    trail: trailOf(record.categories, view),
    options: optionsOf(record),
    variants,
  };
};

/** Chosen value uid by option code. */
export type Selection = Readonly<Record<string, string>>;

const has = (variant: Variant, uid: string): boolean => variant.valueUids.includes(uid);

export const selectionOf = (options: readonly ProductOption[], variant: Variant | undefined): Selection => {
  const chosen: Record<string, string> = {};
  for (const { code, values } of options) {
    const value = values.find(({ uid }) => variant && has(variant, uid));
    if (value) chosen[code] = value.uid;
  }
  return chosen;
};

/** The chosen variant; undefined while an option is open or the combination does not exist. */
export const variantOf = (
  { options, variants }: Pick<Product, 'options' | 'variants'>,
  selection: Selection,
): Variant | undefined => {
  const chosen = options.map(({ code }) => selection[code]);
  if (chosen.some((uid) => uid === undefined)) return undefined;
  return variants.find((variant) => chosen.every((uid) => uid !== undefined && has(variant, uid)));
};

/** The initial choice: the variant in the URL, else the first one in stock. */
export const firstVariant = (variants: readonly Variant[], sku: string | undefined): Variant | undefined =>
  variants.find((variant) => variant.sku === sku) ?? variants.find(({ isInStock }) => isInStock) ?? variants[0];

type ValueState = 'available' | 'sold-out' | 'not-made';

/** Returns whether a value is compatible with the other chosen options. */
export const stateOf = (
  { variants }: Pick<Product, 'variants'>,
  selection: Selection,
  code: string,
  uid: string,
): ValueState => {
  const others = Object.entries(selection).flatMap(([other, chosen]) => (other === code ? [] : [chosen]));
  const made = variants.filter((variant) => has(variant, uid) && others.every((chosen) => has(variant, chosen)));
  if (made.length === 0) return 'not-made';
  return made.some(({ isInStock }) => isInStock) ? 'available' : 'sold-out';
};

/** Changes one value. When that combination does not exist, the other options move to the closest one that does. */
export const choose = (
  product: Pick<Product, 'options' | 'variants'>,
  selection: Selection,
  code: string,
  uid: string,
): Selection => {
  const wanted = { ...selection, [code]: uid };
  if (variantOf(product, wanted)) return wanted;
  const candidates = product.variants.filter((variant) => has(variant, uid));
  const saved = (variant: Variant) =>
    Object.values(selection).filter((chosen) => has(variant, chosen)).length + (variant.isInStock ? 0.5 : 0);
  const closest = candidates.reduce<Variant | undefined>(
    (best, variant) => (best && saved(best) >= saved(variant) ? best : variant),
    undefined,
  );
  return closest ? selectionOf(product.options, closest) : wanted;
};

/** A line for the cart, as the route passes it to the cart's feature. */
export type CartLine = ChosenItem & {
  name: string;
  /** Lines added in the same request. */
  others?: readonly CartLine[];
  /** Picture for the cart when the back end has none. */
  image?: { url: string; label: string };
};

/** Rejects with an error whose message may be shown to the shopper. */
export type AddToCart = (line: CartLine) => Promise<void>;

/** Price of one unit at a quantity, in minor units. */
export const finalAt = ({ tiers }: Buyable, { finalMinor, currency }: Price, quantity: number): number =>
  (tiers ?? []).reduce(
    (least, tier) =>
      quantity >= (tier?.quantity ?? Infinity)
        ? Math.min(least, toMinor(tier?.final_price?.value ?? Infinity, currency))
        : least,
    finalMinor,
  );
