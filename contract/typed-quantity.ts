import { plainDigits, typedDecimal } from './decimal.ts';

/** Unit words allowed after a quantity, in English and French. */
const UNITS =
  'box boxes boite boites bte btes piece pieces pc pcs mcx morceau morceaux slab slabs tranche tranches sheet sheets ' +
  'feuille feuilles tile tiles carreau carreaux sample samples echantillon echantillons unit units unite unites';
const UNIT_WORDS = new Set(UNITS.split(' '));

const withoutUnit = (text: string): string => {
  const typed = plainDigits(text).trim();
  const word = typed.split(/[\d\s]/).at(-1) ?? '';
  const name = word
    .replace('.', '')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '');
  return UNIT_WORDS.has(name) ? typed.slice(0, -word.length) : typed;
};

/** Returns whether the typed quantity has a fraction. */
export const isFraction = (text: string, languageTag: string): boolean => {
  const typed = typedDecimal(withoutUnit(text), languageTag);
  return typed !== undefined && typed.digits % 10n ** BigInt(typed.scale) !== 0n;
};

/**
 * Parses selling units by the rules of {@link typedDecimal} and rounds fractions up, so that `2.5` is 3. Returns
 * undefined for invalid text such as `-3`, `1e3` or `½`.
 */
export const typedQuantity = (text: string, languageTag: string): number | undefined => {
  const typed = typedDecimal(withoutUnit(text), languageTag);
  if (!typed) return undefined;
  const unit = 10n ** BigInt(typed.scale);
  return Number((typed.digits + unit - 1n) / unit);
};
