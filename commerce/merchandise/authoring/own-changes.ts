import { attributeSetIn } from '#commerce/merchandise/attributes/service.ts';
import type { AttributeInput } from '#commerce/merchandise/attributes/types.ts';
import { storedCategories, storedProducts } from '#commerce/merchandise/catalog/service.ts';
import type { CategoryInput, ProductInput } from '#commerce/merchandise/catalog/types.ts';
import { storedBlocks, storedPages } from '#commerce/merchandise/cms/service.ts';
import type { CmsBlockInput, CmsPageInput } from '#commerce/merchandise/cms/types.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { mergeAttribute, mergeCategory, mergeContent, mergeProduct } from './merge-rules.ts';
import { hasOwn, readOwn } from './store.ts';
import { REMOVED, type Kind, type OwnField } from './types.ts';

/** The entities of a catalogue that programs write too. */
export type Written = {
  attributes: readonly AttributeInput[];
  categories: readonly CategoryInput[];
  pages: readonly CmsPageInput[];
  blocks: readonly CmsBlockInput[];
};

type Marks = { own(kind: Kind, key: string): readonly OwnField[]; isRemoved(kind: Kind, key: string): boolean };

const marksOf = (fields: readonly OwnField[]): Marks => {
  const byKey = Map.groupBy(fields, ({ kind, key }) => `${kind} ${key}`);
  const own = (kind: Kind, key: string): readonly OwnField[] => byKey.get(`${kind} ${key}`) ?? [];
  return { own, isRemoved: (kind, key) => own(kind, key).some(({ field }) => field === REMOVED) };
};

const attributesOf = async (db: Db, folder: readonly AttributeInput[], { own, isRemoved }: Marks) => {
  const { byCode } = await attributeSetIn(db);
  return folder
    .filter(({ code }) => !isRemoved('attribute', code))
    .map((attribute) => {
      const now = byCode.get(attribute.code);
      const key = (option: string): string => `${attribute.code}/${option}`;
      const options = attribute.options.filter(({ code }) => !isRemoved('option', key(code)));
      if (!now) return { ...attribute, options };
      const ownOptions = new Set(
        now.options.map(({ code }) => code).filter((code) => own('option', key(code)).length > 0),
      );
      return mergeAttribute({ ...attribute, options }, now, {
        isOwn: own('attribute', attribute.code).length > 0,
        ownOptions,
      });
    });
};

const categoriesOf = async (db: Db, folder: readonly CategoryInput[], { own, isRemoved }: Marks) => {
  const now = new Map((await storedCategories(db)).map((category) => [category.key, category]));
  const isGone = (key: string): boolean =>
    isRemoved('category', key) || (key.includes('/') && isGone(key.slice(0, key.lastIndexOf('/'))));
  return folder
    .filter(({ key }) => !isGone(key))
    .map((category) => {
      const stored = now.get(category.key);
      const fields = stored ? own('category', String(stored.id)) : [];
      return stored && fields.length > 0 ? mergeCategory(category, stored, fields) : category;
    });
};

/** Fields of products that are not overwritten. */
type IsOwn = (field: string) => boolean;

/**
 * Applies changes by integrations to products of the folder. Removes products that integrations deleted, and references
 * to them.
 */
export const withOwnProducts = async (
  db: Db,
  folder: readonly ProductInput[],
  categoryKeys: ReadonlySet<string>,
  isOwn: IsOwn = () => true,
): Promise<readonly ProductInput[]> => {
  if (!(await hasOwn(db))) return folder;
  const named = folder.flatMap(({ sku, variantSkus, links }) => [
    sku,
    ...variantSkus,
    ...links.map((link) => link.sku),
  ]);
  const { own, isRemoved } = marksOf(await readOwn(db, { kind: 'product', keys: named }));
  const { all } = await attributeSetIn(db);
  const known = new Set(all.flatMap(({ code, options }) => options.map((option) => `${code}/${option.code}`)));
  const owned = folder.filter(({ sku }) => own('product', sku).length > 0).map(({ sku }) => sku);
  const now = new Map((owned.length ? await storedProducts(db, owned) : []).map((one) => [one.sku, one]));
  const isThere = (sku: string): boolean => !isRemoved('product', sku);
  return folder
    .filter(({ sku }) => isThere(sku))
    .map((product) => {
      const stored = now.get(product.sku);
      const whole = stored
        ? mergeProduct(
            product,
            stored,
            own('product', product.sku).filter(({ field }) => isOwn(field)),
          )
        : product;
      return {
        ...whole,
        categoryKeys: whole.categoryKeys.filter((key) => key.startsWith('#') || categoryKeys.has(key)),
        variantSkus: whole.variantSkus.filter(isThere),
        links: whole.links.filter(({ sku }) => isThere(sku)),
        options: whole.options.filter(({ attribute, option }) => known.has(`${attribute}/${option}`)),
      };
    });
};

/** Applies changes by integrations to a catalogue except its products. Removes parts that integrations deleted. */
export const withOwnChanges = async <C extends Written>(db: Db, folder: C): Promise<C> => {
  const fields = await readOwn(db);
  if (fields.length === 0) return folder;
  const marks = marksOf(fields);
  const attributes = await attributesOf(db, folder.attributes, marks);
  const categories = await categoriesOf(db, folder.categories, marks);
  const content = async <T extends CmsPageInput | CmsBlockInput>(
    kind: 'page' | 'block',
    each: readonly T[],
    read: (db: Db, identifiers: readonly string[]) => Promise<readonly T[]>,
  ): Promise<readonly T[]> => {
    const owned = each.map(({ identifier }) => identifier).filter((one) => marks.own(kind, one).length > 0);
    const now = new Map((await read(db, owned)).map((one) => [one.identifier, one]));
    return each
      .filter(({ identifier }) => !marks.isRemoved(kind, identifier))
      .map((one) => {
        const stored = now.get(one.identifier);
        return stored ? mergeContent(one, stored, marks.own(kind, one.identifier)) : one;
      });
  };
  return {
    ...folder,
    attributes,
    categories,
    pages: await content('page', folder.pages, storedPages),
    blocks: await content('block', folder.blocks, storedBlocks),
  };
};
