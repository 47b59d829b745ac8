import type { RunningShop } from './boot.ts';
import type { Sample } from './sample.ts';
import type { Shop } from './shop.ts';

/** Input of a suite; filled before its first test. */
export type Subject = {
  shop: Shop;
  sample: Sample;
  /** Only for a shop started by the tests. */
  process?: RunningShop;
};
