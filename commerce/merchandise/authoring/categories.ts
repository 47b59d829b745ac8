import { isDeepStrictEqual } from 'node:util';
import {
  dropCategory,
  moveCategoryTo,
  productsInCategories,
  saveCategoryKey,
  storedCategories,
  saveCategories,
} from '#commerce/merchandise/catalog/service.ts';
import type { CategoryInput, StoredCategory } from '#commerce/merchandise/catalog/types.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import { indexProducts } from '#commerce/merchandise/search/service.ts';
import { removeAddresses } from '#commerce/merchandise/url/service.ts';
import { checkCategory, EMPTY_CATEGORY, ROOT, type CategoryChange } from './category-rules.ts';
import { urlKeyOf } from './product-rules.ts';
import { settleAddresses } from './settle.ts';
import { forgetOwn, markOwn } from './store.ts';
import { REMOVED, type OwnField } from './types.ts';

const noSuchCategory = (id: number): NoSuchEntityError =>
  new NoSuchEntityError('No such entity with %fieldName = %fieldValue', {
    parameters: { fieldName: 'id', fieldValue: id },
  });

const own = (id: number, fields: CategoryChange['fields']): readonly OwnField[] =>
  fields.map((field) => ({ kind: 'category', key: String(id), ...field }));

const branchOf = (all: readonly StoredCategory[], id: number): readonly number[] => [
  id,
  ...all.filter(({ parentId }) => parentId === id).flatMap((child) => branchOf(all, child.id)),
];

/** Updates URLs, search and caches of a changed branch. */
const settle = async (
  context: CommerceContext,
  db: Db,
  id: number,
  { isRenamed = true }: { isRenamed?: boolean } = {},
): Promise<void> => {
  const branch = branchOf(await storedCategories(db), id);
  const urls = await settleAddresses(context, db, { categories: branch });
  if (isRenamed) await indexProducts(context, db, await productsInCategories(db, branch));
  await context.cache.invalidate(db, [...urls, tag.categories, tag.products, tag.menu, ...branch.map(tag.category)]);
};

const namesOf = ({ texts }: CategoryInput): ReadonlyMap<number, string | null | undefined> =>
  new Map(texts.map(({ storeViewId, name }) => [storeViewId, name]));

const withUrlKey = (category: CategoryInput): CategoryInput => ({
  ...category,
  texts: category.texts.map((text) =>
    text.storeViewId === 0 && !text.urlKey ? { ...text, urlKey: urlKeyOf(text.name ?? '') || null } : text,
  ),
});

/** Creates a category under another; returns its id. Its texts apply to all views. */
export const makeCategory = async (
  context: CommerceContext,
  parentId: number,
  change: CategoryChange,
  by: string,
): Promise<number> =>
  context.db.tx(async (db) => {
    const all = await storedCategories(db);
    const parent = all.find(({ id }) => id === parentId);
    if (!parent && parentId !== ROOT) throw noSuchCategory(parentId);
    const siblings = all.filter((one) => one.parentId === parentId);
    const position = Math.max(0, ...siblings.map((one) => one.position)) + 1;
    const next = withUrlKey(change.apply({ ...EMPTY_CATEGORY, position, key: '', parentKey: parent?.key ?? null }));
    checkCategory(next);
    const urlKey = next.texts.find(({ storeViewId }) => storeViewId === 0)?.urlKey ?? '';
    const key = parent ? `${parent.key}/${urlKey}` : urlKey;
    if (all.some((one) => one.key === key)) throw new InputError('URL key for specified store already exists.');
    const { ids } = await saveCategories(db, [{ ...next, key }]);
    const id = ids.get(key)!;
    await settle(context, db, id);
    await forgetOwn(db, 'category', [key]);
    await markOwn(db, own(id, change.fields), by);
    await recordStaffAction(context, db, 'category-made', { by, category: id });
    return id;
  });

const findCategory = async (
  db: Db,
  id: number,
): Promise<{ all: readonly StoredCategory[]; category: StoredCategory }> => {
  const all = await storedCategories(db);
  const category = all.find((one) => one.id === id);
  if (!category) throw noSuchCategory(id);
  return { all, category };
};

export const changeCategory = async (
  context: CommerceContext,
  id: number,
  change: CategoryChange,
  by: string,
): Promise<void> => {
  await context.db.tx(async (db) => {
    const { category } = await findCategory(db, id);
    const next = change.apply(category);
    checkCategory(next);
    await saveCategoryKey(db, id, category.key);
    await saveCategories(db, [next]);
    await settle(context, db, id, { isRenamed: !isDeepStrictEqual(namesOf(category), namesOf(next)) });
    await markOwn(db, own(id, change.fields), by);
    await recordStaffAction(context, db, 'category-changed', { by, category: id });
  });
};

/** Moves a category under another, after one of its children or to the front. */
export const moveCategory = async (
  context: CommerceContext,
  id: number,
  to: { parentId: number; afterId: number | undefined },
  by: string,
): Promise<void> => {
  await context.db.tx(async (db) => {
    const { all, category } = await findCategory(db, id);
    const parent = all.find((one) => one.id === to.parentId);
    if (!parent && to.parentId !== ROOT) throw noSuchCategory(to.parentId);
    if (branchOf(all, id).includes(to.parentId))
      throw new InputError('Operation do not allow to move a parent category to any of children category');
    const siblings = all.filter((one) => one.parentId === to.parentId && one.id !== id);
    const after = siblings.find((one) => one.id === to.afterId);
    if (to.afterId && !after) throw noSuchCategory(to.afterId);
    const position = after ? after.position + 1 : 0;
    await saveCategoryKey(db, id, category.key);
    await moveCategoryTo(db, id, { parentId: to.parentId, position });
    await settle(context, db, id);
    const fields = ['parent', 'position'].map((field) => ({ field, storeViewId: 0 }));
    await markOwn(
      db,
      [
        ...own(id, fields),
        ...siblings
          .filter((one) => one.position >= position)
          .flatMap((one) => own(one.id, [{ field: 'position', storeViewId: 0 }])),
      ],
      by,
    );
    await recordStaffAction(context, db, 'category-moved', { by, category: id });
  });
};

/** Deletes a category with its descendants. Its products remain, and loading the catalogue does not restore it. */
export const removeCategory = async (context: CommerceContext, id: number, by: string): Promise<void> => {
  await context.db.tx(async (db) => {
    if (id <= ROOT) throw new InputError('Cannot delete category with id %1', { parameters: [id] });
    const { all } = await findCategory(db, id);
    const gone = branchOf(all, id);
    const keys = all.filter((one) => gone.includes(one.id)).map(({ key }) => key);
    const products = await productsInCategories(db, gone);
    await dropCategory(db, id);
    const urls = await removeAddresses(db, 'category', gone);
    await indexProducts(context, db, products);
    await forgetOwn(db, 'category', gone.map(String));
    await markOwn(
      db,
      keys.map((key) => ({ kind: 'category', key, field: REMOVED, storeViewId: 0 })),
      by,
    );
    await context.cache.invalidate(db, [...urls, tag.categories, tag.products, tag.menu, ...gone.map(tag.category)]);
    await recordStaffAction(context, db, 'category-removed', { by, category: id });
  });
};
