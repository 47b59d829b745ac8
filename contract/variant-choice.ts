import { isSameWord } from './search-sizes.ts';
import { wordsOf } from './search-words.ts';

/** A variant's values of one attribute, or else its product's. */
export const factsOf = <T>(own: readonly T[], ofProduct: readonly T[]): readonly T[] =>
  own.length > 0 ? own : ofProduct;

/** Computed attribute whose options are groups of sizes. */
export const SIZE_GROUP = 'size_group';

/** Attributes with the same key are one filter: "large format or 3 × 6". */
export const filterKeyOf = (code: string): string => (code === SIZE_GROUP ? 'size' : code);

/** Values by attribute code. */
export type Facts = ReadonlyMap<string, readonly string[]>;

/** Returns whether a variant has one of the chosen values of each filter. */
export const fits = (own: Facts, ofProduct: Facts, chosen: Facts): boolean => {
  const passed = [...chosen].filter(([code, values]) =>
    factsOf(own.get(code) ?? [], ofProduct.get(code) ?? []).some((value) => values.includes(value)),
  );
  const keys = new Set(passed.map(([code]) => filterKeyOf(code)));
  return [...chosen.keys()].every((code) => keys.has(filterKeyOf(code)));
};

type Named = { sku: string; name: string };

/**
 * Variants that match words of the text missing from the product's name; only the best matches, empty if there are
 * none.
 */
export const namedBy = <V extends Named>(text: string, productName: string, variants: readonly V[]): readonly V[] => {
  const common = wordsOf(productName);
  const has = (words: readonly string[], wanted: string): boolean => words.some((word) => isSameWord(wanted, word));
  const wanted = wordsOf(text).filter((word) => !has(common, word));
  const counts = variants.map(({ sku, name }) => {
    const words = [...wordsOf(name), ...wordsOf(sku)];
    return wanted.filter((word) => has(words, word)).length;
  });
  const most = Math.max(...counts);
  const named = variants.filter((_, index) => counts[index] === most);
  return named.length === variants.length ? [] : named;
};
