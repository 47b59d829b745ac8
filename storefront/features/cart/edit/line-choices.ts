import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { coverageIn } from '../api/line-attributes.ts';
import { GetLineChoicesDocument, type GetLineChoicesQuery } from './get-line-choices.graphql.ts';

/** A variant a line may become. */
export type LineChoice = {
  sku: string;
  /** Its values, in the order of the options. */
  name: string;
  imageUrl: string | undefined;
  /** Null where the back end hides it. */
  price: { value: number | null; currency: string | null };
  isInStock: boolean;
  /** Square feet that one selling unit covers. */
  coverageSqFt: number | undefined;
};

const choicesIn = ({ products }: GetLineChoicesQuery): LineChoice[] => {
  const [product] = products?.items ?? [];
  if (product?.__typename !== 'ConfigurableProduct') return [];
  const options = [...(product.configurable_options ?? [])].sort((a, b) => (a?.position ?? 0) - (b?.position ?? 0));
  return (product.variants ?? []).flatMap((variant) => {
    const { product: simple, attributes = [] } = variant ?? {};
    if (!simple?.sku) return [];
    const own = new Set(attributes?.map((attribute) => attribute?.uid));
    const labels = options.flatMap(
      (option) => option?.values?.find((value) => value?.uid && own.has(value.uid))?.label ?? [],
    );
    const { sku, thumbnail, price_range, stock_status, custom_attributesV2 } = simple;
    return [
      {
        sku,
        name: labels.join(' · '),
        imageUrl: thumbnail?.url ?? undefined,
        price: price_range.minimum_price.final_price,
        isInStock: stock_status === 'IN_STOCK',
        coverageSqFt: coverageIn(custom_attributesV2),
      },
    ];
  });
};

/** Asked each time the dialog opens: prices and stock are those of now. */
export const lineChoicesQuery = (platform: Platform, parentSku: string) =>
  queryOptionsFor(
    platform,
    GetLineChoicesDocument,
    { sku: parentSku },
    { noCache: true, staleTime: 0, select: choicesIn },
  );
