import type { ReactNode } from 'react';

/** A product of the list as the shop draws it. */
export type WishedProduct = {
  name: string;
  path: string;
  needsChoice: boolean;
  /** What one of it is called in the store view, such as a box. */
  sellingUnit: string | undefined;
  card: ReactNode;
  /** A small picture, beside words. */
  picture: ReactNode;
  /** Whether a sample can be ordered of it. */
  hasSample: boolean;
};
