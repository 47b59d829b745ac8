import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { topCategoriesQuery } from '#storefront/features/catalog/data/category-queries.ts';
import { loadList } from '#storefront/features/catalog/data/list-queries.ts';
import { parseListSearch } from '#storefront/features/catalog/filters/list-search.ts';
import { searchTextOf } from '#storefront/features/search/search-text.ts';
import { translateWith } from '#storefront/platform/i18n/translate.ts';
import { pageQueryOf } from '#storefront/platform/page/page-query.ts';
import { rootRoute } from './__root.tsx';
import { contextOf, routeHead } from './route-head.ts';

export const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search.html',
  staticData: { module: 'storefront/routes/search/search-screen.tsx' },
  loaderDeps: ({ search }) => ({ search: pageQueryOf(search) }),
  loader: async ({ context: { platform, queryClient }, deps: { search } }) => {
    const text = searchTextOf(search['query']);
    const list = text === '' ? undefined : loadList(queryClient, platform, { kind: 'search', text }, parseListSearch(search));
    const [first] = await Promise.all([list, queryClient.ensureQueryData(topCategoriesQuery(platform))]);
    return { text, search, suggestions: first?.suggestions ?? [] };
  },
  head: ({ loaderData, match }) => {
    const t = translateWith(contextOf(match).platform);
    const text = loaderData?.text ?? '';
    return routeHead({ title: text === '' ? t('search.title') : t('search.title.for', { query: text }), path: '/search.html', isIndexed: false });
  },
  component: lazyRouteComponent(() => import('./search/search-screen.tsx'), 'SearchScreen'),
});
