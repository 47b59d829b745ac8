/** First and last day of an arrival, both YYYY-MM-DD. */
export type Days = { from: string; to: string };

/** Whether a delivery arrives by a given day: certainly, possibly or not. */
export type Arrival = 'in_time' | 'perhaps' | 'too_late';

export const arrivalBy = ({ from, to }: Days, day: string): Arrival => {
  if (to <= day) return 'in_time';
  return from <= day ? 'perhaps' : 'too_late';
};
