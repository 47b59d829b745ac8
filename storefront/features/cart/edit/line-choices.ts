import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { coverageIn } from '../api/line-attributes.ts';
import { GetLineChoicesDocument, type GetLineChoicesQuery } from './get-line-choices.graphql.ts';

/** Another variant for a line. */
export type LineChoice = {
  sku: string;
  /** Its option labels, in the order of the options. */
  name: string;
  imageUrl: string | undefined;
  /** Null when the back end hides the price. */
  price: { value: number | null; currency: string | null };
  isInStock: boolean;
  /** Square feet per selling unit. */
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

/** Fetched each time the dialog opens, for current prices and stock. */
export const lineChoicesQuery = (platform: Platform, parentSku: string) =>
  queryOptionsFor(
    platform,
    GetLineChoicesDocument,
    { sku: parentSku },
    { noCache: true, staleTime: 0, select: choicesIn },
  );
