import { isSizeWord, meantSizes, type Size } from '#contract/search-sizes.ts';
import { wordsOf } from '#contract/search-words.ts';
import { wordOfSize } from './size-rules.ts';
import type { Unit, WordsEntry } from './types.ts';

/** Meaning of a search text. */
export type Reading = {
  units: readonly Unit[];
  /** Notes about things in the text that the shop does not sell. */
  notSold: string | null;
};

const MAX_PHRASE_LENGTH = 4;

/** Maps plurals to singulars: tuiles and tuile, carreaux and carreau, boxes and box. */
const singular = (word: string): string =>
  word.length > 3
    ? word.replace(/(?<=[^s])(?:es|s|x)$/, (ending) => (ending === 'es' ? 'e' : '')).replace(/e$/, '')
    : word;

const keyOf = (words: readonly string[]): string => words.map(singular).join(' ');

/** Reads texts with a merchant's words. */
export type Vocabulary = { read(words: readonly string[]): Reading };

/** `24in` as it was typed: where the catalogue has no such size, a text may. */
const apart = (word: string): readonly (readonly string[])[] => {
  const [, number, unit] = /^(\d+)(in|mm)$/.exec(word) ?? [];
  return number && unit ? [[word], [number, unit]] : [[word]];
};

/** `sizes`: sizes in the catalogue. */
export const createVocabulary = (entries: readonly WordsEntry[], sizes: readonly Size[] = []): Vocabulary => {
  /** Expands a size to matching sizes of the catalogue. */
  const waysOf = (phrase: readonly string[]): readonly (readonly string[])[] => {
    const [word = ''] = phrase;
    if (phrase.length > 1 || !/^\d/.test(word)) return [phrase];
    const meant = meantSizes(word, sizes).map((size) => [wordOfSize(size)]);
    if (meant.length > 0) return meant;
    return isSizeWord(word) ? apart(word) : [phrase];
  };
  const alternatives = new Map<string, Map<string, readonly string[]>>();
  const responses = new Map<string, string>();
  for (const { words, finds, answer } of entries) {
    const phrases = words.map(wordsOf);
    for (const phrase of phrases) {
      if (answer !== null) responses.set(keyOf(phrase), answer);
      const known = alternatives.get(keyOf(phrase)) ?? new Map<string, readonly string[]>();
      for (const other of [...phrases, ...finds.map(wordsOf)]) known.set(other.join(' '), other);
      alternatives.set(keyOf(phrase), known);
    }
  }

  /** The longest phrase of the vocabulary that begins at a place. */
  const phraseAt = (words: readonly string[], at: number): readonly string[] | undefined => {
    for (let length = Math.min(MAX_PHRASE_LENGTH, words.length - at); length > 0; length--) {
      const phrase = words.slice(at, at + length);
      if (alternatives.has(keyOf(phrase))) return phrase;
    }
    return undefined;
  };

  return {
    read: (words) => {
      const units: Unit[] = [];
      let notSold: string | null = null;
      for (let at = 0; at < words.length;) {
        const phrase = phraseAt(words, at) ?? [words[at] as string];
        const key = keyOf(phrase);
        notSold ??= responses.get(key) ?? null;
        const typed = phrase.join(' ');
        const others = [...(alternatives.get(key)?.values() ?? [])].filter((other) => other.join(' ') !== typed);
        const [first = phrase, ...ways] = [phrase, ...others].flatMap(waysOf);
        units.push([first, ...ways]);
        at += phrase.length;
      }
      return { units, notSold };
    },
  };
};
