import { createRoute } from '@tanstack/react-router';
import { PAGES, type PageEntry, type PageName } from '#contract/pages.ts';
import { usePageHydration } from '#storefront/platform/navigation/page-hydration.ts';
import { pageQueryOf } from '#storefront/platform/page/page-query.ts';
import { rootRoute } from './__root.tsx';
import type { FixedPage, LoadedPage } from '#storefront/shell/page.tsx';

/** Page modules by relative path. */
type Files = Readonly<Record<string, () => Promise<FixedPage>>>;

const FILES: Files = import.meta.glob<FixedPage>(['./pages/**/*.tsx', '!./**/*.test.tsx'], { import: 'page' });

type Params = Readonly<Record<string, string | undefined>>;

/** The path with the values of its parameters, without those that are absent. */
const pathWith = (path: string, parameters: string, params: Params): string =>
  [path, ...[...parameters.matchAll(/\$(\w+)/g)].map(([, name = '']) => params[name])]
    .filter((part) => part !== undefined)
    .map((part, index) => (index === 0 ? part : encodeURIComponent(part)))
    .join('/');

const routeOf = (name: PageName, files: Files, root: typeof rootRoute) => {
  const { path, parameters, kind = 'other', privacy, isIndexed = !privacy }: PageEntry = PAGES[name];
  const fetchPage = files[`./pages/${name}.tsx`];
  if (!fetchPage) throw new Error(`There is no storefront/routes/pages/${name}.tsx`);
  const route = createRoute({
    getParentRoute: () => root,
    path: `${path}${parameters ?? ''}`,
    loaderDeps: ({ search }) => ({ search: pageQueryOf(search) }),
    loader: async ({ context, params, deps: { search } }): Promise<LoadedPage> => {
      const page = await fetchPage();
      const { head, ...opened } = await page.open({ context, search, params });
      const module = `storefront/routes/pages/${name}.tsx`;
      return {
        ...opened,
        head: { path: pathWith(path, parameters ?? '', params), isIndexed, ...head },
        kind,
        module,
        isStored: privacy !== 'customer',
      };
    },
    head: ({ loaderData }) => ({ meta: [{ title: loaderData?.head.title }] }),
    component: function FixedPage() {
      usePageHydration();
      return (route.useLoaderData() as LoadedPage).draw();
    },
  });
  return route;
};

/** A route for every page with a fixed URL. */
export const fixedRoutes = (files = FILES, root = rootRoute) =>
  (Object.keys(PAGES) as PageName[]).map((name) => routeOf(name, files, root));
