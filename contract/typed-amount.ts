import { plainDigits, toNumber, typedDecimal } from './decimal.ts';

/** Without the sign and the code of a currency, before or behind the number. */
const withoutCurrency = (text: string): string =>
  plainDigits(text)
    .trim()
    .replace(/^(?:CAD?|USD?)?\s*\$?/i, '')
    .replace(/(?:CAD?|USD?)$/i, '')
    .trimEnd()
    .replace(/\$$/, '');

/**
 * An amount of money as people type it, in major units, read by the rule of {@link typedDecimal}: `$1,200.50`,
 * `1 200,50 $`. Undefined for anything else, and with more than two decimals.
 */
export const typedAmount = (text: string, languageTag: string): number | undefined => {
  const typed = typedDecimal(withoutCurrency(text), languageTag);
  if (!typed || (typed.scale > 2 && typed.digits % 10n ** BigInt(typed.scale - 2) !== 0n)) return undefined;
  return toNumber(typed);
};
