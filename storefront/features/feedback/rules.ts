import { email, firstProblem, minLength, required, type Problem, type Rule } from '#contract/validation.ts';
import { GROUPED_TELEPHONE_LENGTH } from '#contract/telephone.ts';
import { questionsOf, type Answers, type Field, type Step } from './steps.ts';

const RULES: Readonly<Partial<Record<Field, readonly Rule[]>>> = {
  user_email: [required, email],
  user_phone: [required, minLength(GROUPED_TELEPHONE_LENGTH, true)],
};

/** Every question is required; some answers have further rules. */
export const problemOf = (name: Field, answers: Answers): Problem | undefined =>
  firstProblem(answers[name] ?? '', RULES[name] ?? [required]);

/** Problems of a step by field, in the order of its questions. */
export const problemsOf = (step: Step, answers: Answers): ReadonlyMap<Field, Problem> =>
  new Map(
    questionsOf(step, answers).flatMap(({ name }) => {
      const problem = problemOf(name, answers);
      return problem ? [[name, problem] as const] : [];
    }),
  );
