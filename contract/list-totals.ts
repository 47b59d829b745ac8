/** Totals of lists for staff stop at this number: counting more rows costs more than the page itself. */
export const MOST_COUNTED = 1000;
