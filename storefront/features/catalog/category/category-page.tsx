import { useSuspenseQuery } from '@tanstack/react-query';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { categoryQuery } from '../data/category-queries.ts';
import type { SearchValues } from '../filters/filter-state.ts';
import { NO_FILTERS } from '../filters/filter-state.ts';
import { parseCategorySearch } from '../filters/list-search.ts';
import { EmptyList } from '../list/empty-list.tsx';
import { ProductList } from '../list/product-list.tsx';
import { CategoryHeader } from './category-header.tsx';

/** Subcategories are links above the list. */
const LINKED_FACETS = ['category_uid', 'category_id'];

export const CategoryPage = ({ uid, search }: { uid: string; search: SearchValues }) => {
  const { data: category } = useSuspenseQuery(categoryQuery(usePlatform(), uid));
  if (!category) return null;
  return (
    <>
      <CategoryHeader category={category} />
      <ProductList
        target={{ kind: 'category', uid }}
        list={parseCategorySearch(search)}
        path={category.path}
        hiddenFacets={LINKED_FACETS}
        isBelowPicture={Boolean(category.image)}
        whenEmpty={<EmptyList filters={NO_FILTERS} onClear={() => undefined} />}
      />
    </>
  );
};
