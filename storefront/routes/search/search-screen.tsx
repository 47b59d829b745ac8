import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { topCategoriesQuery } from '#storefront/features/catalog/data/category-queries.ts';
import { parseListSearch } from '#storefront/features/catalog/filters/list-search.ts';
import { ProductList } from '#storefront/features/catalog/list/product-list.tsx';
import { SearchPage } from '#storefront/features/search/search-page.tsx';
import { usePlatform } from '#storefront/platform/platform.tsx';

const route = getRouteApi('/search.html');

export const SearchScreen = () => {
  const { text, search, suggestions } = route.useLoaderData();
  const { data: collections } = useSuspenseQuery(topCategoriesQuery(usePlatform()));
  return (
    <SearchPage
      query={text}
      suggestions={suggestions}
      collections={collections}
      results={(nothing) => (
        <ProductList key={text} target={{ kind: 'search', text }} list={parseListSearch(search)} path="/search.html" kept={{ query: text }} whenEmpty={nothing} />
      )}
    />
  );
};
