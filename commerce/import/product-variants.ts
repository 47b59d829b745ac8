import type { AttributeInput } from '#commerce/merchandise/attributes/types.ts';
import type { ProductInput } from '#commerce/merchandise/catalog/types.ts';
import type { ProductRow } from './product-rows.ts';
import type { Products } from './products.ts';

const COLUMN = 'configurable_variations';

export type Variation = { sku: string; options: readonly (readonly [string, string])[] };

const checkVariation = (
  row: ProductRow,
  { sku, options }: Variation,
  child: ProductInput | undefined,
  attributes: ReadonlyMap<string, AttributeInput>,
): void => {
  if (!child) return row.wrong(COLUMN, 'PRODUCT_UNKNOWN', { sku });
  if (child.type !== 'simple') return row.wrong(COLUMN, 'SIMPLE_PRODUCT', { sku });
  for (const [name, value] of options) {
    const attribute = attributes.get(name);
    if (attribute?.input !== 'select') row.wrong(COLUMN, 'VARIANT_ATTRIBUTE', { attribute: name });
    else if (!attribute.options.some(({ code }) => code === value))
      row.wrong(COLUMN, 'OPTION_UNKNOWN', { attribute: name, option: value });
    const own = child.options.find(({ attribute: code }) => code === name);
    if (own && own.option !== value)
      row.wrong(COLUMN, 'VARIANT_DIFFERS', { sku, attribute: name, own: own.option, option: value });
  }
};

const checkCombinations = (row: ProductRow, variations: readonly Variation[], by: readonly string[]): void => {
  const seen = new Map<string, string>();
  for (const { sku, options } of variations) {
    const values = new Map(options);
    const missing = by.filter((name) => !values.get(name));
    if (missing.length) row.wrong(COLUMN, 'VARIANT_INCOMPLETE', { sku, attributes: missing.join(', ') });
    const combination = by.map((name) => `${name}=${values.get(name)}`).join(',');
    const twin = seen.get(combination);
    if (twin) row.wrong(COLUMN, 'VARIANT_TWIN', { sku, other: twin, values: combination });
    seen.set(combination, sku);
  }
};

/** Validates the variants of a configurable product and sets their option values. */
export const checkVariants = (
  row: ProductRow,
  { sku: parent, configurableBy }: ProductInput,
  variations: readonly Variation[],
  { products, attributes }: { products: Products; attributes: ReadonlyMap<string, AttributeInput> },
): void => {
  checkCombinations(row, variations, configurableBy);
  for (const { sku, options } of variations) {
    const child = products.find(sku);
    checkVariation(row, { sku, options }, child, attributes);
    const other = products.parentOf(sku);
    if (other && other !== parent) row.wrong(COLUMN, 'VARIANT_TAKEN', { sku, parent: other });
    const own = child?.options ?? [];
    const missing = options.filter(([name]) => !own.some(({ attribute }) => attribute === name));
    products.setVariant(
      sku,
      parent,
      missing.map(([attribute, option]) => ({ attribute, option })),
    );
  }
};
