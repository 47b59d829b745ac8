import type { ReactNode } from 'react';

/** Display data of a product on the list. */
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
