const LARGEST = 2 ** 31 - 1;

/** Parses a public id; undefined if it is not a valid number. */
export const publicNumber = (id: string): number | undefined =>
  /^\d{1,10}$/.test(id) && Number(id) <= LARGEST ? Number(id) : undefined;
