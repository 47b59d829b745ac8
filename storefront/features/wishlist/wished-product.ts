import type { ReactNode } from 'react';

/** A product of the list as the shop renders it. */
export type WishedProduct = {
  name: string;
  path: string;
  needsChoice: boolean;
  /** Name of one unit in the store view's language, such as "box". */
  sellingUnit: string | undefined;
  card: ReactNode;
  /** A small picture, beside words. */
  picture: ReactNode;
  /** True if a sample can be ordered. */
  hasSample: boolean;
};
