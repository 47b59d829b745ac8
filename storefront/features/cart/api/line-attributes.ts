import type { CartLineFragment } from './get-cart.graphql.ts';

type Attributes = CartLineFragment['product']['custom_attributesV2'];

/** Value or label of an attribute of a product. */
export const attributeIn = (attributes: Attributes, code: string): string | undefined => {
  for (const item of attributes?.items ?? []) {
    if (item?.code !== code) continue;
    return item.__typename === 'AttributeValue' ? item.value : item.selected_options[0]?.label;
  }
  return undefined;
};

/** Square feet per selling unit; undefined for products not sold by area. */
export const coverageIn = (attributes: Attributes): number | undefined => {
  const coverage = Number(attributeIn(attributes, 'coverage_sq_ft'));
  return Number.isFinite(coverage) && coverage > 0 ? coverage : undefined;
};
