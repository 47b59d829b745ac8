import type { AmountOf } from './list-query.ts';

export type PriceBucket = { from: number; to: number; count: number };

const MIN_STEP = 10;

/** Minimum and maximum of the amounts at all positions; -1 without any. Negative amounts and NaN are ignored. */
const boundsOf = (amountOf: AmountOf, groups: readonly ArrayLike<number>[]): { least: number; most: number } => {
  let [least, most] = [Infinity, -1];
  for (const positions of groups)
    for (let at = 0; at < positions.length; at++) {
      const amount = amountOf(positions[at] as number);
      if (!(amount >= 0)) continue;
      if (amount > most) most = amount;
      if (amount < least) least = amount;
    }
  return { least, most };
};

const bucketOf = (amount: number, step: number): number => Math.floor(amount / step);

const widthOf = (least: number, most: number): number => {
  let step = 10 ** (String(Math.floor(most)).length - 1);
  while (bucketOf(least, step) === bucketOf(most, step) && step > MIN_STEP) step /= 10;
  return step;
};

/** `perUnit` amounts make one of the units of the steps. `ownerOf` by position: the entries of one owner are adjacent, and count once in each bucket. */
const counted = (
  amountOf: AmountOf,
  groups: readonly ArrayLike<number>[],
  perUnit: number,
  ownerOf?: readonly number[],
): readonly PriceBucket[] => {
  const { least, most } = boundsOf(amountOf, groups);
  if (most < 0) return [];
  const step = widthOf(least / perUnit, most / perUnit);
  const first = bucketOf(least / perUnit, step);
  // The step leaves about ten buckets.
  const counts = new Int32Array(bucketOf(most / perUnit, step) - first + 1);
  const last = new Int32Array(counts.length).fill(-1);
  for (const positions of groups)
    for (let at = 0; at < positions.length; at++) {
      const position = positions[at] as number;
      const amount = amountOf(position);
      if (!(amount >= 0)) continue;
      const bucket = bucketOf(amount / perUnit, step) - first;
      if (ownerOf) {
        const owner = ownerOf[position] as number;
        if (last[bucket] === owner) continue;
        last[bucket] = owner;
      }
      counts[bucket]!++;
    }
  const buckets: PriceBucket[] = [];
  counts.forEach((count, at) => {
    if (count > 0) buckets.push({ from: (first + at) * step, to: (first + at + 1) * step, count });
  });
  return buckets;
};

/**
 * Magento's automatic price steps over the amounts at the positions of `groups`, in minor units; negative ones are
 * ignored. The step starts at the highest price's power of ten and is divided by ten until two buckets are not empty or
 * it has reached ten. Bucket n covers (n-1)·step up to below n·step; bounds are in major units, empty buckets are
 * omitted.
 */
export const priceBuckets = (
  amountOf: AmountOf,
  groups: readonly ArrayLike<number>[],
  perUnit: number,
): readonly PriceBucket[] => counted(amountOf, groups, perUnit);

/** Like {@link priceBuckets}; positions of one owner (0 or more) are adjacent, and count once in each bucket. */
export const bucketsOfOwners = (
  amountOf: AmountOf,
  positions: ArrayLike<number>,
  ownerOf: readonly number[],
  perUnit: number,
): readonly PriceBucket[] => counted(amountOf, [positions], perUnit, ownerOf);
