import type { CategoryFilterInput } from '#contract/generated/schema-types.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { checkPage, pageOf } from '#commerce/platform/paging.ts';
import type { PageInfo, PageRequest } from '#commerce/platform/paging.ts';
import { countEntities } from './response-budget.ts';
import { categoryIdsOf, valuesOf } from './filters.ts';
import { taggedCatalog } from './tagged-catalog.ts';
import { currentSnapshot } from './snapshot.ts';
import type { CategoryRecord } from './snapshot-types.ts';
import { inView } from './snapshot-types.ts';
import type { CategoryModel } from './types.ts';

const ROOT = 2;
const MIN_NAME_LENGTH = 3;

export const categoryModel = ({ id }: Pick<CategoryRecord, 'id'>): CategoryModel => ({
  __typename: 'CategoryTree',
  id,
});

type Test = (category: CategoryRecord) => boolean;

const nameTest = (match: string | null | undefined, storeViewId: number): Test | null => {
  if (match === null || match === undefined) return null;
  const wanted = match
    .replaceAll(/[^\p{L}\p{N}\s&-]/gu, '')
    .trim()
    .toLowerCase();
  if (wanted.length < MIN_NAME_LENGTH) throw new InputError('Invalid match filter. Minimum length is 3.');
  return ({ texts }) => inView(texts, storeViewId).name.toLowerCase().includes(wanted);
};

const among = <T>(values: readonly T[] | null, read: (category: CategoryRecord) => T | null): Test | null => {
  if (!values) return null;
  const set = new Set<T | null>(values);
  return (category) => set.has(read(category));
};

const testsOf = (filters: CategoryFilterInput, storeViewId: number): readonly Test[] =>
  [
    among(categoryIdsOf(valuesOf(filters.ids), valuesOf(filters.category_uid), 'ids'), ({ id }) => id),
    among(
      categoryIdsOf(valuesOf(filters.parent_id), valuesOf(filters.parent_category_uid), 'parent_id'),
      ({ parentId }) => parentId,
    ),
    among(valuesOf(filters.url_key), ({ texts }) => inView(texts, storeViewId).urlKey),
    among(valuesOf(filters.url_path), ({ texts }) => inView(texts, storeViewId).urlPath),
    nameTest(filters.name?.match, storeViewId),
  ].filter((test) => test !== null);

/** Active categories that pass every filter, by position; the root without a filter. */
export const listCategories = async (
  context: CommerceContext,
  request: PageRequest & { filters?: CategoryFilterInput | null | undefined },
): Promise<{ items: CategoryModel[]; total: number; page: PageInfo }> => {
  checkPage(request);
  const { categories } = await currentSnapshot(context);
  context.tags.add(tag.categories);
  const tests = testsOf(request.filters ?? {}, context.storeView.id);
  const found = tests.length
    ? [...categories.values()]
        .filter((category) => tests.every((test) => test(category)))
        .sort((one, other) => one.position - other.position || one.id - other.id)
    : [...categories.values()].filter(({ id }) => id === ROOT);
  const { items, page } = pageOf(found, request);
  return { items: countEntities(context, items).map(categoryModel), total: found.length, page };
};

/** A category by numeric id; the root without one. */
export const categoryById = async (context: CommerceContext, id: number | null | undefined): Promise<CategoryModel> => {
  const category = (await taggedCatalog(context)).category(id ?? ROOT);
  if (!category) throw new NoSuchEntityError("Category doesn't exist");
  return categoryModel(category);
};
