const MINOR_PER_MAJOR = 100;

/** Converts major units (85.99) to minor units (8599), rounded to the nearest. */
export const toMinor = (value: number): number => Math.round(value * MINOR_PER_MAJOR);

/** Converts minor units (8599) to major units (85.99). */
export const toMajor = (minor: number): number => minor / MINOR_PER_MAJOR;

/** Adds amounts in major units without rounding errors. */
export const roundMoney = (value: number): number => toMajor(toMinor(value));

/** Formats minor units as text, such as `85.99`. */
export const minorText = (minor: number): string => toMajor(minor).toFixed(2);
