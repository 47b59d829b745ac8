import { operations } from '#contract/generated/operations.ts';

/** The storefront's own operations, so that the load is realistic. */
const operationOf = (name: string): string => {
  const found = operations.find((text) => text.startsWith(`query ${name}(`));
  if (!found) throw new Error(`The storefront sends no operation ${name}.`);
  return found;
};

export type Question = { query: string; variables: Readonly<Record<string, unknown>> };

const FIRST_PAGE = { pageSize: 12, currentPage: 1, withVariants: false };

/** Twelve product cards of a category. */
export const categoryList = (uid: string): Question => ({
  query: operationOf('getProductList'),
  variables: { filter: { category_uid: { eq: uid } }, ...FIRST_PAGE },
});

/** Twelve product cards of a search. */
export const searchList = (words: string): Question => ({
  query: operationOf('getProductList'),
  variables: { search: words, filter: {}, ...FIRST_PAGE },
});

/** The filters of a category with their counts. */
export const categoryFacets = (uid: string): Question => ({
  query: operationOf('getNavigation'),
  variables: { filter: { category_uid: { eq: uid } } },
});
