import type { Wish } from './types.ts';

type Item = {
  id: string;
  quantity: number;
  product: { sku: string | null } | null;
  configured_variant?: { sku: string | null } | null;
  configurable_options?: readonly ({ value_label: string } | null)[] | null;
};

/** Converts an entry of the account; undefined if its product is gone. */
export const wishOf = ({
  id,
  quantity,
  product,
  configured_variant: variant,
  configurable_options: options,
}: Item): Wish[] =>
  product?.sku
    ? [
        {
          sku: product.sku,
          quantity,
          itemId: id,
          variantSku: variant?.sku ?? undefined,
          choices: (options ?? []).flatMap((each) => each?.value_label ?? []),
        },
      ]
    : [];
