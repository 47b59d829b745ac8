import type { Buyable } from '../model/product.ts';
import { lengthOfText, percentOf } from '#contract/product-options.ts';

/** What a choice adds to the price. */
export type Amount = { kind: 'fixed'; minor: number } | { kind: 'percent'; percent: number };

export const TYPED = ['field', 'area', 'date', 'date_time', 'time'] as const;
type TypedKind = (typeof TYPED)[number];
/** `file`: what this page has no field for. */
export type ChoiceKind = TypedKind | 'select' | 'radio' | 'checkbox' | 'file';

export type ChoiceValue = {
  uid: string;
  label: string;
  amount: Amount | undefined;
  /** How many of it are chosen at first; of a part of a bundle. */
  quantity: number;
  canChangeQuantity: boolean;
  isDefault: boolean;
  isInStock: boolean;
  /** Address of an excerpt. */
  sample?: string;
};

/** One thing that is asked of whoever buys the product. */
export type Choice = {
  uid: string;
  /** What it belongs to: the price of each is added in this order. */
  of: 'bundle' | 'options' | 'files';
  kind: ChoiceKind;
  title: string;
  isRequired: boolean;
  maxCharacters: number;
  /** Of what is typed. */
  amount: Amount | undefined;
  values: readonly ChoiceValue[];
};

/** A product of a group. */
export type GroupMember = {
  product: Omit<Buyable, 'attributes' | 'pictures'>;
  path: string;
  image: { url: string; label: string } | undefined;
  unit: string | undefined;
  /** How many are offered first. */
  quantity: number;
};

/** What a product asks for or is made of, as the page needs it. */
export type ProductChoices = {
  choices: readonly Choice[];
  members: readonly GroupMember[];
  /** What a bundle costs without its parts, in minor units; undefined where the product's own price counts. */
  basis: number | undefined;
  /** Files that are all bought together. */
  included: readonly string[];
  samples: readonly { title: string; url: string }[];
  /** Whether files are sold, which are kept in an account. */
  isOfFiles: boolean;
  /** Whether this caller is not told a price in it. */
  isPriceHidden: boolean;
};

/** Answers by the uid of a choice: what was typed, or uids of values; of a part of a bundle, how many. */
export type Answer = { values: readonly string[]; quantity?: number };
export type Answers = Readonly<Record<string, Answer>>;

export const isTyped = (kind: ChoiceKind): kind is TypedKind => (TYPED as readonly string[]).includes(kind);

export const answerTo = (answers: Answers, { uid }: Pick<Choice, 'uid'>): Answer => answers[uid] ?? { values: [] };

/** The value of a choice of one, which the shopper says how many of. */
export const countedValue = ({ kind, values }: Choice, answer: Answer): ChoiceValue | undefined =>
  kind === 'select' || kind === 'radio'
    ? values.find(({ uid, canChangeQuantity }) => canChangeQuantity && uid === answer.values[0])
    : undefined;

/** What is chosen before anything was pressed. */
export const firstAnswers = (choices: readonly Choice[]): Answers =>
  Object.fromEntries(
    choices.flatMap(({ uid, kind, isRequired, values }) => {
      const offered = values.filter(({ isInStock }) => isInStock);
      const chosen = offered.filter(({ isDefault }) => isDefault);
      const only = isRequired && values.length === 1 && kind !== 'checkbox' ? offered : [];
      const first = chosen.length > 0 ? (kind === 'checkbox' ? chosen : chosen.slice(0, 1)) : only;
      return first.length > 0 ? [[uid, { values: first.map((value) => value.uid) }]] : [];
    }),
  );

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

export type Chosen = { selected: string[]; entered: { uid: string; value: string }[] };

/** A moment in Magento's form: `2026-07-01 00:00:00`. */
const textOf = ({ kind }: Choice, text: string): string => {
  if (kind === 'date') return `${text} 00:00:00`;
  return kind === 'date_time' ? `${text.replace('T', ' ').slice(0, 'YYYY-MM-DD HH:MM'.length)}:00` : text.trim();
};

/** What a cart is told: uids of what was chosen, and what was typed or counted. */
export const chosenOf = (choices: readonly Choice[], answers: Answers): Chosen => {
  const chosen: Chosen = { selected: [], entered: [] };
  for (const choice of choices) {
    const answer = answerTo(answers, choice);
    const counted = countedValue(choice, answer);
    const [text = ''] = answer.values;
    if (isTyped(choice.kind)) {
      if (text.trim()) chosen.entered.push({ uid: choice.uid, value: textOf(choice, text) });
    } else if (counted) chosen.entered.push({ uid: counted.uid, value: String(answer.quantity ?? counted.quantity) });
    else chosen.selected.push(...answer.values);
  }
  return chosen;
};
