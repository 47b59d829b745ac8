const LARGEST = 2 ** 31 - 1;

/** The number that an id of ours says; undefined for what is none. */
export const publicNumber = (id: string): number | undefined =>
  /^\d{1,10}$/.test(id) && Number(id) <= LARGEST ? Number(id) : undefined;
