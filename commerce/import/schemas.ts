import { isLanguageKey } from '#contract/languages.ts';
import * as v from 'valibot';
import { areHours, isClosingDay } from '#commerce/merchandise/showroom/rules.ts';
import { WEEKDAYS } from '#commerce/merchandise/showroom/types.ts';
import {
  type LocalizedText,
  code,
  country,
  currency,
  languageKey,
  localized,
  optionalText,
  perLanguage,
  text,
  timeZone,
  urlKey,
  whole,
} from './field-schemas.ts';
import { groupSchema } from './option-group.ts';

/** Names that stores.yaml may give in place of keys. */
const LANGUAGE_NAMES: Readonly<Record<string, string>> = { English: 'en', French: 'fr' };

export const storesSchema = v.strictObject({
  website: v.strictObject({
    id: whole,
    code,
    name: text,
    default_group: code,
    legal_name: v.optional(localized),
    address: v.optional(localized),
    sender: v.optional(text),
    email: v.optional(localized),
    desks: v.optional(v.record(code, localized), {}),
  }),
  groups: v.array(
    v.strictObject({
      id: whole,
      code,
      name: text,
      default_view: code,
      currencies: v.array(currency),
      phone: v.optional(text),
    }),
  ),
  views: v.array(
    v.strictObject({
      id: v.pipe(whole, v.minValue(1, 'must be 1 or more')),
      code,
      group: code,
      name: text,
      language: v.pipe(
        text,
        v.transform((name) => LANGUAGE_NAMES[name] ?? name),
        v.check(isLanguageKey, 'must be the key of a language such as en, de or pt_BR'),
      ),
      locale: v.pipe(v.string(), v.regex(/^[a-z]{2,3}_[A-Z]{2}$/, 'must look like en_CA')),
      currency,
      country,
      countries: v.optional(v.pipe(v.array(country, 'must be a list of countries such as [CA, US]'), v.minLength(1))),
      sort_order: v.optional(whole, 0),
      is_default: v.optional(v.boolean(), false),
      /** Language of its texts in files, or `us`; without it the view's language. */
      content_view: v.optional(languageKey),
      menu: v.optional(v.string()),
      copyright: v.optional(v.string()),
      title: v.optional(v.string()),
      title_suffix: v.optional(v.string()),
      description: v.optional(v.string()),
      timezone: v.optional(timeZone),
      logo: v.optional(v.string()),
      product_url_suffix: v.optional(v.string()),
      category_url_suffix: v.optional(v.string()),
    }),
  ),
});

const optionSchema = v.strictObject({
  code: v.pipe(v.string('must be a text in quotes'), v.nonEmpty('must not be empty')),
  label: localized,
  swatch: v.optional(v.string()),
  /** True hides the price of products with this value from guests. */
  hide_price: v.optional(
    v.union(
      [v.boolean(), v.array(v.pipe(v.number(), v.integer(), v.minValue(0)))],
      'must be true (hidden from guests), false, or a list of customer groups such as [0, 1]',
    ),
    false,
  ),
  /** Limits of the products with this option of a computed attribute. */
  group: v.optional(groupSchema),
});

export const attributesSchema = v.array(
  v.strictObject({
    code,
    input: v.picklist(
      ['select', 'multiselect', 'boolean', 'text', 'decimal'],
      'must be select, multiselect, boolean, text or decimal',
    ),
    label: localized,
    unit: v.optional(v.string()),
    filterable: v.optional(v.boolean(), false),
    searchable: v.optional(v.boolean(), false),
    sortable: v.optional(v.boolean(), false),
    comparable: v.optional(v.boolean(), false),
    used_in_listing: v.optional(v.boolean(), false),
    visible_on_front: v.optional(v.boolean(), false),
    position: v.optional(whole, 0),
    options: v.optional(v.array(optionSchema), []),
  }),
);

export type CategoryNode = {
  url_key: string | LocalizedText;
  name: LocalizedText;
  description?: LocalizedText | undefined;
  meta_title?: LocalizedText | undefined;
  meta_description?: LocalizedText | undefined;
  meta_keywords?: LocalizedText | undefined;
  image?: string | undefined;
  image_alt?: LocalizedText | undefined;
  position?: number | undefined;
  include_in_menu?: boolean | undefined;
  is_active?: boolean | undefined;
  display_mode?: 'PRODUCTS' | 'PAGE' | 'PRODUCTS_AND_PAGE' | undefined;
  cms_block?: string | undefined;
  default_sort_by?: string | undefined;
  children?: readonly CategoryNode[] | undefined;
};

const localizedKey = perLanguage(urlKey);

export const categorySchema: v.GenericSchema<unknown, CategoryNode> = v.strictObject({
  url_key: v.union([urlKey, localizedKey], 'must be a url key, or one per language'),
  name: localized,
  description: v.optional(localized),
  meta_title: v.optional(localized),
  meta_description: v.optional(localized),
  meta_keywords: v.optional(localized),
  image: v.optional(v.string()),
  image_alt: v.optional(localized),
  position: v.optional(whole),
  include_in_menu: v.optional(v.boolean()),
  is_active: v.optional(v.boolean()),
  display_mode: v.optional(v.picklist(['PRODUCTS', 'PAGE', 'PRODUCTS_AND_PAGE'])),
  cms_block: v.optional(v.string()),
  default_sort_by: v.optional(v.string()),
  children: v.optional(v.array(v.lazy(() => categorySchema))),
});

export type MenuNodeInYaml = {
  type: 'category' | 'product' | 'cms_page' | 'cms_block' | 'custom_url' | 'wrapper';
  /** May be absent where `filters` name one value: its label then. */
  title?: string | undefined;
  content?: string | null | undefined;
  classes?: string | null | undefined;
  image?: string | null | undefined;
  image_alt_text?: string | null | undefined;
  target?: boolean | undefined;
  search_params?: string | null | undefined;
  filters?: Readonly<Record<string, string | readonly string[]>> | undefined;
  description?: string | null | undefined;
  children?: readonly MenuNodeInYaml[] | undefined;
};

const menuNodeSchema: v.GenericSchema<unknown, MenuNodeInYaml> = v.strictObject({
  type: v.picklist(
    ['category', 'product', 'cms_page', 'cms_block', 'custom_url', 'wrapper'],
    'must be category, product, cms_page, cms_block, custom_url or wrapper',
  ),
  title: v.optional(text),
  content: optionalText,
  classes: optionalText,
  image: optionalText,
  image_alt_text: optionalText,
  target: v.optional(v.boolean()),
  search_params: optionalText,
  filters: v.optional(
    v.record(text, v.union([text, v.array(text)], 'must be the code of a value, or a list of codes')),
  ),
  description: optionalText,
  children: v.optional(v.array(v.lazy(() => menuNodeSchema))),
});

export const menuSchema = v.strictObject({
  identifier: code,
  title: text,
  css_class: optionalText,
  is_active: v.optional(v.boolean(), true),
  nodes: v.array(menuNodeSchema),
});

const phrases = v.pipe(v.array(text, 'must be a list of texts'), v.minLength(1, 'must name one word at least'));
const someLanguage = <S extends v.GenericSchema>(schema: S) =>
  v.record(languageKey, schema, 'must be given per language: { en: …, fr: … }');

export const searchWordsSchema = v.strictObject({
  synonyms: v.optional(v.array(someLanguage(v.strictObject({ words: phrases, finds: v.optional(phrases) }))), []),
  not_sold: v.optional(v.array(v.strictObject({ words: someLanguage(phrases), answer: someLanguage(text) })), []),
});

const openingHours = v.pipe(v.string('must look like 09:00-18:00'), v.check(areHours, 'must look like 09:00-18:00'));
const openingDay = v.pipe(
  v.string('must be a text: put it in quotes'),
  v.check(isClosingDay, 'must be a day such as 12-25 (month and day) or 2027-04-02'),
);

export const showroomsSchema = v.array(
  v.strictObject({
    code: v.pipe(v.string(), v.regex(/^[a-z0-9_-]+$/, 'must be lower-case letters, digits, hyphens and underscores')),
    url_key: v.optional(urlKey),
    name: localized,
    description: v.optional(localized),
    street: text,
    city: text,
    region_code: v.pipe(v.string('must be a text: put ON in quotes'), v.length(2, 'must be two letters')),
    postcode: v.string('must be a text: put it in quotes'),
    country,
    telephone: v.string('must be a text'),
    email: v.optional(v.string()),
    latitude: v.optional(v.number()),
    longitude: v.optional(v.number()),
    hours: v.optional(v.record(v.picklist(WEEKDAYS, `must be one of ${WEEKDAYS.join(', ')}`), openingHours), {}),
    slab_yard: v.optional(v.boolean(), false),
    time_zone: v.optional(timeZone),
    closed_on: v.optional(v.array(openingDay), []),
    special_hours: v.optional(v.record(openingDay, openingHours), {}),
    visits_at_once: v.optional(
      v.pipe(whole, v.minValue(0, 'must be 0 or more'), v.maxValue(100, 'must be 100 at most')),
      0,
    ),
    transfer_days: v.optional(
      v.pipe(whole, v.minValue(0, 'must be 0 or more'), v.maxValue(100, 'must be 100 at most')),
    ),
    picture: v.optional(text),
  }),
);

export const pageFrontMatter = v.strictObject({
  title: text,
  content_heading: optionalText,
  meta_title: optionalText,
  meta_description: optionalText,
  meta_keywords: optionalText,
  page_layout: optionalText,
  is_active: v.optional(v.boolean(), true),
});

export const blockFrontMatter = v.strictObject({
  title: v.optional(v.string()),
  is_active: v.optional(v.boolean(), true),
});
