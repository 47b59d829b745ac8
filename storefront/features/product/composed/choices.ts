import type { Buyable } from '../model/product.ts';
import { lengthOfText, percentOf } from '#contract/product-options.ts';

/** Surcharge of a choice. */
export type Amount = { kind: 'fixed'; minor: number } | { kind: 'percent'; percent: number };

export const TYPED = ['field', 'area', 'date', 'date_time', 'time'] as const;
type TypedKind = (typeof TYPED)[number];
/** `file`: an option this page has no field for. */
export type ChoiceKind = TypedKind | 'select' | 'radio' | 'checkbox' | 'file';

export type ChoiceValue = {
  uid: string;
  label: string;
  amount: Amount | undefined;
  /** Initial quantity of a part of a bundle. */
  quantity: number;
  canChangeQuantity: boolean;
  isDefault: boolean;
  isInStock: boolean;
  /** URL of an excerpt. */
  sample?: string;
};

/** One option of the product, or one part of a bundle. */
export type Choice = {
  uid: string;
  /** Group of the choice; surcharges are added in this order. */
  of: 'bundle' | 'options' | 'files';
  kind: ChoiceKind;
  title: string;
  isRequired: boolean;
  maxCharacters: number;
  /** Maximum length of entered text. */
  amount: Amount | undefined;
  values: readonly ChoiceValue[];
};

/** A product of a group. */
export type GroupMember = {
  product: Omit<Buyable, 'attributes' | 'pictures'>;
  path: string;
  image: { url: string; label: string } | undefined;
  unit: string | undefined;
  /** Initial quantity. */
  quantity: number;
  /** False for services and files. */
  isShipped: boolean;
};

/** Options and parts of a product. */
export type ProductChoices = {
  choices: readonly Choice[];
  members: readonly GroupMember[];
  /** Price of a bundle without its parts, in minor units; undefined when the product has its own price. */
  basis: number | undefined;
  /** Files bought together. */
  included: readonly string[];
  samples: readonly { title: string; url: string }[];
  /** True if files are sold, which needs an account. */
  isOfFiles: boolean;
  /** True if a price is hidden from this caller. */
  isPriceHidden: boolean;
};

/** Values by the uid of a choice: entered text or value uids, and the quantity of a part of a bundle. */
export type Selection = { values: readonly string[]; quantity?: number };
export type Selections = Readonly<Record<string, Selection>>;

export const isTyped = (kind: ChoiceKind): kind is TypedKind => (TYPED as readonly string[]).includes(kind);

export const responseTo = (responses: Selections, { uid }: Pick<Choice, 'uid'>): Selection =>
  responses[uid] ?? { values: [] };

/** The chosen value whose quantity the shopper can change. */
export const countedValue = ({ kind, values }: Choice, response: Selection): ChoiceValue | undefined =>
  kind === 'select' || kind === 'radio'
    ? values.find(({ uid, canChangeQuantity }) => canChangeQuantity && uid === response.values[0])
    : undefined;

/** Initial values. */
export const firstResponses = (choices: readonly Choice[]): Selections =>
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

/** Problem of a value; `unfinished` contains the uids of partly entered dates. */
const problemOf = (
  choice: Choice,
  responses: Selections,
  unfinished: ReadonlySet<string>,
): ChoiceProblem | undefined => {
  const { values } = responseTo(responses, choice);
  if (unfinished.has(choice.uid)) return { code: 'unfinished' };
  if (choice.kind === 'file') return choice.isRequired ? { code: 'file' } : undefined;
  if (!isTyped(choice.kind)) return choice.isRequired && values.length === 0 ? { code: 'missing' } : undefined;
  const length = lengthOfText(values[0] ?? '');
  if (length === 0) return choice.isRequired ? { code: 'missing' } : undefined;
  return length > choice.maxCharacters ? { code: 'too_long', length } : undefined;
};

export const problemsOf = (
  choices: readonly Choice[],
  responses: Selections,
  unfinished: ReadonlySet<string> = new Set(),
): ReadonlyMap<string, ChoiceProblem> =>
  new Map(
    choices.flatMap((choice) => {
      const problem = problemOf(choice, responses, unfinished);
      return problem ? [[choice.uid, problem] as const] : [];
    }),
  );

/** Surcharge in minor units. */
export const minorOf = (amount: Amount | undefined, base: number): number =>
  amount === undefined ? 0 : amount.kind === 'percent' ? percentOf(base, amount.percent) : amount.minor;

const ORDER = ['bundle', 'options', 'files'] as const;

const hasNoResponse = (choice: Choice, responses: Selections): boolean =>
  choice.isRequired && choice.kind !== 'file' && !responseTo(responses, choice).values.some((value) => value.trim());

/** Lowest surcharge of a required choice. */
const leastOf = ({ kind, amount, values }: Choice, base: number): number => {
  if (isTyped(kind)) return minorOf(amount, base);
  const offered = values.filter(({ isInStock }) => isInStock);
  return offered.length > 0 ? Math.min(...offered.map((value) => minorOf(value.amount, base) * value.quantity)) : 0;
};

const addedBy = (choice: Choice, responses: Selections, base: number): number => {
  if (hasNoResponse(choice, responses)) return leastOf(choice, base);
  const response = responseTo(responses, choice);
  if (isTyped(choice.kind)) return response.values.some((text) => text.trim()) ? minorOf(choice.amount, base) : 0;
  const counted = countedValue(choice, response);
  return choice.values
    .filter(({ uid }) => response.values.includes(uid))
    .reduce(
      (sum, value) =>
        sum +
        minorOf(value.amount, base) * (value === counted ? (response.quantity ?? value.quantity) : value.quantity),
      0,
    );
};

/**
 * The price with all surcharges; a required choice without a value counts with its lowest one, and `isLeast` is true.
 * `bases` are the amounts that percentages of each group refer to.
 */
export const priceAsChosen = (
  { choices, basis }: Pick<ProductChoices, 'choices' | 'basis'>,
  responses: Selections,
  ownMinor: number,
): { total: number; isLeast: boolean; bases: Readonly<Record<Choice['of'], number>> } => {
  const bases = { bundle: basis ?? ownMinor, options: 0, files: 0 };
  let total = bases.bundle;
  for (const of of ORDER) {
    bases[of] = total;
    const base = total;
    total += choices
      .filter((choice) => choice.of === of)
      .reduce((sum, choice) => sum + addedBy(choice, responses, base), 0);
  }
  return { total, isLeast: choices.some((choice) => hasNoResponse(choice, responses)), bases };
};

export type Chosen = { selected: string[]; entered: { uid: string; value: string }[] };

/** Date and time in Magento's format: `2026-07-01 00:00:00`. */
const textOf = ({ kind }: Choice, text: string): string => {
  if (kind === 'date') return `${text} 00:00:00`;
  return kind === 'date_time' ? `${text.replace('T', ' ').slice(0, 'YYYY-MM-DD HH:MM'.length)}:00` : text.trim();
};

/** Input for the cart: uids of chosen values, entered texts and quantities. */
export const chosenOf = (choices: readonly Choice[], responses: Selections): Chosen => {
  const chosen: Chosen = { selected: [], entered: [] };
  for (const choice of choices) {
    const response = responseTo(responses, choice);
    const counted = countedValue(choice, response);
    const [text = ''] = response.values;
    if (isTyped(choice.kind)) {
      if (text.trim()) chosen.entered.push({ uid: choice.uid, value: textOf(choice, text) });
    } else if (counted) chosen.entered.push({ uid: counted.uid, value: String(response.quantity ?? counted.quantity) });
    else chosen.selected.push(...response.values);
  }
  return chosen;
};
