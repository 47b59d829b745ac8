import { isAttributeCode } from '#contract/attribute-code.ts';
import type { ProductAttributeFilterInput, ProductAttributeSortInput } from '#contract/generated/schema-types.ts';
import type { Attribute, AttributeKind } from '#commerce/merchandise/attributes/types.ts';

/** Fields of every list; the type keeps them equal to the contract's. */
const OF_EVERY_LIST: Readonly<Record<keyof ProductAttributeFilterInput | keyof ProductAttributeSortInput, true>> = {
  category_id: true,
  category_uid: true,
  category_url_path: true,
  name: true,
  description: true,
  short_description: true,
  price: true,
  sku: true,
  url_key: true,
  price_per_sq_ft: true,
  price_per_m2: true,
  relevance: true,
  position: true,
};

/** Returns true for an attribute code that can be a filter or sort key beyond the standard ones. */
export const isListField = (code: string): boolean => isAttributeCode(code) && !Object.hasOwn(OF_EVERY_LIST, code);

/** Attributes that filter lists. */
export const filterableOf = (attributes: readonly Attribute[]): readonly Attribute[] =>
  attributes.filter(({ isFilterable, code }) => isFilterable && isListField(code));

/** Attributes that sort lists. */
export const sortableOf = (attributes: readonly Attribute[]): readonly Attribute[] =>
  attributes.filter(({ isSortable, code }) => isSortable && isListField(code));

const FILTER_INPUTS: Readonly<Record<AttributeKind, string>> = {
  select: 'FilterEqualTypeInput',
  multiselect: 'FilterEqualTypeInput',
  boolean: 'FilterEqualTypeInput',
  decimal: 'FilterRangeTypeInput',
  text: 'FilterMatchTypeInput',
};

const extension = (input: string, fields: readonly string[]): string =>
  fields.length > 0 ? `extend input ${input} {\n${fields.map((field) => `  ${field}\n`).join('')}}\n` : '';

/** SDL of the fields that attributes add to the inputs of lists; empty without any. */
export const listInputsOf = (attributes: readonly Attribute[]): string =>
  extension(
    'ProductAttributeFilterInput',
    filterableOf(attributes).map(({ code, input }) => `${code}: ${FILTER_INPUTS[input]}`),
  ) +
  extension(
    'ProductAttributeSortInput',
    sortableOf(attributes).map(({ code }) => `${code}: SortEnum`),
  );
