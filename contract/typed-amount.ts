import { plainDigits, toNumber, typedDecimal } from './decimal.ts';

/** Removes the sign or code of a currency before or after the number. */
const withoutCurrency = (text: string): string =>
  plainDigits(text)
    .trim()
    .replace(/^(?:CAD?|USD?)?\s*\$?/i, '')
    .replace(/(?:CAD?|USD?)$/i, '')
    .trimEnd()
    .replace(/\$$/, '');

/**
 * Parses a typed amount of money into major units by the rules of {@link typedDecimal}: `$1,200.50`, `1 200,50 $`.
 * Undefined for other text and for more than two decimals.
 */
export const typedAmount = (text: string, languageTag: string): number | undefined => {
  const typed = typedDecimal(withoutCurrency(text), languageTag);
  if (!typed || (typed.scale > 2 && typed.digits % 10n ** BigInt(typed.scale - 2) !== 0n)) return undefined;
  return toNumber(typed);
};
