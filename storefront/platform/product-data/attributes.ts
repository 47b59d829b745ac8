type Choice = { label: string; value: string };

/** The queried fields of `items` in `custom_attributesV2`. */
export type AttributeItem =
  | { __typename: 'AttributeValue'; code: string; value: string }
  | { __typename: 'AttributeSelectedOptions'; code: string; selected_options: readonly (Choice | null)[] };

/** Attribute values of one product by code. An absent code means unknown, never "no". */
export type Attributes = ReadonlyMap<string, AttributeItem>;

export const attributesOf = (source: { items: readonly (AttributeItem | null)[] } | null | undefined): Attributes => {
  const known = (source?.items ?? []).filter((item) => item !== null);
  return new Map(known.map((item) => [item.code, item]));
};

/** Labels of the selected options, or the plain value. */
export const labelsOf = (attributes: Attributes, code: string): string[] => {
  const item = attributes.get(code);
  if (!item) return [];
  if (item.__typename === 'AttributeValue') return item.value === '' ? [] : [item.value];
  return item.selected_options.flatMap((option) => (option ? [option.label] : []));
};

export const labelOf = (attributes: Attributes, code: string): string | undefined => labelsOf(attributes, code)[0];

/** Decimal values are sent as text; undefined unless above 0. */
export const numberOf = (attributes: Attributes, code: string): number | undefined => {
  const value = Number(labelOf(attributes, code));
  return Number.isFinite(value) && value > 0 ? value : undefined;
};

/** Boolean values are sent as 1 and 0; undefined if unknown. */
export const booleanOf = (attributes: Attributes, code: string): boolean | undefined => {
  const item = attributes.get(code);
  const value = item?.__typename === 'AttributeSelectedOptions' ? item.selected_options[0]?.value : item?.value;
  return value === '1' || value === 'true' ? true : value === '0' || value === 'false' ? false : undefined;
};
