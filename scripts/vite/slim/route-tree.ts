import type { AnyRoute } from '@tanstack/react-router';

/**
 * Stands in for the router's matcher (`new-process-route-tree.js`): this shop's routes are fixed paths and one `$` that
 * takes the rest, all below the root. No parameters, masks or layouts. Case and a closing slash are ignored, as there.
 */
type Tree = { rest: AnyRoute | undefined; fixed: ReadonlyMap<string, AnyRoute> };
type Match = { route: AnyRoute; rawParams: Record<string, string>; branch: AnyRoute[] };
/** A piece of a path: text, or what is filled in: kind 2 (the rest of a path), its name, what stands before it. */
type Segment = string | [kind: 2, name: string, before: string];

const REST = '$';

const trimmed = (path: string): string => path.replace(/(?!^)\/+$/, '');

export const buildRouteBranch = (route: AnyRoute): AnyRoute[] =>
  route.parentRoute ? [route.parentRoute as AnyRoute, route] : [route];

export const parseSegments = (_isCaseSensitive: boolean, { fullPath }: { fullPath: string }): Segment[] =>
  fullPath.endsWith(`/${REST}`)
    ? ([fullPath.slice(0, -2), [2, '_splat', '/']].filter(Boolean) as Segment[])
    : [fullPath];

export const processRouteTree = (root: AnyRoute) => {
  const routes = [root, ...((root.children ?? []) as AnyRoute[])];
  const fixed = new Map<string, AnyRoute>();
  const routesById: Record<string, AnyRoute> = {};
  const routesByPath: Record<string, AnyRoute> = {};
  let rest: AnyRoute | undefined;
  for (const [index, route] of routes.entries()) {
    (route.init as unknown as (index: number) => void)(index);
    routesById[route.id] = route;
    if (index === 0) continue;
    const path = trimmed(route.fullPath);
    routesByPath[path] = route;
    if (route.path === REST) {
      rest = route;
      Object.assign(route, { _interpolation: parseSegments(false, route) });
    } else fixed.set(path.toLowerCase(), route);
  }
  return { processedTree: { rest, fixed } satisfies Tree, routesById, routesByPath };
};

const matched = (route: AnyRoute, rawParams: Record<string, string> = {}): Match => ({
  route,
  rawParams,
  branch: buildRouteBranch(route),
});

/** Null for a path that is no valid UTF-8. */
export const findRouteMatch = (path: string, { fixed, rest }: Tree): Match | null => {
  const found = fixed.get(trimmed(path || '/').toLowerCase());
  if (found) return matched(found);
  if (!rest) return null;
  try {
    const value = decodeURIComponent(path.slice(1));
    return matched(rest, { '*': value, _splat: value });
  } catch {
    return null;
  }
};

const unused = (): never => {
  throw new Error('This shop asks the router neither for masks nor whether a route is matched');
};
export const findFlatMatch = unused;
export const findSingleMatch = unused;
export const processRouteMasks = unused;
