import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyRoute, createRootRoute, createRoute } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { PAGES, type PageEntry } from '#contract/pages.ts';
import * as slim from './route-tree.ts';

const core = createRequire(import.meta.resolve('@tanstack/react-router')).resolve('@tanstack/router-core');
const library = (await import(
  pathToFileURL(join(dirname(core), '../esm/new-process-route-tree.js')).href
)) as typeof slim;

const treeOfShop = (): AnyRoute => {
  const root = createRootRoute();
  const paths = [...Object.values<PageEntry>(PAGES).map(({ path, parameters = '' }) => path + parameters), '$'];
  return root.addChildren(paths.map((path) => createRoute({ getParentRoute: () => root, path })));
};

const ODD = [
  '',
  '/',
  '//',
  '/cart',
  '/CART',
  '/cart/',
  '/cart//',
  '//cart',
  '/cart/x',
  '/checkout',
  '/checkout/receipt',
  '/checkout/receipts',
  '/search.html',
  '/Search.HTML/',
  '/a',
  '/a/b/c.html',
  '/a//b',
  '/a/b/',
  '/%C3%A9t%C3%A9',
  '/ÉTÉ',
  '/%63art',
  '/%',
  '/%ff',
  '/a%2Fb',
  '/$',
  '/$x',
  '/{$x}',
  '/constructor',
  '/__proto__',
  '/.',
  '/customer/account/createpassword',
  '/careers',
  '/careers/job',
  '/careers/job/',
  '/careers/job/tiler',
  '/Careers/JOB/Tiler/',
  '/careers/job/tiler/apply',
  '/careers/job//tiler',
  '/careers/job/%C3%A9t%C3%A9',
  '/careers/job/a%2Fb',
  '/careers/job/%',
  '/careers/job/%ff',
  '/careers/job/$id',
  '/careers/apply',
  '/careers/apply/',
  '/careers/apply/tiler',
  '/careers/apply/tiler/',
  '/careers/apply/%ff',
  '/careers/apply/tiler/x',
];

test('every address is matched as the library does it', () => {
  const found = ({ findRouteMatch, processRouteTree }: typeof slim) => {
    const { processedTree, routesById, routesByPath } = processRouteTree(treeOfShop());
    const matches = ODD.map((path) => {
      // The router asks with the closing slash cut off, and for the nearest route.
      const asked = [path.length > 1 ? path.replace(/\/+$/, '') : path, processedTree, true] as const;
      const match = (findRouteMatch as (...of: unknown[]) => ReturnType<typeof findRouteMatch>)(...asked);
      return match && [match.route.id, { ...match.rawParams }, match.branch.map(({ id }) => id)];
    });
    return {
      matches,
      ids: Object.keys(routesById),
      paths: Object.entries(routesByPath).map(([path, { id }]) => [path, id]),
    };
  };
  expect(found(slim)).toEqual(found(library));
});

test('a path is filled in from the pieces that the library would make of it', () => {
  for (const fullPath of ['/$', '/faq/$', '/a$b/$', '/careers/job/$id', '/careers/apply/{-$id}'])
    expect(
      slim.parseSegments(false, { fullPath }).map((piece) => (typeof piece === 'string' ? piece : piece.slice(0, 3))),
    ).toEqual(
      (library.parseSegments as (...of: unknown[]) => unknown[])(false, { fullPath }, 0).map((piece) =>
        typeof piece === 'string' ? piece : (piece as unknown[]).slice(0, 3),
      ),
    );
});
