import { toMajor } from '#contract/money.ts';
export type PriceBucket = { from: number; to: number; count: number };

const MIN_STEP = 10;

/** -1 without any. */
const largestOf = (groups: readonly ArrayLike<number>[]): number => {
  let largest = -1;
  for (const amounts of groups)
    for (let at = 0; at < amounts.length; at++) largest = Math.max(largest, amounts[at] as number);
  return largest;
};

/**
 * Magento's automatic price steps over amounts in minor units: the step begins at the highest price's power of ten and
 * is divided by ten until two buckets are not empty or it has reached ten. Bucket n covers (n-1)·step up to below
 * n·step; bounds are in major units, empty buckets are left out.
 */
export const priceBuckets = (...groups: readonly ArrayLike<number>[]): readonly PriceBucket[] => {
  const dearest = toMajor(largestOf(groups));
  if (dearest < 0) return [];
  let step = 10 ** (String(Math.floor(dearest)).length - 1);
  for (;;) {
    const counts = new Map<number, number>();
    for (const amounts of groups) {
      for (let at = 0; at < amounts.length; at++) {
        const bucket = Math.floor(toMajor(amounts[at] as number) / step);
        counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
      }
    }
    if (counts.size > 1 || step <= MIN_STEP) {
      return [...counts]
        .sort(([one], [other]) => one - other)
        .map(([bucket, count]) => ({ from: bucket * step, to: (bucket + 1) * step, count }));
    }
    step /= 10;
  }
};
