/** Characters of a text that an option of a product takes, where the merchant sets no limit. */
export const MAX_OPTION_CHARACTERS = 2000;

/** Percent of a whole. */
const WHOLE = 100;

/** A percentage of a price in minor units, rounded as the cart rounds it. */
export const percentOf = (minor: number, percent: number): number => Math.round((minor * percent) / WHOLE);

/** Characters as a shopper counts them. */
export const lengthOfText = (text: string): number => [...text.normalize('NFC').trim()].length;
