export type ProductType = 'simple' | 'configurable' | 'grouped' | 'virtual' | 'downloadable' | 'bundle';

export const PRODUCT_TYPES: readonly ProductType[] = [
  'simple',
  'configurable',
  'grouped',
  'bundle',
  'virtual',
  'downloadable',
];

export type Picture = {
  id: number;
  label: string | null;
  position: number;
  disabled: boolean;
  types: readonly string[];
  /** Path below `/media/catalog/product`. */
  file: string;
};

export type TierPrice = {
  customer_group_id: number;
  qty: number;
  value: number;
  extension_attributes: { percentage_value?: number };
};

/** A product of `/V1/products`. */
export type Product = {
  /** The SKU, which react-admin uses as the id. */
  id: string;
  sku: string;
  name: string;
  price?: number;
  /** 1: published, 2: hidden. */
  status: number;
  visibility: number;
  type_id: ProductType;
  updated_at: string;
  weight: number;
  extension_attributes: {
    version: string;
    category_links: readonly { position: number; category_id: string }[];
    stock_item?: { item_id: number; qty: number; is_in_stock: boolean };
    configurable_product_options?: readonly { attribute_id: string; label: string }[];
  };
  media_gallery_entries: readonly Picture[];
  tier_prices: readonly TierPrice[];
  custom_attributes: readonly { attribute_code: string; value: string | readonly string[] }[];
};

/** Fields of `/V1/products/:sku/texts` with a value of their own in a store view. */
export const TEXT_FIELDS = [
  'name',
  'url_key',
  'short_description',
  'description',
  'meta_title',
  'meta_description',
  'meta_keyword',
] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** Stored texts; `store_id` 0 is the value of all store views without their own. */
export type Texts = {
  version: string;
  texts: readonly ({ store_id: number } & Record<TextField, string | null>)[];
  values: readonly { store_id: number; attribute_code: string; value: string }[];
  media_labels: readonly { id: number; store_id: number; label: string }[];
};

export type Attribute = {
  attribute_id: number;
  attribute_code: string;
  frontend_input: 'select' | 'multiselect' | 'boolean' | 'text';
  default_frontend_label: string;
  is_filterable: boolean;
  options: readonly { label: string; value: string }[];
};

export type View = { id: number; code: string; locale: string; base_currency_code: string };

export type Category = { id: number; name: string; level: number; children_data: readonly Category[] };

/** A change of `/V1/products/:sku/changes`. */
export type Change = {
  created_at: string;
  channel: 'counter' | 'program' | 'command';
  who: string | null;
  action: string;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
};

export const isPublished = ({ status }: Pick<Product, 'status'>): boolean => status === 1;

export const customValue = (product: Product, code: string): string => {
  const value = product.custom_attributes.find(({ attribute_code }) => attribute_code === code)?.value ?? '';
  return typeof value === 'string' ? value : value.join(',');
};

/** The picture of lists; else the first one. */
export const mainPicture = ({ media_gallery_entries: pictures }: Product): Picture | undefined =>
  pictures.find(({ types }) => types.includes('small_image')) ?? pictures.find(({ disabled }) => !disabled);

export const pictureUrl = (file: string, width: 80 | 160 | 320): string =>
  `/media/catalog/product${file.split('/').map(encodeURIComponent).join('/')}?width=${width}&auto=webp`;

export const productPath = (sku: string): string => `/V1/products/${encodeURIComponent(sku)}`;

/** The path of a request for one store view. */
export const inView = (view: Pick<View, 'code'>, path: string): string => `/${view.code}${path}`;
