import { piecesOf } from '#contract/content-pieces.ts';

/** A text that changed. Empty before if it was added, empty after if it was removed. */
export type ChangedText = { before: string; after: string };

const MARKUP = /<[a-z!/][^<>]*>/i;

/** True for a text with elements of HTML. */
export const isMarkup = (text: string): boolean => MARKUP.test(text);

/** Unchanged words shown on each side of the changed ones. */
const CONTEXT = 4;

type Run<T> = { before: T[]; after: T[] };

/** Differing runs of two lists, by their longest common subsequence. */
const runsOf = <T>(before: readonly T[], after: readonly T[]): readonly Run<T>[] => {
  const width = after.length + 1;
  const common = new Uint32Array((before.length + 1) * width);
  const at = (one: number, other: number): number => common[one * width + other]!;
  for (let one = before.length - 1; one >= 0; one--)
    for (let other = after.length - 1; other >= 0; other--)
      common[one * width + other] =
        before[one] === after[other] ? at(one + 1, other + 1) + 1 : Math.max(at(one + 1, other), at(one, other + 1));
  const runs: Run<T>[] = [];
  let run: Run<T> | undefined;
  let [one, other] = [0, 0];
  while (one < before.length || other < after.length) {
    if (one < before.length && other < after.length && before[one] === after[other]) {
      run = undefined;
      one++;
      other++;
      continue;
    }
    if (!run) runs.push((run = { before: [], after: [] }));
    if (other >= after.length || (one < before.length && at(one + 1, other) >= at(one, other + 1)))
      run.before.push(before[one++]!);
    else run.after.push(after[other++]!);
  }
  return runs;
};

const equalStart = (one: readonly string[], other: readonly string[]): number => {
  const end = one.findIndex((word, place) => word !== other[place]);
  return end === -1 ? one.length : end;
};

/** The changed words of two texts, with some unchanged words around them. */
const excerpt = (before: string, after: string): ChangedText => {
  const [one, other] = [before.split(/\s+/), after.split(/\s+/)];
  const start = equalStart(one, other);
  const [restOne, restOther] = [one.slice(start), other.slice(start)];
  const end = Math.min(equalStart(restOne.toReversed(), restOther.toReversed()), restOne.length, restOther.length);
  const from = Math.max(0, start - CONTEXT);
  const shown = (words: readonly string[]): string => {
    const to = Math.min(words.length, words.length - end + CONTEXT);
    return `${from > 0 ? '… ' : ''}${words.slice(from, to).join(' ')}${to < words.length ? ' …' : ''}`;
  };
  return { before: shown(one), after: shown(other) };
};

/** Texts of HTML without its elements, or the text itself. */
const textsOf = (value: string): readonly string[] =>
  isMarkup(value)
    ? piecesOf(value)
        .map((piece) => piece.value)
        .filter(Boolean)
    : [value].filter(Boolean);

/** The changed texts of two values without HTML. Empty if only elements or attributes changed. */
export const changedTexts = (before: string, after: string): readonly ChangedText[] =>
  runsOf(textsOf(before), textsOf(after)).flatMap((run) =>
    Array.from({ length: Math.max(run.before.length, run.after.length) }, (_, place) => {
      const [one, other] = [run.before[place] ?? '', run.after[place] ?? ''];
      return one && other ? excerpt(one, other) : { before: one, after: other };
    }),
  );
