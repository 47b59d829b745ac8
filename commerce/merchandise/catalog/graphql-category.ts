import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { categoryImageUrl } from '#commerce/merchandise/media/service.ts';
import { inGivenOrder } from '#commerce/platform/graphql/given-order.ts';
import { pageInfo } from '#commerce/platform/paging.ts';
import { countEntities } from './response-budget.ts';
import { categoryModel } from './categories.ts';
import { productModels } from './graphql-shapes.ts';
import { listProducts } from './lists.ts';
import { ofCategory } from './product-facts.ts';
import type { CategoryFacts } from './product-facts.ts';
import type { CategoryRecord } from './snapshot-types.ts';
import { inView } from './snapshot-types.ts';
import { idUid } from './uids.ts';

const TOP_LEVEL = 2;

const textOf = ({ category, context }: CategoryFacts) => inView(category.texts, context.storeView.id);
const suffixOf = ({ catalog, context }: CategoryFacts): string =>
  catalog.urlSuffixes.get(context.storeView.id)?.category ?? '';
const addressOf = (facts: CategoryFacts): string => textOf(facts).urlPath + suffixOf(facts);
const addressField = ofCategory(addressOf);

const ancestorsOf = ({ category, catalog }: CategoryFacts): readonly CategoryRecord[] => {
  const ancestors: CategoryRecord[] = [];
  for (let id = category.parentId; id !== null;) {
    const ancestor = catalog.category(id);
    if (!ancestor || ancestor.level < TOP_LEVEL) break;
    ancestors.unshift(ancestor);
    id = ancestor.parentId;
  }
  return ancestors;
};

/** In Magento's format: the category's own id first, without the store's root. */
const pathInStore = ({ path }: CategoryRecord): string => path.split('/').slice(TOP_LEVEL).reverse().join(',');

export const categoryResolvers = {
  CategoryInterface: { __resolveType: () => 'CategoryTree' },
  CategoryTree: {
    uid: ofCategory(({ category }) => idUid(category.id)),
    id: ofCategory(({ category }) => category.id),
    name: ofCategory((facts) => textOf(facts).name),
    url_key: ofCategory((facts) => textOf(facts).urlKey),
    url_path: ofCategory((facts) => textOf(facts).urlPath),
    url_suffix: ofCategory(suffixOf),
    canonical_url: addressField,
    relative_url: (category, args, context) => category.routed?.relativeUrl ?? addressField(category, args, context),
    redirect_code: ({ routed }) => routed?.redirectCode ?? 0,
    type: () => 'CATEGORY',
    image: ofCategory(({ category, context }) => category.image && categoryImageUrl(context.settings, category.image)),
    is_anchor: () => 1,
    level: ofCategory(({ category }) => category.level),
    path: ofCategory(({ category }) => category.path),
    path_in_store: ofCategory(({ category }) => pathInStore(category)),
    custom_layout_update_file: () => null,
    filter_price_range: () => null,
    landing_page: () => null,
    position: ofCategory(({ category }) => category.position),
    include_in_menu: ofCategory(({ category }) => (category.includeInMenu ? 1 : 0)),
    children_count: ofCategory(({ category, catalog }) => String(catalog.childrenOf(category).length)),
    product_count: ofCategory(({ category, catalog }) => catalog.countIn(category)),
    display_mode: ofCategory(({ category }) => category.displayMode),
    breadcrumbs: ofCategory((facts) => {
      const viewId = facts.context.storeView.id;
      const ancestors = ancestorsOf(facts).map((ancestor) => ({
        category_uid: idUid(ancestor.id),
        category_id: ancestor.id,
        category_name: inView(ancestor.texts, viewId).name,
        category_level: ancestor.level,
        category_url_key: inView(ancestor.texts, viewId).urlKey,
        category_url_path: inView(ancestor.texts, viewId).urlPath,
      }));
      return ancestors.length ? ancestors : null;
    }),
    default_sort_by: ofCategory(({ category }) => category.defaultSortBy ?? 'position'),
    available_sort_by: () => ['position', 'name', 'price'],
    meta_title: ofCategory((facts) => textOf(facts).metaTitle),
    meta_description: ofCategory((facts) => textOf(facts).metaDescription),
    meta_keywords: ofCategory((facts) => textOf(facts).metaKeywords),
    children: ofCategory(({ category, catalog, context }) =>
      countEntities(context, catalog.childrenOf(category)).map(categoryModel),
    ),
    products: ({ id }, { pageSize, currentPage, sort }, context, info) => {
      countEntities(context, []);
      return listProducts(context, {
        filter: { category_id: { eq: String(id) } },
        pageSize: pageSize ?? 20,
        currentPage: currentPage ?? 1,
        sort: inGivenOrder(sort, 'sort', context, info),
      });
    },
  },
  CategoryProducts: {
    items: productModels,
    total_count: ({ total }) => total,
    page_info: ({ page }) => pageInfo(page),
  },
} satisfies Resolvers;
