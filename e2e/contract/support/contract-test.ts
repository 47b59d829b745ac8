import type { RunningShop } from './boot.ts';
import type { Sample } from './sample.ts';
import type { Shop } from './shop.ts';

/** What a suite receives; filled before its first test. */
export type Subject = {
  shop: Shop;
  sample: Sample;
  /** Only when the shop is a process of ours. */
  process?: RunningShop;
};
