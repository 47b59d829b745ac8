import { percentOf } from '#contract/product-options.ts';
import { answerTo, countedValue, isTyped } from './choices.ts';
import type { Amount, Answers, Choice, ProductChoices } from './choices.ts';

/** What is added to a price, in minor units. */
export const minorOf = (amount: Amount | undefined, base: number): number =>
  amount === undefined ? 0 : amount.kind === 'percent' ? percentOf(base, amount.percent) : amount.minor;

const ORDER = ['bundle', 'options', 'files'] as const;

const isUnanswered = (choice: Choice, answers: Answers): boolean =>
  choice.isRequired && choice.kind !== 'file' && !answerTo(answers, choice).values.some((value) => value.trim());

/** What a choice that must be made adds whatever is chosen. */
const leastOf = ({ kind, amount, values }: Choice, base: number): number => {
  if (isTyped(kind)) return minorOf(amount, base);
  const offered = values.filter(({ isInStock }) => isInStock);
  return offered.length > 0 ? Math.min(...offered.map((value) => minorOf(value.amount, base) * value.quantity)) : 0;
};

const addedBy = (choice: Choice, answers: Answers, base: number): number => {
  if (isUnanswered(choice, answers)) return leastOf(choice, base);
  const answer = answerTo(answers, choice);
  if (isTyped(choice.kind)) return answer.values.some((text) => text.trim()) ? minorOf(choice.amount, base) : 0;
  const counted = countedValue(choice, answer);
  return choice.values
    .filter(({ uid }) => answer.values.includes(uid))
    .reduce(
      (sum, value) =>
        sum + minorOf(value.amount, base) * (value === counted ? (answer.quantity ?? value.quantity) : value.quantity),
      0,
    );
};

/**
 * The price with what is chosen, and with the least that a choice costs which must still be made: `isLeast` then. What
 * each kind of choice begins from: percent are of the product's price, with the parts that a bundle has.
 */
export const priceAsChosen = (
  { choices, basis }: Pick<ProductChoices, 'choices' | 'basis'>,
  answers: Answers,
  ownMinor: number,
): { total: number; isLeast: boolean; bases: Readonly<Record<Choice['of'], number>> } => {
  const bases = { bundle: basis ?? ownMinor, options: 0, files: 0 };
  let total = bases.bundle;
  for (const of of ORDER) {
    bases[of] = total;
    const base = total;
    total += choices
      .filter((choice) => choice.of === of)
      .reduce((sum, choice) => sum + addedBy(choice, answers, base), 0);
  }
  return { total, isLeast: choices.some((choice) => isUnanswered(choice, answers)), bases };
};
