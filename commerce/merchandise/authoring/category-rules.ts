import type { CategoryInput } from '#commerce/merchandise/catalog/types.ts';
import { InputError } from '#commerce/platform/errors.ts';
import type { RestFields } from '#commerce/platform/rest/input.ts';
import { checkTexts, invalidValue } from './product-rules.ts';
import type { CategoryPart } from './merge-rules.ts';
import type { OwnField } from './types.ts';

/** A change of a category, with the fields owned by the program from now on. */
export type CategoryChange = {
  fields: readonly Pick<OwnField, 'field' | 'storeViewId'>[];
  apply(category: CategoryInput): CategoryInput;
};

export const ROOT = 2;

export const EMPTY_CATEGORY: Omit<CategoryInput, 'key' | 'parentKey'> = {
  position: 0,
  isActive: true,
  includeInMenu: true,
  image: null,
  displayMode: 'PRODUCTS',
  cmsBlock: null,
  defaultSortBy: null,
  texts: [],
};

type TextName = Exclude<keyof CategoryInput['texts'][number], 'storeViewId'>;

const EMPTY_TEXT = {
  name: null,
  description: null,
  urlKey: null,
  metaTitle: null,
  metaDescription: null,
  metaKeywords: null,
  imageAlt: null,
};

const TEXTS: Readonly<Record<string, TextName>> = {
  url_key: 'urlKey',
  description: 'description',
  meta_title: 'metaTitle',
  meta_description: 'metaDescription',
  meta_keywords: 'metaKeywords',
};

const MODES = ['PRODUCTS', 'PAGE', 'PRODUCTS_AND_PAGE'] as const;
const IMAGE = /^[\w-]+(?:[./][\w-]+)*$/;

/** Fields that Magento's own clients send back with a category they have read. */
const IGNORED = new Set(['path', 'children_count', 'is_anchor', 'url_path', 'path_in_store', 'children']);

/** Reads a body `{ category }`; texts apply to the store view. */
export const readCategory = (category: RestFields, storeViewId: number): CategoryChange => {
  const fields: CategoryChange['fields'][number][] = [];
  const steps: ((one: CategoryInput) => CategoryInput)[] = [];
  const set = (part: CategoryPart, value: Partial<CategoryInput>): void => {
    fields.push({ field: part, storeViewId: 0 });
    steps.push((one) => ({ ...one, ...value }));
  };
  const text = (name: TextName, value: string | null): void => {
    fields.push({ field: `text:${name}`, storeViewId });
    steps.push((one) => {
      const own = one.texts.find((each) => each.storeViewId === storeViewId) ?? { storeViewId, ...EMPTY_TEXT };
      return { ...one, texts: [...one.texts.filter((each) => each !== own), { ...own, [name]: value }] };
    });
  };
  if (category.has('name')) text('name', category.text('name')?.trim() || null);
  if (category.has('isActive')) set('is_active', { isActive: category.flag('isActive') });
  if (category.has('includeInMenu')) set('include_in_menu', { includeInMenu: category.flag('includeInMenu') });
  const position = category.integer('position');
  if (position !== undefined) {
    if (position < 0 || position > 1_000_000) throw invalidValue(position, 'position');
    set('position', { position });
  }
  for (const entry of category.list('customAttributes')) {
    const code = entry.text('attributeCode') ?? '';
    const value = entry.text('value') || null;
    const name = TEXTS[code];
    const mode = MODES.find((one) => one === value);
    if (name) text(name, value);
    else if (code === 'display_mode') {
      if (!mode) throw invalidValue(value ?? '', code);
      set('display_mode', { displayMode: mode });
    } else if (code === 'landing_page') set('landing_page', { cmsBlock: value });
    else if (code === 'default_sort_by') set('default_sort_by', { defaultSortBy: value });
    else if (code === 'image') {
      if (value !== null && !IMAGE.test(value)) throw invalidValue(value, code);
      set('image', { image: value });
    } else if (!IGNORED.has(code))
      throw new InputError('Attribute "%1" does not exist or cannot be written over REST.', {
        parameters: [code.slice(0, 60)],
      });
  }
  return { fields, apply: (one) => steps.reduce((sum, apply) => apply(sum), one) };
};

/** Throws for a category without a name or with an invalid URL key. */
export const checkCategory = ({ texts }: CategoryInput): void => {
  checkTexts(texts);
  if (!texts.find(({ storeViewId }) => storeViewId === 0)?.urlKey) throw invalidValue('', 'url_key');
};
