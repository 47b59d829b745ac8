import { useQuery } from '@tanstack/react-query';
import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import { usePlatform, type Platform } from '#storefront/platform/platform.tsx';
import { GetComplementsDocument, type GetComplementsQuery } from './api/get-complements.graphql.ts';

/** A product that goes with another; its cheapest price, or none where the back end hides it. */
export type Complement = {
  uid: string;
  name: string;
  path: string;
  image: string | undefined;
  price: { value: number; currency: string } | undefined;
  isFrom: boolean;
};

const MOST = 4;

type Product = NonNullable<NonNullable<NonNullable<GetComplementsQuery['products']>['items']>[number]>;
type Found = NonNullable<NonNullable<Product['crosssell_products']>[number]>;

const complementOf = (product: Found): Complement => {
  const { minimum_price: least, maximum_price: most } = product.price_range;
  const { value, currency } = least.final_price;
  return {
    uid: product.uid,
    name: product.name ?? product.sku ?? '',
    path: `/${product.url_key ?? ''}${product.url_suffix ?? ''}`,
    image: product.small_image?.url ?? undefined,
    price: value === null || currency === null ? undefined : { value, currency },
    isFrom: (most?.final_price.value ?? value) !== value,
  };
};

/** Cross-sells before related products, each once, and only what can be bought now. */
export const complementsOf = ({ products }: GetComplementsQuery): readonly Complement[] => {
  const product = products?.items?.[0];
  const found = [...(product?.crosssell_products ?? []), ...(product?.related_products ?? [])].flatMap((each) =>
    each && each.stock_status !== 'OUT_OF_STOCK' ? [each] : [],
  );
  return [...new Map(found.map((each) => [each.uid, each])).values()].slice(0, MOST).map(complementOf);
};

const complementsQuery = (platform: Platform, sku: string) =>
  queryOptionsFor(platform, GetComplementsDocument, { sku }, { select: complementsOf });

/** What goes with a product; nothing while it is unknown, and where it cannot be told. */
export const useComplements = (sku: string): readonly Complement[] => {
  const { data } = useQuery({ ...complementsQuery(usePlatform(), sku), retry: false });
  return data ?? [];
};
