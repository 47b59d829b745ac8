import type { TodayEntryName } from '#contract/counter-today.ts';

export type TodayItem = { title: string; detail: string | null; at: string | null; order_id: number | null };

/** An entry of `GET /V1/counter/today`. */
export type TodayEntry = { name: TodayEntryName; count: number; has_more: boolean; first: readonly TodayItem[] };
