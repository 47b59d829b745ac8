import { telephoneRules } from '#contract/contact-fields.ts';
import { GROUPED_TELEPHONE_LENGTH, hasGroupedTelephone } from '#contract/telephone.ts';
import { email, firstProblem, minLength, required, type Problem, type Rule } from '#contract/validation.ts';
import { questionsOf, type Answers, type Field, type Step } from './steps.ts';

const rulesOf = (name: Field, countryId: string): readonly Rule[] => {
  if (name === 'user_email') return [required, email];
  if (name !== 'user_phone') return [required];
  return [
    ...(hasGroupedTelephone(countryId) ? [required, minLength(GROUPED_TELEPHONE_LENGTH, true)] : []),
    ...telephoneRules(countryId),
  ];
};

/** Problems of a step by field, in the order of its questions, in a shop of this country. */
export const problemsOf = (step: Step, answers: Answers, countryId: string): ReadonlyMap<Field, Problem> =>
  new Map(
    questionsOf(step, answers).flatMap(({ name }) => {
      const problem = firstProblem(answers[name] ?? '', rulesOf(name, countryId));
      return problem ? [[name, problem] as const] : [];
    }),
  );
