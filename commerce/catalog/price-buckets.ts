import { toMajor } from '#contract/money.ts';
export type PriceBucket = { from: number; to: number; count: number };

const MIN_STEP = 10;

/** Amounts in minor units by their place; negative, or not a number, where one does not count. */
type Amounts = { size: number; at: (place: number) => number };

/** The least and the most of all amounts; -1 without any. */
const boundsOf = (groups: readonly Amounts[]): { least: number; most: number } => {
  let [least, most] = [Infinity, -1];
  for (const { size, at } of groups)
    for (let place = 0; place < size; place++) {
      const amount = at(place);
      if (!(amount >= 0)) continue;
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

/** Amounts of one owner are adjacent, and count once in each bucket. */
const counted = (groups: readonly Amounts[], ownerAt?: (place: number) => number): readonly PriceBucket[] => {
  const { least, most } = boundsOf(groups);
  if (most < 0) return [];
  const step = widthOf(least, most);
  const first = bucketOf(least, step);
  // Ten or so: they had narrowed until they parted.
  const counts = new Int32Array(bucketOf(most, step) - first + 1);
  const last = new Int32Array(counts.length).fill(-1);
  for (const { size, at } of groups)
    for (let place = 0; place < size; place++) {
      const amount = at(place);
      if (!(amount >= 0)) continue;
      const bucket = bucketOf(amount, step) - first;
      if (ownerAt) {
        const owner = ownerAt(place);
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
 * Magento's automatic price steps over amounts in minor units: the step begins at the highest price's power of ten and
 * is divided by ten until two buckets are not empty or it has reached ten. Bucket n covers (n-1)·step up to below
 * n·step; bounds are in major units, empty buckets are left out.
 */
export const priceBuckets = (...groups: readonly Amounts[]): readonly PriceBucket[] => counted(groups);

/** As {@link priceBuckets}; amounts of one owner (0 or more) are adjacent, and count once in each bucket. */
export const bucketsOfOwners = (amounts: Amounts, ownerAt: (place: number) => number): readonly PriceBucket[] =>
  counted([amounts], ownerAt);
