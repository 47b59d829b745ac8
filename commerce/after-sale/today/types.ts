import type { TodayEntryName } from '#contract/counter-today.ts';
import type { WaitingItem } from '#commerce/platform/waiting.ts';

export type TodayEntry = {
  name: TodayEntryName;
  /** At most `MOST_OF_TODAY`. */
  count: number;
  hasMore: boolean;
  first: readonly WaitingItem[];
};

/** Time limits for the entries. */
export type TodayTimes = {
  dayStart: Date;
  dayEnd: Date;
  /** Holds that end before this time are included. */
  holdsUntil: Date;
  /** Pickups that were ready before this time are overdue. */
  overdueBefore: Date;
  /** Payments started before this time without a result are in doubt. */
  doubtBefore: Date;
};
