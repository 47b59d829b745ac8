import type { AreaOffer } from '#storefront/platform/product-data/area-offer.ts';
import { cheapestByArea } from '#storefront/platform/product-data/area-offer.ts';
import { priceOf } from '#storefront/platform/product-data/price.ts';
import {
  buyableOf,
  optionsOf,
  variantsOf,
  type Buyable,
  type ComparedRecord,
  type ProductOption,
  type Variant,
} from '../model/product.ts';

/** A chosen variant of a product, with the words of its choices. */
export type Version = { sku: string; label: string };

/** A product of the comparison, or the chosen one of its variants. */
export type Column = {
  /** Identifies the column in the address. */
  key: string;
  /** SKU of the product, also for a variant. */
  productSku: string;
  name: string;
  /** Without the store view. */
  path: string;
  /** The chosen variant, or the product. */
  buyable: Buyable;
  /** The chosen variant, all variants, or the product itself if it has none. */
  sold: readonly Buyable[];
  picture: Buyable['pictures'][number] | undefined;
  versions: readonly Version[];
  /** SKU of the chosen variant. */
  chosen: string | undefined;
  isFrom: boolean;
  area: AreaOffer;
};

const labelOf = (options: readonly ProductOption[], { valueUids, sku }: Variant): string =>
  options
    .flatMap(({ values }) => values.filter(({ uid }) => valueUids.includes(uid)).map(({ label }) => label))
    .join(' · ') || sku;

/** Returns the column of a product. An unknown variant, which is no longer sold, counts as none. */
export const columnOf = (record: ComparedRecord, key: string, variantSku: string | undefined): Column => {
  const product = buyableOf(record);
  const options = optionsOf(record);
  const variants = variantsOf(record).map((variant) => ({
    ...variant,
    attributes: new Map([...product.attributes, ...variant.attributes]),
  }));
  const variant = variants.find(({ sku }) => sku === variantSku);
  const sold = variant ? [variant] : variants.length > 0 ? variants : [product];
  const buyable = variant ?? product;
  const highest = priceOf(record.price_range.maximum_price);
  return {
    key,
    productSku: product.sku,
    name: product.name,
    path: `/${record.url_key ?? ''}${record.url_suffix ?? ''}${variant ? `?${new URLSearchParams({ config: variant.sku })}` : ''}`,
    buyable,
    sold,
    picture: buyable.pictures[0] ?? product.pictures[0],
    versions: variants.map((each) => ({ sku: each.sku, label: labelOf(options, each) })),
    chosen: variant?.sku,
    isFrom: !variant && highest !== undefined && highest.finalMinor > (product.price?.finalMinor ?? Infinity),
    area: cheapestByArea(sold.map(({ price, attributes }) => ({ price, attributes }))),
  };
};
