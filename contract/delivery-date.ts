/** First and last day of an arrival, both YYYY-MM-DD. */
export type Days = { from: string; to: string };

/** Arrival of a delivery by a given day: certain, possible or too late. */
export type Arrival = 'in_time' | 'perhaps' | 'too_late';

export const arrivalBy = ({ from, to }: Days, day: string): Arrival => {
  if (to <= day) return 'in_time';
  return from <= day ? 'perhaps' : 'too_late';
};
