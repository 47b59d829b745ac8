import { skuKey } from '#contract/sku.ts';
import type { SearchTerm } from './types.ts';

/** Digits with the usual punctuation of telephone numbers. */
const DIGITS = /^#?[\d\s().+-]+$/;
/** Fewer digits match too many records. */
const MIN_TELEPHONE_DIGITS = 4;
/** Fewer characters match too many records. */
const MIN_POSTCODE_LENGTH = 3;
/** `G1R 2B5`, `SW1A 1AA`, `D02 X285` or `1012 AB`; a name beside a part of a postal code has no digit. */
const POSTCODE_OF_TWO_WORDS = /^(?:(?=\S*\d)[a-z\d]{2,4}\s+(?=\S*\d)[a-z\d]{2,4}|\d{4}\s+[a-z]{2})$/i;
const NUMBER_DIGITS = 9;
const MAX_WORDS = 6;

export const isPostcodeStart = (text: string): boolean => text.replaceAll(/\s/g, '').length >= MIN_POSTCODE_LENGTH;

const ofDigits = (text: string): SearchTerm => {
  const digits = text.replaceAll(/\D/g, '');
  return {
    ...(digits.length <= NUMBER_DIGITS ? { number: digits.padStart(NUMBER_DIGITS, '0') } : {}),
    ...(digits.length >= MIN_TELEPHONE_DIGITS ? { telephone: digits } : {}),
    ...(isPostcodeStart(text) ? { postcode: text.trim() } : {}),
  };
};

/** Fewer characters match too many records. */
const MIN_EMAIL_START = 3;

/** Shorter beginnings of a SKU match too many lines. */
const MIN_SKU_START = 6;

/** A text with a hyphen or digit may be the beginning of a SKU. Another must be the whole SKU, because it may be a name. */
const ofSku = (text: string): Pick<SearchTerm, 'sku'> => ({
  sku: { text: skuKey(text), isStart: text.length >= MIN_SKU_START && /[\d_-]/.test(text) },
});

const ofWord = (word: string): SearchTerm => {
  // Digits beside other words may be a part of a company: "Studio 54".
  if (DIGITS.test(word) && /\d/.test(word)) return { ...ofDigits(word), word };
  const isPostcode = /\d/.test(word) && isPostcodeStart(word);
  return {
    ...(word.length >= MIN_EMAIL_START ? { email: word } : {}),
    ...(word.includes('@') ? {} : { word, ...ofSku(word) }),
    ...(isPostcode ? { postcode: word } : {}),
  };
};

/**
 * Splits a search text into words. A telephone number or postal code with spaces is one word; an initial beside other
 * words is ignored.
 */
export const termsOf = (text: string): readonly SearchTerm[] => {
  const given = text.trim();
  if (given === '') return [];
  if (DIGITS.test(given) && /\d/.test(given)) return [ofDigits(given)];
  if (POSTCODE_OF_TWO_WORDS.test(given)) return [{ postcode: given }];
  const words = given.split(/\s+/).slice(0, MAX_WORDS);
  const longer = words.filter((word) => word.length > 1);
  return (longer.length > 0 ? longer : words).map(ofWord);
};
