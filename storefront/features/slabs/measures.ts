import type { SlabFragment } from './api/get-slabs.graphql.ts';

export type Slab = SlabFragment;

const MM_PER_INCH = 25.4;
const M2_PER_SQ_FT = 0.09290304;

/** Inches, rounded down to one decimal. */
const inchesOf = (millimetres: number): number => Math.floor((millimetres / MM_PER_INCH) * 10) / 10;

/** Length and width in millimetres, and in inches rounded down. */
export const sizesOf = ({ length_mm: length, width_mm: width }: Slab) =>
  length && width ? { length, width, inches: [inchesOf(length), inchesOf(width)] as const } : undefined;

export const squareMetres = (squareFeet: number): number => squareFeet * M2_PER_SQ_FT;

/** Returns whether two slabs were cut next to each other: their numbers in the bundle are consecutive. */
export const followsOn = (one: Slab, other: Slab): boolean => {
  const numberOf = ({ lot }: Slab): number => Number(/-(\d+)$/.exec(lot ?? '')?.[1] ?? Number.NaN);
  return one.bundle === other.bundle && Math.abs(numberOf(one) - numberOf(other)) === 1;
};
