import type { Lexemes, Unit } from '../../types.ts';

/** Parts of a tsquery as text. */
type LexemesOf = (text: string) => Lexemes;

const SINGLE = /^'[^']+'(?::\*)?$/;
const BEGUN = /':\*$/;

/** True if `one`, a prefix, also finds all words that `other` finds. */
const covers = (one: string, other: string): boolean =>
  one !== other && BEGUN.test(one) && SINGLE.test(other) && other.startsWith(one.replace(BEGUN, ''));

/** Removes redundant words, because ranking takes time for each word. */
const shortened = (ways: readonly string[]): readonly string[] => {
  const different = [...new Set(ways)].filter(Boolean);
  return different.filter((way) => !different.some((other) => covers(other, way)));
};

const joined = (parts: readonly string[], operator: '&' | '|'): string =>
  parts.length > 1 ? parts.map((part) => `(${part})`).join(` ${operator} `) : (parts[0] ?? '');

/** A word both stemmed and literal (SKUs, names). A stop word (the, de) must not exclude products. */
const wordWays = ({ all, begun, asIs, asIsBegun }: Lexemes, isBegun: boolean): readonly string[] =>
  all === '' ? [] : isBegun ? [begun, all, asIsBegun] : [all, asIs];

const textOf = (words: readonly string[]): string => words.join(' ');

/** Any synonym, phrases in word order; the last typed word also matches as a prefix. */
const unitText = ([typed, ...others]: Unit, isLast: boolean, lexemesOf: LexemesOf): string => {
  const way = (words: readonly string[]): string => lexemesOf(textOf(words)).inOrder;
  const asTyped = typed.length === 1 ? wordWays(lexemesOf(textOf(typed)), isLast) : [way(typed)];
  return joined(shortened([...asTyped, ...others.map(way)]), '|');
};

/** Combines the units with AND or OR; empty for stop words only. */
export const unitsText = (units: readonly Unit[], operator: '&' | '|', lexemesOf: LexemesOf): string =>
  joined(units.map((unit, at) => unitText(unit, at === units.length - 1, lexemesOf)).filter(Boolean), operator);

/** All words as they were typed. */
export const typedText = (units: readonly Unit[], lexemesOf: LexemesOf): string =>
  joined(units.map(([typed]) => lexemesOf(textOf(typed)).all).filter(Boolean), '&');

const OUTSIDE_DESCRIPTIONS = 'ABC';

/** Excludes long descriptions for words with a special meaning; empty without such words. */
export const meantText = (units: readonly Unit[], lexemesOf: LexemesOf): string =>
  joined(
    units
      .filter(({ length }) => length > 1)
      .map((unit) => unitText(unit, false, lexemesOf))
      .filter(Boolean),
    '&',
  ).replaceAll(/('(?:[^']|'')*')(?::(\*))?/g, `$1:$2${OUTSIDE_DESCRIPTIONS}`);

/** All texts read by the functions above. */
export const textsIn = (units: readonly Unit[]): readonly string[] => units.flat().map(textOf);
