import { PAGES, type PageEntry, type PageName } from '#contract/pages.ts';
import { withMessages } from '#storefront/platform/i18n/load-messages.ts';
import type { Params } from '#storefront/platform/navigation/match-path.ts';
import type { Route } from '#storefront/platform/navigation/types.ts';
import type { FixedPage, LoadedPage } from '#storefront/shell/page.tsx';
import { PAGE_PARTS } from './page-parts.ts';

/** Page modules by relative path. */
type Files = Readonly<Record<string, () => Promise<FixedPage>>>;

const FILES: Files = import.meta.glob<FixedPage>(['./pages/**/*.tsx', '!./**/*.test.tsx'], { import: 'page' });

/** The path with the values of its parameters, without absent ones. */
const pathWith = (path: string, parameters: string, params: Params): string =>
  [path, ...[...parameters.matchAll(/\$(\w+)/g)].map(([, name = '']) => params[name])]
    .filter((part) => part !== undefined)
    .map((part, index) => (index === 0 ? part : encodeURIComponent(part)))
    .join('/');

const routeOf = (name: PageName, files: Files): Route => {
  const {
    path,
    parameters,
    canonical,
    kind = 'other',
    privacy,
    needsVisits,
    feature,
    isIndexed = !privacy,
  }: PageEntry = PAGES[name];
  const fetchPage = files[`./pages/${name}.tsx`];
  const part = PAGE_PARTS[name];
  if (!fetchPage) throw new Error(`There is no storefront/routes/pages/${name}.tsx`);
  return {
    path: path + (parameters ?? ''),
    ...(feature && { feature }),
    load: async ({ context, params, search }): Promise<LoadedPage> => {
      const page = await (part ? withMessages(part, fetchPage) : fetchPage());
      const { head, ...opened } = await page.open({ context, search, params });
      return {
        ...opened,
        head: { path: canonical ?? pathWith(path, parameters ?? '', params), isIndexed, needsVisits, ...head },
        kind,
        module: `storefront/routes/pages/${name}.tsx`,
        part,
        isStored: privacy !== 'customer',
      };
    },
  };
};

/** A route for every page with a fixed URL. */
export const fixedRoutes = (files = FILES): Route[] =>
  (Object.keys(PAGES) as PageName[]).map((name) => routeOf(name, files));
