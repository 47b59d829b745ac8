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

/** A known column of a product file. */
export type ProductColumn = (typeof COLUMNS)[number];

/** Columns that Magento requires and this shop ignores. */
const UNREAD: readonly string[] = ['product_websites', 'configurable_variation_labels'];

/** Further columns of Magento's own export; they are noted as not read, and never taken for misspelt ones. */
const OF_MAGENTO: ReadonlySet<string> = new Set(
  `small_image small_image_label thumbnail_image thumbnail_image_label swatch_image swatch_image_label created_at updated_at
  new_from_date new_to_date display_product_options_in map_price msrp_price map_enabled gift_message_available custom_design
  custom_design_from custom_design_to custom_layout_update page_layout product_options_container
  msrp_display_actual_price_type country_of_manufacture out_of_stock_qty use_config_min_qty is_qty_decimal allow_backorders
  use_config_backorders min_cart_qty use_config_min_sale_qty max_cart_qty use_config_max_sale_qty notify_on_stock_below
  use_config_notify_stock_qty manage_stock use_config_manage_stock use_config_qty_increments qty_increments
  use_config_enable_qty_inc enable_qty_increments is_decimal_divided website_id deferred_stock_update
  use_config_deferred_stock_update related_position crosssell_position upsell_position hide_from_product_page
  gift_wrapping_available gift_wrapping_price is_returnable tax_class_id`.split(/\s+/),
);

/** Edit distance of two words. */
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

/** Suggestion for an unknown column name: the closest column missing in the file. */
const meantBy = (name: string, present: ReadonlySet<string>): ProductColumn | undefined =>
  COLUMNS.find(
    (column) =>
      !present.has(column) &&
      lettersBetween(name.toLowerCase().replaceAll(/[ -]/g, '_'), column) <= Math.min(2, Math.floor(column.length / 3)),
  );

/** Unused columns: probable misspellings with a suggestion, and the others. */
export const unreadColumns = (names: ReadonlySet<string>) => {
  const unread = [...names].filter((name) => ![...COLUMNS, ...UNREAD].includes(name));
  const misspelt = unread.flatMap((name) => {
    const column = OF_MAGENTO.has(name) ? undefined : meantBy(name, names);
    return column ? [{ name, column }] : [];
  });
  return { misspelt, others: unread.filter((name) => !misspelt.some((one) => one.name === name)) };
};
