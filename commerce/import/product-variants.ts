import type { AttributeInput } from '#commerce/merchandise/attributes/types.ts';
import type { ProductInput } from '#commerce/merchandise/catalog/types.ts';
import type { ProductRow, ProductRows } from './product-rows.ts';

const COLUMN = 'configurable_variations';

type Variation = { sku: string; options: readonly (readonly [string, string])[] };

type Catalogue = { bySku: ReadonlyMap<string, ProductInput>; attributes: ReadonlyMap<string, AttributeInput> };

const checkVariation = (row: ProductRow, { sku, options }: Variation, { bySku, attributes }: Catalogue): void => {
  const child = bySku.get(sku);
  if (!child) return row.wrong(COLUMN, `there is no product "${sku}"`);
  if (child.type !== 'simple') return row.wrong(COLUMN, `"${sku}" is no simple product`);
  for (const [name, value] of options) {
    const attribute = attributes.get(name);
    if (attribute?.input !== 'select') row.wrong(COLUMN, `"${name}" is no select attribute`);
    else if (!attribute.options.some(({ code }) => code === value))
      row.wrong(COLUMN, `${name} has no option "${value}"`);
    const own = child.options.find(({ attribute: code }) => code === name);
    if (own && own.option !== value) row.wrong(COLUMN, `${sku} has ${name}=${own.option} in its own row, not ${value}`);
  }
};

const checkCombinations = (row: ProductRow, variations: readonly Variation[], by: readonly string[]): void => {
  const seen = new Map<string, string>();
  for (const { sku, options } of variations) {
    const values = new Map(options);
    const missing = by.filter((name) => !values.get(name));
    if (missing.length) row.wrong(COLUMN, `${sku} has no ${missing.join(' and no ')}`);
    const combination = by.map((name) => `${name}=${values.get(name)}`).join(',');
    const twin = seen.get(combination);
    if (twin) row.wrong(COLUMN, `${sku} and ${twin} are both ${combination}`);
    seen.set(combination, sku);
  }
};

/** Checks the variants of every configurable product and gives each variant the values that make it. */
export const checkVariants = (
  rows: readonly ProductRows[],
  products: readonly ProductInput[],
  variationsOf: (row: ProductRow) => readonly Variation[],
  attributes: ReadonlyMap<string, AttributeInput>,
): readonly ProductInput[] => {
  const bySku = new Map(products.map((product) => [product.sku, product]));
  const added = new Map<string, ProductInput['options'][number][]>();
  const parents = new Map<string, string>();
  products.forEach((product, index) => {
    const row = rows[index]?.base;
    if (!row || product.type !== 'configurable') return;
    const variations = variationsOf(row);
    checkCombinations(row, variations, product.configurableBy);
    for (const variation of variations) {
      checkVariation(row, variation, { bySku, attributes });
      const other = parents.get(variation.sku);
      if (other && other !== product.sku) row.wrong(COLUMN, `"${variation.sku}" is a variant of ${other} already`);
      parents.set(variation.sku, product.sku);
      const own = bySku.get(variation.sku)?.options ?? [];
      const missing = variation.options.filter(([name]) => !own.some(({ attribute }) => attribute === name));
      if (missing.length)
        added.set(
          variation.sku,
          missing.map(([attribute, option]) => ({ attribute, option })),
        );
    }
  });
  for (const [index, { links }] of products.entries()) {
    for (const { kind, sku } of links)
      if (!bySku.has(sku)) rows[index]?.base.wrong(`${kind}_skus`, `there is no product "${sku}"`);
  }
  return products.map((product) => ({ ...product, options: [...product.options, ...(added.get(product.sku) ?? [])] }));
};
