import { isSizeWord, sizeOfCatalogue, type Size } from '#contract/search-sizes.ts';
import { allWordsOf } from '#contract/search-words.ts';

const PER_MM = 10;

/** Index word of a size in tenths of a millimetre: `3048x6096size`, or `200side` for a single side. */
export const wordOfSize = (size: Size): string => {
  const sides = size.map((side) => Math.round(side * PER_MM)).toSorted((one, other) => one - other);
  return `${sides.join('x')}${sides.length > 1 ? 'size' : 'side'}`;
};

export const sizeOfWord = (word: string): Size => {
  const [first = 0, second] = word.split('x').map((side) => Number.parseInt(side, 10) / PER_MM);
  return second === undefined ? [first] : [first, second];
};

/** Words of the sizes in a name or a label, and of each side of them. */
export const sizesInText = (text: string): readonly string[] => {
  const sizes = allWordsOf(text)
    .filter(isSizeWord)
    .map(sizeOfCatalogue)
    .filter((size) => size !== undefined);
  return [...new Set(sizes.flatMap((size) => [size, ...size.map((side): Size => [side])]).map(wordOfSize))];
};
