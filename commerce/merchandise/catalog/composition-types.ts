import type { BundleChoice, BundleInput, BundleSpec, GivenSelection } from './bundle-types.ts';
import type { DownloadInput, DownloadSpec } from './download-types.ts';
import type { OptionPrice, Titles } from './price-types.ts';

export type { OptionPrice, Titles };

export const ENTERED_TYPES = ['field', 'area', 'date', 'date_time', 'time'] as const;
export const SINGLE_TYPES = ['drop_down', 'radio'] as const;
export const MULTIPLE_TYPES = ['checkbox', 'multiple'] as const;
export const OPTION_TYPES = [...ENTERED_TYPES, ...SINGLE_TYPES, ...MULTIPLE_TYPES] as const;
export type OptionType = (typeof OPTION_TYPES)[number];

export type OptionValue = { id: number; titles: Titles; price: OptionPrice; sku: string | null };

/** An option that a shopper fills in or chooses from. */
export type CustomOption = {
  id: number;
  type: OptionType;
  titles: Titles;
  isRequired: boolean;
  /** Of an option that is filled in. */
  price: OptionPrice;
  sku: string | null;
  maxCharacters: number | null;
  /** Of one that is chosen from. */
  values: readonly OptionValue[];
};

/** A product of a group, with the quantity that the group offers first. */
export type Member = { productId: number; quantity: number };

export type Composition = {
  options: readonly CustomOption[];
  members: readonly Member[];
  bundle?: BundleSpec;
  downloads?: DownloadSpec;
};

type WithoutId<T> = Omit<T, 'id'>;

/** The same as files describe it, before products and options have ids. */
export type CompositionInput = {
  options: readonly (WithoutId<Omit<CustomOption, 'values'>> & { values: readonly WithoutId<OptionValue>[] })[];
  members: readonly { sku: string; quantity: number }[];
  bundle?: BundleInput;
  downloads?: DownloadInput;
};

/** What is given for an option, by its id; several values of one may be given. */
export type GivenOption = { id: number; value: string };

/** All that is given for a product. */
export type Given = {
  entered?: readonly GivenOption[];
  bundle?: readonly GivenSelection[];
  links?: readonly number[];
};

/** What was filled in for a line: ids of values, or text; what of a bundle, which files. */
export type Choice = {
  options: readonly { id: number; valueIds?: readonly number[]; text?: string }[];
  bundle?: BundleChoice;
  links?: readonly number[];
};

/** A filled-in option in the words of a store view. */
export type ChosenOption = {
  id: number;
  type: OptionType;
  /** It was typed, not chosen. */
  isTyped: boolean;
  label: string;
  isRequired: boolean;
  position: number;
  values: readonly { id: number; label: string; value: string; price: OptionPrice }[];
};
