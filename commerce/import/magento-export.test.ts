import { expect, test } from 'vitest';
import { smallCatalogueFile } from './testing/small-catalogue.ts';
import { problemsOf, reported } from './testing/report.ts';

/** All columns of a product export of Magento 2.4, in its order. */
const COLUMNS =
  'sku,store_view_code,attribute_set_code,product_type,categories,product_websites,name,description,short_description,weight,product_online,tax_class_name,visibility,price,special_price,special_price_from_date,special_price_to_date,url_key,meta_title,meta_keywords,meta_description,base_image,base_image_label,small_image,small_image_label,thumbnail_image,thumbnail_image_label,swatch_image,swatch_image_label,created_at,updated_at,new_from_date,new_to_date,display_product_options_in,map_price,msrp_price,map_enabled,gift_message_available,custom_design,custom_design_from,custom_design_to,custom_layout_update,page_layout,product_options_container,msrp_display_actual_price_type,country_of_manufacture,additional_attributes,qty,out_of_stock_qty,use_config_min_qty,is_qty_decimal,allow_backorders,use_config_backorders,min_cart_qty,use_config_min_sale_qty,max_cart_qty,use_config_max_sale_qty,is_in_stock,notify_on_stock_below,use_config_notify_stock_qty,manage_stock,use_config_manage_stock,use_config_qty_increments,qty_increments,use_config_enable_qty_inc,enable_qty_increments,is_decimal_divided,website_id,deferred_stock_update,use_config_deferred_stock_update,related_skus,related_position,crosssell_skus,crosssell_position,upsell_skus,upsell_position,additional_images,additional_image_labels,hide_from_product_page,custom_options,bundle_price_type,bundle_sku_type,bundle_price_view,bundle_weight_type,bundle_values,bundle_shipment_type,associated_skus,downloadable_links,downloadable_samples,configurable_variations,configurable_variation_labels'.split(
    ',',
  );

/** Attributes that a Magento export writes for every product. */
const EVERY = {
  attribute_set_code: 'Default',
  product_websites: 'base',
  product_online: '1',
  tax_class_name: 'Taxable Goods',
  visibility: 'Catalog, Search',
  weight: '1.500000',
  created_at: '11/28/24, 3:05 PM',
  updated_at: '11/28/24, 3:05 PM',
  display_product_options_in: 'Block after Info Column',
  gift_message_available: 'Use config',
  msrp_display_actual_price_type: 'Use config',
  qty: '100.0000',
  out_of_stock_qty: '0.0000',
  use_config_min_qty: '1',
  is_qty_decimal: '0',
  allow_backorders: '0',
  use_config_backorders: '1',
  min_cart_qty: '1.0000',
  use_config_min_sale_qty: '1',
  max_cart_qty: '10000.0000',
  use_config_max_sale_qty: '1',
  is_in_stock: '1',
  notify_on_stock_below: '1.0000',
  use_config_notify_stock_qty: '1',
  manage_stock: '1',
  use_config_manage_stock: '1',
  use_config_qty_increments: '1',
  qty_increments: '1.0000',
  use_config_enable_qty_inc: '1',
  enable_qty_increments: '0',
  is_decimal_divided: '0',
  website_id: '0',
} as const;

type Row = Readonly<Record<string, string>>;
const cell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const csv = (...rows: readonly Row[]): string =>
  [COLUMNS.join(','), ...rows.map((row) => COLUMNS.map((column) => cell(row[column] ?? '')).join(','))].join('\n');

const SIMPLE: Row = {
  ...EVERY,
  sku: '24-MB01',
  product_type: 'simple',
  categories: 'Default Category/Natural Stone Tiles,Default Category/Natural Stone Tiles/Marble',
  name: 'Joust Duffle Bag',
  description: '<p>The sporty Joust Duffle Bag.</p>',
  price: '34.000000',
  special_price: '30.500000',
  special_price_from_date: '1/5/24',
  special_price_to_date: '12/31/2029, 12:00\u202fAM',
  url_key: 'joust-duffle-bag',
  meta_title: '__EMPTY__VALUE__',
  base_image: '/m/b/mb01-blue-0.jpg',
  additional_attributes:
    'has_options=0,required_options=0,material=marble,options_container=Block after Info Column,country_of_manufacture=Canada, Québec,quantity_and_stock_status=In Stock,gift_message_available=__EMPTY__VALUE__,finish=__EMPTY__VALUE__',
};

const load = (...rows: readonly Row[]) =>
  reported({ 'products/magento.csv': csv(...rows), 'attributes.yaml': smallCatalogueFile('attributes.yaml') });

test('loads an export of Magento and lists ignored columns once', async () => {
  const { problems, notes } = await load(SIMPLE);
  expect(problems).toEqual([]);
  const unread = notes.filter((note) => note.includes('nothing is read from'));
  expect(unread).toHaveLength(1);
  expect(unread[0]).toMatch(
    /^products\/magento\.csv, line 1: nothing is read from: created_at, updated_at, display_product_options_in, /,
  );
  expect(unread[0]).toMatch(/use_config_min_qty.*max_cart_qty.*manage_stock.*website_id$/);
  expect(unread[0]).not.toMatch(/ (?:price|qty|sku|small_image),/);
});

test('loads a bundle, customizable options and a configurable product of an export', async () => {
  const bundle: Row = {
    ...SIMPLE,
    sku: 'KIT',
    product_type: 'bundle',
    url_key: 'kit',
    price: '',
    special_price: '',
    special_price_from_date: '',
    special_price_to_date: '',
    weight: '',
    additional_attributes: 'sku_type=0,price_type=0,weight_type=0,price_view=0,shipment_type=0',
    bundle_price_type: 'dynamic',
    bundle_sku_type: 'dynamic',
    bundle_price_view: 'Price range',
    bundle_weight_type: 'dynamic',
    bundle_shipment_type: 'together',
    bundle_values:
      'name=Stone,type=radio,required=1,sku=24-MB01,price=0.0000,default=1,default_qty=1.0000,price_type=fixed,can_change_qty=1|name=Stone,type=radio,required=1,sku=24-MB02,price=0.0000,default=0,default_qty=1.0000,price_type=fixed,can_change_qty=1',
  };
  const withOptions: Row = {
    ...SIMPLE,
    sku: '24-MB02',
    url_key: 'wayfarer',
    custom_options:
      'name=Engraving,type=drop_down,required=0,price=0.000000,price_type=fixed,sku=,max_characters=0,file_extension=,image_size_x=0,image_size_y=0,option_title=Gold|name=Engraving,type=drop_down,required=0,price=0.000000,price_type=fixed,sku=,max_characters=0,file_extension=,image_size_x=0,image_size_y=0,option_title=Silver',
  };
  const configurable: Row = {
    ...SIMPLE,
    sku: 'WH01',
    product_type: 'configurable',
    url_key: 'hoodie',
    price: '',
    special_price: '',
    special_price_from_date: '',
    special_price_to_date: '',
    qty: '0.0000',
    weight: '',
    additional_attributes: 'has_options=1,required_options=1',
    configurable_variations: 'sku=24-MB01,size=12x24|sku=24-MB02,size=24x48',
    configurable_variation_labels: 'size=Size',
  };
  expect((await load(SIMPLE, withOptions, bundle, configurable)).problems).toEqual([]);
});

test.each([
  ['34.000000', []],
  ['34.500000', []],
  ['34.5', []],
  ['34.', []],
  ['0.000000', []],
  [
    '34.999900',
    ['products/magento.csv, line 2, price: "34.999900" has a part of a cent: write two decimals, such as 85.99'],
  ],
  ['34.005', ['products/magento.csv, line 2, price: "34.005" has a part of a cent: write two decimals, such as 85.99']],
  ['34,00', ['products/magento.csv, line 2, price: "34,00" is no amount such as 85.99']],
  ['$34.00', ['products/magento.csv, line 2, price: "$34.00" is no amount such as 85.99']],
  ['-34.00', ['products/magento.csv, line 2, price: "-34.00" is no amount such as 85.99']],
  ['NaN', ['products/magento.csv, line 2, price: "NaN" is no amount such as 85.99']],
])('price of %s', async (price, problems) => {
  expect(
    (await load({ ...SIMPLE, special_price: '', special_price_from_date: '', special_price_to_date: '', price }))
      .problems,
  ).toEqual(problems);
});

test.each([
  ['1/5/24', []],
  ['01/05/2024', []],
  ['1/5/24, 12:00 AM', []],
  ['2024-01-05 00:00:00', []],
  ['2024-01-05', []],
  ['13/5/24', [expect.stringMatching(/special_price_from_date: must be a day/)]],
  ['2/30/24', [expect.stringMatching(/special_price_from_date: must be a day/)]],
])('special price from %s', async (special_price_from_date, problems) => {
  expect((await load({ ...SIMPLE, special_price_from_date })).problems).toEqual(problems);
});

test('rejects an attribute that neither the shop nor every Magento installation defines', async () => {
  expect(
    await problemsOf({
      'products/magento.csv': csv({ ...SIMPLE, additional_attributes: 'activity=Gym,material=marble' }),
    }),
  ).toEqual([
    'products/magento.csv, line 2, additional_attributes: there is no attribute "activity" in attributes.yaml',
  ]);
});

test('removes pasted invisible characters from identifiers and rejects direction marks', async () => {
  expect((await load({ ...SIMPLE, sku: '\u200b24-MB01\u00a0', url_key: 'joust-duffle\u00ad-bag' })).problems).toEqual(
    [],
  );
  expect((await load({ ...SIMPLE, sku: '24-\u202eMB01' })).problems[0]).toBe(
    'products/magento.csv, line 2, sku: contains a character that cannot be seen (U+202E): type it anew',
  );
});
