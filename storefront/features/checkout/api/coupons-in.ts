type Discount = { coupon?: { code: string } | null } | null;

/** Coupon codes of discounts, each once: a coupon may reduce goods and shipping. */
export const couponsIn = (discounts: readonly Discount[] | null | undefined): string[] => [
  ...new Set((discounts ?? []).flatMap((discount) => discount?.coupon?.code ?? [])),
];
