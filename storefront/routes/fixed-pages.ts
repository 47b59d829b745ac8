import { createRoute } from '@tanstack/react-router';
import { PAGES, type PageEntry, type PageName } from '#contract/pages.ts';
import { usePageHydration } from '#storefront/platform/navigation/page-hydration.ts';
import { pageQueryOf } from '#storefront/platform/page/page-query.ts';
import { rootRoute } from './__root.tsx';
import type { FixedPage, LoadedPage } from '#storefront/shell/page.tsx';

/** Page modules by relative path. */
type Files = Readonly<Record<string, () => Promise<FixedPage>>>;

const FILES: Files = import.meta.glob<FixedPage>(['./pages/**/*.tsx', '!./**/*.test.tsx'], { import: 'page' });

const routeOf = (name: PageName, files: Files, root: typeof rootRoute) => {
  const { path, kind = 'other', privacy, isIndexed = !privacy }: PageEntry = PAGES[name];
  const fetchPage = files[`./pages/${name}.tsx`];
  if (!fetchPage) throw new Error(`There is no storefront/routes/pages/${name}.tsx`);
  const route = createRoute({
    getParentRoute: () => root,
    path,
    loaderDeps: ({ search }) => ({ search: pageQueryOf(search) }),
    loader: async ({ context, deps: { search } }): Promise<LoadedPage> => {
      const page = await fetchPage();
      const { head, ...opened } = await page.open({ context, search });
      const module = `storefront/routes/pages/${name}.tsx`;
      return {
        ...opened,
        head: { path, isIndexed, ...head },
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
