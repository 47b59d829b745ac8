import { percentOf } from '#contract/product-options.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import type { Tier, TierRule } from './tier-types.ts';
import type { PriceMinor, Sellable } from './types.ts';

const amountOf = ({ price, percent }: TierRule, regular: number): number =>
  price ?? regular - percentOf(regular, percent ?? 0);

/** A group's unit price and its tier prices. Omits tiers that are not lower than at a smaller quantity. */
export const tiersOf = (
  rules: readonly TierRule[],
  { regular, final }: PriceMinor,
  { currency, groupId }: { currency: CurrencyCode; groupId: number },
): { price: PriceMinor; tiers: readonly Tier[] } => {
  const mine = rules
    .filter((rule) => (rule.currency ?? currency) === currency && (rule.groupId ?? groupId) === groupId)
    .map((rule) => ({ quantity: rule.quantity, final: amountOf(rule, regular) }))
    .toSorted((one, other) => one.quantity - other.quantity || one.final - other.final);
  const first = Math.min(final, ...mine.filter(({ quantity }) => quantity === 1).map((tier) => tier.final));
  const tiers: Tier[] = [];
  for (const tier of mine) if (tier.quantity > 1 && tier.final < (tiers.at(-1)?.final ?? first)) tiers.push(tier);
  return { price: { regular, final: first }, tiers };
};

/** A product at the price of a quantity, before the surcharges of options. */
export const atQuantity = (sellable: Sellable, quantity: number): Sellable => {
  const { tiers } = sellable;
  if (!tiers) return sellable;
  return {
    ...sellable,
    prices: Object.fromEntries(
      Object.entries(sellable.prices).map(([currency, price]) => {
        const tier = tiers[currency as CurrencyCode]?.findLast((one) => one.quantity <= quantity);
        return [currency, tier ? { ...price, final: Math.min(price.final, tier.final) } : price];
      }),
    ),
  };
};
