/** Maximum length of a product option's text if the merchant sets no limit. */
export const MAX_OPTION_CHARACTERS = 2000;

/** Percent of a whole. */
const WHOLE = 100;

/** A percentage of a price in minor units, with the rounding of the cart. */
export const percentOf = (minor: number, percent: number): number => Math.round((minor * percent) / WHOLE);

/** Number of characters, as a shopper counts them. */
export const lengthOfText = (text: string): number => [...text.normalize('NFC').trim()].length;
