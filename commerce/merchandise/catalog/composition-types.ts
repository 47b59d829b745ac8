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

/** A customizable option: entered, or selected from values. */
export type CustomOption = {
  id: number;
  type: OptionType;
  titles: Titles;
  isRequired: boolean;
  /** Price of an entered option. */
  price: OptionPrice;
  sku: string | null;
  maxCharacters: number | null;
  /** Values of a selected option. */
  values: readonly OptionValue[];
};

/** A member of a grouped product, with its default quantity. */
export type Member = { productId: number; quantity: number };

export type Composition = {
  options: readonly CustomOption[];
  members: readonly Member[];
  bundle?: BundleSpec;
  downloads?: DownloadSpec;
};

type WithoutId<T> = Omit<T, 'id'>;

/** The same in catalogue files, before products and options have ids. */
export type CompositionInput = {
  options: readonly (WithoutId<Omit<CustomOption, 'values'>> & { values: readonly WithoutId<OptionValue>[] })[];
  members: readonly { sku: string; quantity: number }[];
  bundle?: BundleInput;
  downloads?: DownloadInput;
};

/** The input for an option, by its id; one option may have several values. */
export type GivenOption = { id: number; value: string };

/** All input for a product. */
export type Given = {
  entered?: readonly GivenOption[];
  bundle?: readonly GivenSelection[];
  links?: readonly number[];
};

/** The choices of a line: value ids or text; selections of a bundle, files. */
export type Choice = {
  options: readonly { id: number; valueIds?: readonly number[]; text?: string }[];
  bundle?: BundleChoice;
  links?: readonly number[];
};

/** A chosen option in the wording of a store view. */
export type ChosenOption = {
  id: number;
  type: OptionType;
  /** Entered as text, not selected. */
  isTyped: boolean;
  label: string;
  isRequired: boolean;
  position: number;
  values: readonly { id: number; label: string; value: string; price: OptionPrice }[];
};
