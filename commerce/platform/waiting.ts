import { MOST_OF_TODAY } from '#contract/counter-today.ts';

/** Work that waits for staff, one line on the first screen of the back office. */
export type WaitingItem = {
  title: string;
  detail: string | null;
  at: Date | null;
  /** Number of the related order. */
  order?: string | null;
};

/** Items read of each kind: one above the limit, to detect further items. */
export const MOST_WAITING = MOST_OF_TODAY + 1;
