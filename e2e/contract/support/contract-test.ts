import type { RunningShop } from './boot.ts';
import type { Sample } from './sample.ts';
import type { Shop } from './shop.ts';

/** What a suite is given: filled before its first test runs. */
export type Subject = {
  shop: Shop;
  sample: Sample;
  /** Only where the shop is a process of ours. */
  process?: RunningShop;
};
