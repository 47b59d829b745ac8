type Discount = { coupon?: { code: string } | null } | null;

/** Distinct coupon codes of discounts: one coupon may reduce items and shipping. */
export const couponsIn = (discounts: readonly Discount[] | null | undefined): string[] => [
  ...new Set((discounts ?? []).flatMap((discount) => discount?.coupon?.code ?? [])),
];
