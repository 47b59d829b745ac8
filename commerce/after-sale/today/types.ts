import type { TodayEntryName } from '#contract/counter-today.ts';

export type TodayItem = {
  title: string;
  detail: string | null;
  at: Date | null;
  /** Number of the related order. */
  order: string | null;
};

export type TodayEntry = {
  name: TodayEntryName;
  /** At most `MOST_OF_TODAY`. */
  count: number;
  hasMore: boolean;
  first: readonly TodayItem[];
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
