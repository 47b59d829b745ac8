import type { ReactNode } from 'react';

/** A product of the list as the shop draws it. */
export type WishedProduct = {
  name: string;
  path: string;
  needsChoice: boolean;
  card: ReactNode;
  /** A small picture, beside words. */
  picture: ReactNode;
  /** Whether a sample can be ordered of it. */
  hasSample: boolean;
};
