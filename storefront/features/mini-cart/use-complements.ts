import { useQuery } from '@tanstack/react-query';
import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import { usePlatform, type Platform } from '#storefront/platform/platform.tsx';
import { cheapestByArea, type Priced } from '#storefront/platform/product-data/area-offer.ts';
import { attributesOf, labelOf } from '#storefront/platform/product-data/attributes.ts';
import { priceOf } from '#storefront/platform/product-data/price.ts';
import type { CardPrice } from '#storefront/platform/product-data/use-card-price.ts';
import { GetComplementsDocument, type GetComplementsQuery } from './api/get-complements.graphql.ts';

/** A product that goes with another; its cheapest price, or none where the back end hides it. */
export type Complement = {
  uid: string;
  name: string;
  path: string;
  image: string | undefined;
  price: CardPrice | undefined;
};

const MOST = 4;

type Product = NonNullable<NonNullable<NonNullable<GetComplementsQuery['products']>['items']>[number]>;
type Found = NonNullable<NonNullable<Product['crosssell_products']>[number]>;

type Sold = {
  price_range: { minimum_price: Parameters<typeof priceOf>[0] };
  custom_attributesV2: Parameters<typeof attributesOf>[0];
};

const pricedOf = ({ price_range: range, custom_attributesV2: given }: Sold): Priced => ({
  price: priceOf(range.minimum_price),
  attributes: attributesOf(given),
});

const cardPriceOf = (product: Found): CardPrice | undefined => {
  const own = pricedOf(product);
  if (!own.price) return undefined;
  const variants = 'variants' in product ? (product.variants ?? []) : [];
  const offers = variants.flatMap((variant) => (variant?.product ? [pricedOf(variant.product)] : []));
  const { minimum_price: least, maximum_price: most } = product.price_range;
  return {
    price: own.price,
    isFrom: (most?.final_price.value ?? least.final_price.value) !== least.final_price.value,
    area: cheapestByArea(offers.length > 0 ? offers : [own]),
    sellingUnit: labelOf(own.attributes, 'selling_unit'),
  };
};

const complementOf = (product: Found): Complement => ({
  uid: product.uid,
  name: product.name ?? product.sku ?? '',
  path: `/${product.url_key ?? ''}${product.url_suffix ?? ''}`,
  image: product.small_image?.url ?? undefined,
  price: cardPriceOf(product),
});

/** Cross-sells, then related products, without duplicates and only if they can be bought now. */
export const complementsOf = ({ products }: GetComplementsQuery): readonly Complement[] => {
  const product = products?.items?.[0];
  const found = [...(product?.crosssell_products ?? []), ...(product?.related_products ?? [])].flatMap((each) =>
    each && each.stock_status !== 'OUT_OF_STOCK' ? [each] : [],
  );
  return [...new Map(found.map((each) => [each.uid, each])).values()].slice(0, MOST).map(complementOf);
};

const complementsQuery = (platform: Platform, sku: string) =>
  queryOptionsFor(platform, GetComplementsDocument, { sku }, { select: complementsOf });

/** Complements of a product; empty while unknown or unavailable. */
export const useComplements = (sku: string): readonly Complement[] => {
  const { data } = useQuery({ ...complementsQuery(usePlatform(), sku), retry: false });
  return data ?? [];
};
