import type { AttributeInput } from '#commerce/merchandise/attributes/types.ts';
import type { CategoryInput, ProductInput } from '#commerce/merchandise/catalog/types.ts';
import type { CmsBlockInput, CmsPageInput } from '#commerce/merchandise/cms/types.ts';
import type { OwnField } from './types.ts';

type Own = readonly Pick<OwnField, 'field' | 'storeViewId'>[];
type InView = { storeViewId: number };

/** Single-value fields of a product, by their name in `program_field`. */
const PRODUCT_PARTS = {
  status: ['isEnabled'],
  visibility: ['visibility'],
  weight: ['weightGrams'],
  tax_class: ['taxClass'],
  categories: ['categoryKeys', 'categoryPositions'],
  media: ['media'],
  links: ['links'],
  variants: ['configurableBy', 'variantSkus'],
} as const satisfies Readonly<Record<string, readonly (keyof ProductInput)[]>>;

export type ProductPart = keyof typeof PRODUCT_PARTS;

/** Names after the prefix `text:` or `value:`. */
const named = (own: Own, prefix: string) =>
  own.flatMap(({ field, storeViewId }) =>
    field.startsWith(prefix) ? [{ name: field.slice(prefix.length), storeViewId }] : [],
  );

/** Texts of the catalogue, except the fields that programs own, view by view. */
const mergeTexts = <T extends InView>(folder: readonly T[], stored: readonly T[], own: Own): readonly T[] => {
  const fields = named(own, 'text:');
  const views = new Set([...folder, ...fields].map(({ storeViewId }) => storeViewId));
  return [...views].map((storeViewId) => {
    const given = folder.find((text) => text.storeViewId === storeViewId);
    const now = stored.find((text) => text.storeViewId === storeViewId);
    const empty = Object.fromEntries(Object.keys(now ?? {}).map((name) => [name, null]));
    const owned = fields.filter((field) => field.storeViewId === storeViewId);
    return {
      ...empty,
      ...given,
      ...Object.fromEntries(owned.map(({ name }) => [name, now?.[name as keyof T] ?? null])),
      storeViewId,
    } as unknown as T;
  });
};

const pick = <T extends object>(from: T, names: readonly (keyof T)[]): Partial<T> =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Partial<T>;

/** A product of the catalogue, with the fields that programs own as they are now. */
export const mergeProduct = (folder: ProductInput, now: ProductInput, own: Own): ProductInput => {
  const values = named(own, 'value:');
  const codes = new Set(values.map(({ name }) => name));
  const parts = own.flatMap(({ field }) => (Object.hasOwn(PRODUCT_PARTS, field) ? [field as ProductPart] : []));
  const isOwnValue = (value: { attribute: string; storeViewId: number }): boolean =>
    values.some(({ name, storeViewId }) => name === value.attribute && storeViewId === value.storeViewId);
  return {
    ...folder,
    ...Object.assign({}, ...parts.map((part) => pick(now, PRODUCT_PARTS[part]))),
    texts: mergeTexts(folder.texts, now.texts, own),
    options: [
      ...folder.options.filter(({ attribute }) => !codes.has(attribute)),
      ...now.options.filter(({ attribute }) => codes.has(attribute)),
    ],
    values: [...folder.values.filter((value) => !isOwnValue(value)), ...now.values.filter(isOwnValue)],
  };
};

const CATEGORY_PARTS = {
  position: 'position',
  is_active: 'isActive',
  include_in_menu: 'includeInMenu',
  image: 'image',
  display_mode: 'displayMode',
  landing_page: 'cmsBlock',
  default_sort_by: 'defaultSortBy',
  parent: 'parentKey',
} as const satisfies Readonly<Record<string, keyof CategoryInput>>;

export type CategoryPart = keyof typeof CATEGORY_PARTS;

export const mergeCategory = (folder: CategoryInput, now: CategoryInput, own: Own): CategoryInput => ({
  ...folder,
  ...pick(
    now,
    own.flatMap(({ field }) => (Object.hasOwn(CATEGORY_PARTS, field) ? [CATEGORY_PARTS[field as CategoryPart]] : [])),
  ),
  texts: mergeTexts(folder.texts, now.texts, own),
});

/** Programs own attributes as a whole, and options one by one. */
export const mergeAttribute = (
  folder: AttributeInput,
  now: AttributeInput,
  { isOwn, ownOptions }: { isOwn: boolean; ownOptions: ReadonlySet<string> },
): AttributeInput => ({
  ...(isOwn ? now : folder),
  options: [
    ...folder.options.filter(({ code }) => !ownOptions.has(code)),
    ...now.options.filter(({ code }) => ownOptions.has(code)),
  ],
});

/** For pages and blocks, programs own whole views and the active flag. */
export const mergeContent = <T extends CmsPageInput | CmsBlockInput>(folder: T, now: T, own: Own): T => {
  const views = new Set(own.filter(({ field }) => field === 'text').map(({ storeViewId }) => storeViewId));
  return {
    ...folder,
    isActive: own.some(({ field }) => field === 'active') ? now.isActive : folder.isActive,
    texts: [
      ...folder.texts.filter(({ storeViewId }) => !views.has(storeViewId)),
      ...now.texts.filter(({ storeViewId }) => views.has(storeViewId)),
    ],
  };
};
