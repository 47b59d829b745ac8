import type { Wording } from '#commerce/platform/store-view-types.ts';

export type AttributeKind = 'select' | 'multiselect' | 'boolean' | 'text' | 'decimal';
export type Labels = Readonly<Partial<Record<Wording, string>>>;

/** A product attribute as defined by the merchant. */
export type Attribute = {
  id: number;
  code: string;
  input: AttributeKind;
  labels: Labels;
  /** Unit of a decimal, e.g. `mm`. */
  unit: string | null;
  isFilterable: boolean;
  isSearchable: boolean;
  isSortable: boolean;
  isComparable: boolean;
  isUsedInListing: boolean;
  isVisibleOnFront: boolean;
  position: number;
  /** In their order; empty unless select or multiselect. */
  options: readonly AttributeOption[];
};

export type AttributeOption = {
  id: number;
  code: string;
  labels: Labels;
  position: number;
  swatch: string | null;
  /** Customer groups that see no price of a product with this value; 0 is the guest. */
  hidesPriceFrom: readonly number[];
  /** Limits of the products with this option of a computed attribute; null for other options. */
  group: GroupLimits | null;
};

/** Limits of a group of products. All of them apply; lengths of sides are in inches, thicknesses in millimetres. */
export type GroupLimits = Partial<
  Record<
    | 'shortSideFrom'
    | 'shortSideTo'
    | 'longSideFrom'
    | 'longSideTo'
    | 'ratioFrom'
    | 'ratioBelow'
    | 'thicknessFrom'
    | 'thicknessTo',
    number
  >
> & {
  /** True for the group of all trims, which has no other limits. */
  isTrim?: boolean;
};

export type AttributeInput = Omit<Attribute, 'id' | 'options'> & { options: readonly Omit<AttributeOption, 'id'>[] };

/** All product attributes, by code and by id. */
export type AttributeSet = {
  all: readonly Attribute[];
  byCode: ReadonlyMap<string, Attribute>;
  byId: ReadonlyMap<number, Attribute>;
  optionById: ReadonlyMap<number, AttributeOption>;
};
