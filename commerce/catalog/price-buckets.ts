export type PriceBucket = { from: number; to: number; count: number };

const SMALLEST_STEP = 10;

/**
 * Magento's automatic price steps over amounts in minor units: the step begins at the power of ten of the dearest price and is
 * divided by ten until two buckets hold something or it has reached ten. Bucket n covers (n-1)·step up to below n·step;
 * bounds are major units, empty buckets are left out.
 */
export const priceBuckets = (amounts: readonly number[]): readonly PriceBucket[] => {
  if (amounts.length === 0) return [];
  const dearest = amounts.reduce((most, amount) => Math.max(most, amount), 0) / 100;
  let step = 10 ** (String(Math.floor(dearest)).length - 1);
  for (;;) {
    const counts = new Map<number, number>();
    for (const amount of amounts) {
      const bucket = Math.floor(amount / 100 / step);
      counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
    }
    if (counts.size > 1 || step <= SMALLEST_STEP) {
      return [...counts].sort(([one], [other]) => one - other).map(([bucket, count]) => ({ from: bucket * step, to: (bucket + 1) * step, count }));
    }
    step /= 10;
  }
};
