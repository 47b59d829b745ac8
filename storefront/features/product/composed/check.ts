import { lengthOfText } from '#contract/product-options.ts';
import { answerTo, isTyped } from './choices.ts';
import type { Answers, Choice } from './choices.ts';

export type ChoiceProblem = { code: 'missing' | 'unfinished' | 'file' } | { code: 'too_long'; length: number };

/** Why an answer is not taken; `unfinished` are uids of dates that the browser has only in part. */
const problemOf = (choice: Choice, answers: Answers, unfinished: ReadonlySet<string>): ChoiceProblem | undefined => {
  const { values } = answerTo(answers, choice);
  if (unfinished.has(choice.uid)) return { code: 'unfinished' };
  if (choice.kind === 'file') return choice.isRequired ? { code: 'file' } : undefined;
  if (!isTyped(choice.kind)) return choice.isRequired && values.length === 0 ? { code: 'missing' } : undefined;
  const length = lengthOfText(values[0] ?? '');
  if (length === 0) return choice.isRequired ? { code: 'missing' } : undefined;
  return length > choice.maxCharacters ? { code: 'too_long', length } : undefined;
};

export const problemsOf = (
  choices: readonly Choice[],
  answers: Answers,
  unfinished: ReadonlySet<string> = new Set(),
): ReadonlyMap<string, ChoiceProblem> =>
  new Map(
    choices.flatMap((choice) => {
      const problem = problemOf(choice, answers, unfinished);
      return problem ? [[choice.uid, problem] as const] : [];
    }),
  );
