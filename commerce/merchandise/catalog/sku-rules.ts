import { skuKey } from '#contract/sku.ts';

/** Values by SKU as it was given. Where two stored SKUs differ only in capitals, the exact one is preferred. */
export const byGivenSku = <T extends { sku: string }>(
  found: readonly T[],
  given: readonly string[],
): Map<string, T> => {
  const exact = new Map(found.map((one) => [one.sku, one]));
  const byKey = new Map(found.map((one) => [skuKey(one.sku), one]));
  return new Map(
    given.flatMap((sku) => {
      const one = exact.get(sku) ?? byKey.get(skuKey(sku));
      return one ? [[sku, one] as const] : [];
    }),
  );
};
