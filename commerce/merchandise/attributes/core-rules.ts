import { fieldsOf } from './person-rules.ts';

/** Type and input of an attribute, in Magento's terms. */
export type CoreAttribute = {
  type: string;
  input: string;
  isRequired?: true;
  isUnique?: true;
  isFilterable?: true;
  isSearchable?: true;
  isUsedInListing?: true;
  isHtml?: true;
  /** Stored with the product itself, as in Magento; not in attribute lists. */
  isStatic?: true;
};

const text: CoreAttribute = { type: 'String', input: 'text' };
const long: CoreAttribute = { type: 'String', input: 'textarea' };
const price: CoreAttribute = { type: 'Float', input: 'price' };
const choice: CoreAttribute = { type: 'Int', input: 'select' };
const date: CoreAttribute = { type: 'String', input: 'date' };

/** Core product attributes of every Magento, besides the merchant's own. */
const PRODUCT: Readonly<Record<string, CoreAttribute>> = {
  sku: { ...text, isRequired: true, isUnique: true, isSearchable: true, isStatic: true },
  name: { ...text, isRequired: true, isSearchable: true, isUsedInListing: true },
  description: { ...long, isSearchable: true, isHtml: true },
  short_description: { ...long, isSearchable: true, isUsedInListing: true, isHtml: true },
  price: { ...price, isRequired: true, isFilterable: true, isUsedInListing: true },
  special_price: { ...price, isUsedInListing: true },
  special_from_date: date,
  special_to_date: date,
  weight: { type: 'Float', input: 'weight' },
  status: choice,
  visibility: choice,
  tax_class_id: choice,
  country_of_manufacture: { type: 'String', input: 'select' },
  url_key: { ...text, isUsedInListing: true },
  meta_title: text,
  meta_keyword: long,
  meta_description: long,
  image: { type: 'String', input: 'media_image' },
  small_image: { type: 'String', input: 'media_image', isUsedInListing: true },
  thumbnail: { type: 'String', input: 'media_image', isUsedInListing: true },
};

const CATEGORY: Readonly<Record<string, CoreAttribute>> = {
  name: { ...text, isRequired: true },
  is_active: { ...choice, isRequired: true },
  description: { ...long, isHtml: true },
  image: { type: 'String', input: 'image' },
  display_mode: { type: 'String', input: 'select' },
  include_in_menu: choice,
  url_key: text,
  meta_title: text,
  meta_keywords: long,
  meta_description: long,
};

const person = (entity: Parameters<typeof fieldsOf>[0]): Readonly<Record<string, CoreAttribute>> =>
  Object.fromEntries(
    fieldsOf(entity).map(({ code, input }) => [
      code,
      { type: code === 'gender' ? 'Int' : 'String', input: input.toLowerCase() },
    ]),
  );

const KINDS: readonly (readonly [names: readonly string[], Readonly<Record<string, CoreAttribute>>])[] = [
  [['catalog_product', '4'], PRODUCT],
  [['catalog_category', '3'], CATEGORY],
  [['customer', '1'], person('CUSTOMER')],
  [['customer_address', '2'], person('CUSTOMER_ADDRESS')],
];

const kindOf = (entity: string) => KINDS.find(([names]) => names.includes(entity.toLowerCase()));

/** Core attributes of an entity type by code; undefined for an unknown type. */
export const coreAttributes = (entity: string): Readonly<Record<string, CoreAttribute>> | undefined =>
  kindOf(entity)?.[1];

/** The name of an entity type, also given by its number. */
export const coreEntity = (entity: string): string | undefined => kindOf(entity)?.[0][0];

export const isProduct = (entity: string): boolean => coreAttributes(entity) === PRODUCT;

export const isCoreOfProducts = (code: string): boolean => Object.hasOwn(PRODUCT, code);
