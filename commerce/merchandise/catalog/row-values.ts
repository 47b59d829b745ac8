import type { ProductRecord } from './snapshot-types.ts';

/** The buyable rows of a product: its variants, or itself. */
export const buyableOf = (product: ProductRecord): readonly ProductRecord[] =>
  product.variants.length > 0 ? product.variants : [product];

/** The value of a text, number or yes/no attribute in a store view, or else in all views. */
export const textIn = ({ values }: ProductRecord, attributeId: number, storeViewId: number): string | undefined => {
  const own = values.filter((value) => value.attributeId === attributeId);
  return (own.find((value) => value.storeViewId === storeViewId) ?? own.find((value) => value.storeViewId === 0))
    ?.value;
};
