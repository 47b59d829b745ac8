/** Columns that each product file has. */
export const REQUIRED_COLUMNS = [
  'sku',
  'store_view_code',
  'product_type',
  'name',
  'price',
  'url_key',
  'categories',
  'visibility',
] as const;

const COLUMNS = [
  ...REQUIRED_COLUMNS,
  'attribute_set_code',
  'description',
  'short_description',
  'weight',
  'product_online',
  'tax_class_name',
  'special_price',
  'special_price_from_date',
  'special_price_to_date',
  'meta_title',
  'meta_description',
  'meta_keywords',
  'base_image',
  'base_image_label',
  'additional_images',
  'additional_image_labels',
  'additional_attributes',
  'qty',
  'is_in_stock',
  'configurable_variations',
  'related_skus',
  'upsell_skus',
  'crosssell_skus',
  'custom_options',
  'associated_skus',
  'bundle_values',
  'bundle_price_type',
  'bundle_sku_type',
  'bundle_price_view',
  'bundle_weight_type',
  'bundle_shipment_type',
  'downloadable_links',
  'downloadable_samples',
] as const;

/** A column of a product file that is read. */
export type ProductColumn = (typeof COLUMNS)[number];

/** Magento wants them; here nothing depends on them. */
const UNREAD: readonly string[] = ['product_websites', 'configurable_variation_labels'];

/** How many letters have to be typed anew to turn one word into the other. */
const lettersBetween = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [above, letter] of [...from].entries()) {
    const next = [above + 1];
    for (const [index, other] of [...to].entries())
      next.push(
        Math.min((next[index] ?? 0) + 1, (row[index + 1] ?? 0) + 1, (row[index] ?? 0) + Number(letter !== other)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
};

/** The column that a name nobody reads was most likely meant to be, one that the file has not got. */
const meantBy = (name: string, present: ReadonlySet<string>): ProductColumn | undefined =>
  COLUMNS.find(
    (column) =>
      !present.has(column) &&
      lettersBetween(name.toLowerCase().replaceAll(/[ -]/g, '_'), column) <= Math.min(2, Math.floor(column.length / 3)),
  );

/** Columns of a file that are not read: those that look misspelt, with what they may mean, and the others. */
export const unreadColumns = (names: ReadonlySet<string>) => {
  const unread = [...names].filter((name) => ![...COLUMNS, ...UNREAD].includes(name));
  const misspelt = unread.flatMap((name) => {
    const column = meantBy(name, names);
    return column ? [{ name, column }] : [];
  });
  return { misspelt, others: unread.filter((name) => !misspelt.some((one) => one.name === name)) };
};
