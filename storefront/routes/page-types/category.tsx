import { notFound } from '#storefront/platform/navigation/signals.ts';
import { categoryHead } from '#storefront/features/catalog/category/category-head.ts';
import { CategoryPage } from '#storefront/features/catalog/category/category-page.tsx';
import { categoryQuery } from '#storefront/features/catalog/data/category-queries.ts';
import { loadList } from '#storefront/features/catalog/data/list-queries.ts';
import { parseCategorySearch } from '#storefront/features/catalog/filters/list-search.ts';
import { definePageType } from '#storefront/shell/page.tsx';
import { productAhead } from '#storefront/shell/product-ahead.tsx';

export const pageType = definePageType({
  load: async ({ context, page, search }) => {
    const { platform, queryClient } = context;
    const [category] = await Promise.all([
      queryClient.ensureQueryData(categoryQuery(platform, page.uid)),
      loadList(context, { kind: 'category', uid: page.uid }, parseCategorySearch(search)),
    ]);
    if (!category) throw notFound();
    return category;
  },
  head: ({ context, data }) => categoryHead(context.platform, data),
  ahead: productAhead,
  facts: ({ name, path }) => ({ category: { name, path } }),
  Component: ({ page, search }) => <CategoryPage uid={page.uid} search={search} />,
});
