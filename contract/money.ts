const MINOR_PER_MAJOR = 100;

/** Major units (85.99) in minor units (8599), rounded to the nearest. */
export const toMinor = (value: number): number => Math.round(value * MINOR_PER_MAJOR);

/** Minor units (8599) in major units (85.99). */
export const toMajor = (minor: number): number => minor / MINOR_PER_MAJOR;

/** A sum in major units without the rounding errors of its parts. */
export const roundMoney = (value: number): number => toMajor(toMinor(value));

/** Minor units as text: `85.99`. */
export const minorText = (minor: number): string => toMajor(minor).toFixed(2);
