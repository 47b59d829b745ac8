import { idOf } from '#storefront/platform/product-data/id-of.ts';
import type {
  FoundProduct,
  MeasuredProduct,
  MeasuredType,
  RecommendedProduct,
} from '#storefront/platform/analytics/events.ts';

type Amount = { value: number | null; currency: string | null } | null;
type Price = { final_price: Amount; regular_price?: Amount } | null;

/** A product in any format of the query cache. */
export type ProductRecord = {
  __typename: string;
  uid: string;
  sku: string | null;
  name: string | null;
  url_key: string | null;
  url_suffix: string | null;
  small_image?: { url: string | null } | null;
  media_gallery?: readonly ({ url: string | null } | null)[] | null;
  price_range: { minimum_price: Price; maximum_price: Price };
  categories?: readonly ({ url_path: string | null } | null)[] | null;
  related_products?: readonly (ProductRecord | null)[] | null;
};

const pathOf = ({ url_key, url_suffix }: ProductRecord): string => `/${url_key ?? ''}${url_suffix ?? ''}`;
const TYPES: Readonly<Record<string, MeasuredType>> = {
  ConfigurableProduct: 'configurable',
  BundleProduct: 'bundle',
  GroupedProduct: 'grouped',
  VirtualProduct: 'virtual',
  DownloadableProduct: 'downloadable',
};
const typeOf = ({ __typename }: ProductRecord): MeasuredType => TYPES[__typename] ?? 'simple';
const imageOf = ({ small_image, media_gallery }: ProductRecord): string | undefined =>
  small_image?.url ?? media_gallery?.find((entry) => entry?.url)?.url ?? undefined;

const priceOf = ({
  minimum_price: lowest,
  maximum_price: highest,
}: ProductRecord['price_range']): MeasuredProduct['price'] => {
  const final = lowest?.final_price;
  if (final?.value === null || final?.value === undefined || !final.currency) return undefined;
  return {
    final: final.value,
    regular: lowest?.regular_price?.value ?? final.value,
    highest: highest?.final_price?.value ?? undefined,
    currency: final.currency,
  };
};

const foundOf = (record: ProductRecord): FoundProduct => ({
  sku: record.sku ?? '',
  name: record.name ?? '',
  path: pathOf(record),
  image: imageOf(record),
  price: priceOf(record.price_range)?.final,
});

export const productOf = (record: ProductRecord): MeasuredProduct => ({
  ...foundOf(record),
  id: idOf(record.uid),
  price: priceOf(record.price_range),
  categories: (record.categories ?? []).flatMap((category) => (category?.url_path ? [category.url_path] : [])),
  type: typeOf(record),
});

export const recommendedOf = (record: ProductRecord): RecommendedProduct[] =>
  (record.related_products ?? []).flatMap((related) =>
    related
      ? [
          {
            ...foundOf(related),
            id: idOf(related.uid),
            type: typeOf(related),
            currency: priceOf(related.price_range)?.currency,
          },
        ]
      : [],
  );
