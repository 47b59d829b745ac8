import { toMajor } from '#contract/money.ts';
export type PriceBucket = { from: number; to: number; count: number };

const MIN_STEP = 10;

/** The least and the most of all amounts; -1 without any. */
const boundsOf = (groups: readonly ArrayLike<number>[]): { least: number; most: number } => {
  let [least, most] = [Infinity, -1];
  for (const amounts of groups)
    for (let at = 0; at < amounts.length; at++) {
      const amount = amounts[at] as number;
      if (amount > most) most = amount;
      if (amount < least) least = amount;
    }
  return { least, most };
};

const bucketOf = (amount: number, step: number): number => Math.floor(toMajor(amount) / step);

const widthOf = (least: number, most: number): number => {
  let step = 10 ** (String(Math.floor(toMajor(most))).length - 1);
  while (bucketOf(least, step) === bucketOf(most, step) && step > MIN_STEP) step /= 10;
  return step;
};

const counted = (
  groups: readonly ArrayLike<number>[],
  isNew: (at: number, bucket: number) => boolean,
): readonly PriceBucket[] => {
  const { least, most } = boundsOf(groups);
  if (most < 0) return [];
  const step = widthOf(least, most);
  const first = bucketOf(least, step);
  // Ten or so: they had narrowed until they parted.
  const counts = new Int32Array(bucketOf(most, step) - first + 1);
  for (const amounts of groups)
    for (let at = 0; at < amounts.length; at++) {
      const bucket = bucketOf(amounts[at] as number, step) - first;
      if (isNew(at, bucket)) counts[bucket]!++;
    }
  const buckets: PriceBucket[] = [];
  counts.forEach((count, at) => {
    if (count > 0) buckets.push({ from: (first + at) * step, to: (first + at + 1) * step, count });
  });
  return buckets;
};

/**
 * Magento's automatic price steps over amounts in minor units: the step begins at the highest price's power of ten and
 * is divided by ten until two buckets are not empty or it has reached ten. Bucket n covers (n-1)·step up to below
 * n·step; bounds are in major units, empty buckets are left out.
 */
export const priceBuckets = (...groups: readonly ArrayLike<number>[]): readonly PriceBucket[] =>
  counted(groups, () => true);

/** As {@link priceBuckets}; amounts of one owner are adjacent, and count once in each bucket. */
export const bucketsOfOwners = (amounts: ArrayLike<number>, owners: ArrayLike<number>): readonly PriceBucket[] => {
  const last = new Map<number, number>();
  return counted([amounts], (at, bucket) => {
    const owner = owners[at] as number;
    if (last.get(bucket) === owner) return false;
    last.set(bucket, owner);
    return true;
  });
};
