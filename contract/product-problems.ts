/**
 * Problems and notes of product rows in an import, with their parameters as `%{name}`. They are shown next to the name
 * of the field.
 */
export const PRODUCT_PROBLEMS = {
  AMOUNT: '"%{text}" is no amount such as 85.99',
  AMOUNT_CENTS: '"%{text}" has a part of a cent: write two decimals, such as 85.99',
  AMOUNT_DECIMALS: '"%{text}" has more than the %{decimals} decimals of %{currency}',
  ATTRIBUTE_COMPUTED: '%{attribute} is computed from other values: remove it',
  ATTRIBUTE_EMPTY: '%{attribute} has no value: write %{attribute}=…',
  ATTRIBUTE_PER_VIEW: '%{attribute} is the same in every store view',
  ATTRIBUTE_UNKNOWN: 'there is no attribute "%{attribute}" in attributes.yaml',
  BUNDLE_FIXED_DYNAMIC: 'must be fixed or dynamic',
  BUNDLE_KIND: '"%{name}" must be one of %{kinds}, not "%{kind}"',
  BUNDLE_PART_NAMELESS: 'names no part: name=…',
  BUNDLE_PRICE_VIEW: 'must be "Price range" or "As low as"',
  BUNDLE_QUANTITY: 'the quantity of "%{sku}" is no whole number from 1',
  BUNDLE_SHIPMENT: 'has no effect: the parts of a bundle leave in one shipment',
  BUNDLE_SKU: 'has no effect: a bundle has one sku',
  CATEGORY_UNKNOWN: 'there is no category "%{path}" in categories.yaml',
  COLOUR: '%{attribute} must be a colour such as #c9c8c4, not "%{text}"',
  COLUMNS_MISSING: 'the columns %{columns} are missing',
  COLUMNS_UNREAD: 'nothing is read from: %{columns}',
  COLUMN_MISSING: 'the column %{column} is missing',
  COLUMN_MISSPELT: 'there is no column "%{column}": "%{meant}" may be meant',
  COLUMN_TWICE: 'the column %{column} is there twice',
  DATE: 'must be a day such as 2027-04-01, or with a time: 2027-04-01 09:00',
  DATE_ORDER: 'must be after %{from}',
  DATE_SKIPPED: 'there is no such time in %{timeZone}',
  DOWNLOADS: '"%{text}" is no number of downloads',
  EMPTY: 'is empty',
  FILE_UNKNOWN: 'there is no file "downloads/%{file}"',
  NUMBER: '%{attribute} must be a number, not "%{text}"',
  NUMBER_ABOVE_ZERO: '%{attribute} must be more than 0, not "%{text}"',
  OPTIONS_TOO_MANY: '%{attribute} takes one value, not %{count}',
  OPTION_KIND: '"%{name}" must be one of %{kinds}, not "%{kind}"',
  OPTION_NAMELESS: '"%{part}" has no name',
  OPTION_PRICE: '"%{text}" is no price such as 5.00',
  OPTION_PRICE_MISSING: '"%{name}" has no price in %{currencies}',
  OPTION_UNKNOWN: '%{attribute} has no option "%{option}"',
  PART_PRICE_MISSING: 'part %{part} has no price in %{currencies}',
  PART_TITLE_MISSING: 'part %{part} has no title',
  PERCENTAGE: '"%{text}" is no percentage',
  PICTURE_UNKNOWN: 'there is no picture media/catalog/product/%{file}',
  PIECE_SIZE: '%{attribute} must be a size such as 25 × 76 mm, or 25 mm for equal sides, not "%{text}"',
  PRICE_MISSING: 'needs a price beside it',
  PRICE_TWICE: 'the price in %{currency} stands in another row already',
  PRODUCT_TYPE: 'must be one of %{types}, not "%{type}"',
  PRODUCT_UNKNOWN: 'there is no product "%{sku}"',
  QUANTITY: '"%{text}" is no whole number',
  QUANTITY_OF_PART: 'the quantity of "%{sku}" is no whole number',
  QUOTATION_MARK: 'a quotation mark is out of place: inside a value it is written twice, ""',
  SIMPLE_OR_VIRTUAL: '"%{sku}" is no simple or virtual product',
  SIMPLE_PRODUCT: '"%{sku}" is no simple product',
  SKU_CAPITALS: '"%{sku}" differs in capitals alone from "%{other}" of %{file}, line %{line}',
  SKU_HIDDEN: 'contains a character that cannot be seen (%{character}): type it anew',
  SKU_NEW: 'there is no product "%{sku}"; to add one, also give: %{columns}',
  SKU_NO_BASE: '"%{sku}" has no row without a store_view_code',
  SKU_NOT_IN_FILES: '"%{sku}" is not in the files of the catalogue; also give: %{columns}',
  SKU_TWICE: '"%{sku}" stands twice: first in %{file}, line %{line}',
  SPECIAL_PRICE_HIGH: 'is not below the price and has no effect',
  TAX_CLASS: '"%{given}" has no effect: the taxes of taxes.yaml are charged',
  UNREADABLE: '%{problem}',
  URL_KEY: '"%{urlKey}" must be lower-case letters, digits and single hyphens',
  URL_KEY_RESERVED: '"%{address}" is an address of the shop itself',
  URL_KEY_TAKEN: '"%{urlKey}" is that of %{sku} already',
  VALUES_TOO_MANY:
    'has more values than the first line has columns: a value that holds what separates them stands in quotes',
  VARIANT_ATTRIBUTE: '"%{attribute}" is no select attribute',
  VARIANT_DIFFERS: '%{sku} has %{attribute}=%{own} in its own row, not %{option}',
  VARIANT_INCOMPLETE: '%{sku} has no %{attributes}',
  VARIANT_NAMELESS: '"%{part}" names no sku',
  VARIANT_TAKEN: '"%{sku}" is a variant of %{parent} already',
  VARIANT_TWIN: '%{sku} and %{other} are both %{values}',
  VARIATIONS_UNUSED: 'has no effect: the product_type is %{type}',
  VIEW_TWICE: '"%{sku}" has two rows for %{view}',
  VIEW_UNKNOWN: 'there is no store view "%{view}"',
  VISIBILITY: 'must be one of %{values}',
  WEIGHT: '"%{text}" is no weight in kilograms',
  WEIGHT_MISSING: 'is empty: shipping needs it',
  YES_NO: 'must be 1 or 0, not "%{text}"',
  YES_NO_ATTRIBUTE: '%{attribute} must be Yes or No, not "%{text}"',
} as const;

export type ProductProblemCode = keyof typeof PRODUCT_PROBLEMS;

type NamesIn<Text extends string> = Text extends `${string}%{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The parameters in the text of a problem. */
export type ProductProblemParameters<Code extends ProductProblemCode> = Readonly<
  Record<NamesIn<(typeof PRODUCT_PROBLEMS)[Code]>, string | number>
>;
