import { skuKey } from '#contract/sku.ts';

/** Values by the given SKUs. If two stored SKUs differ only in case, the exact one is preferred. */
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
