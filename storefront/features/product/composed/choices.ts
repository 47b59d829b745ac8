import type { Buyable } from '../model/product.ts';

/** What a choice adds to the price. */
export type Amount = { kind: 'fixed'; minor: number } | { kind: 'percent'; percent: number };

export const TYPED = ['field', 'area', 'date', 'date_time', 'time'] as const;
export type TypedKind = (typeof TYPED)[number];
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
