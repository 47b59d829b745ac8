import type { TodayEntryName } from '#contract/counter-today.ts';

export type TodayItem = {
  title: string;
  detail: string | null;
  at: Date | null;
  /** Number of the order it is about. */
  order: string | null;
};

export type TodayEntry = {
  name: TodayEntryName;
  /** At most `MOST_OF_TODAY`. */
  count: number;
  hasMore: boolean;
  first: readonly TodayItem[];
};

/** Times that the entries depend on. */
export type TodayTimes = {
  dayStart: Date;
  dayEnd: Date;
  /** Holds that end before this are shown. */
  holdsUntil: Date;
  /** Pickups ready since before this are overdue. */
  overdueBefore: Date;
  /** Payments without an outcome since before this are in doubt. */
  doubtBefore: Date;
};
