/** Totals of lists for staff stop at this number: counting more rows costs more than the page itself. */
export const STAFF_TOTAL_LIMIT = 1000;
