import type { AnyRoute } from '@tanstack/react-router';

/**
 * Stands in for the router's matcher (`new-process-route-tree.js`): this shop's routes are fixed paths, some with one
 * parameter at their end (`/$id`, `/{-$id}` where it may be absent), and one `$` that takes the rest, all below the root.
 * No masks or layouts. Case and a closing slash are ignored, as there.
 */
type Tree = {
  rest: AnyRoute | undefined;
  fixed: ReadonlyMap<string, AnyRoute>;
  /** By the path before the parameter. */
  open: ReadonlyMap<string, { route: AnyRoute; name: string }>;
};
type Match = { route: AnyRoute; rawParams: Record<string, string>; branch: AnyRoute[] };
/** A piece of a path: text, or what is filled in: kind (1 a parameter, 2 the rest, 3 optional), name, before, after. */
type Segment = string | [kind: 1 | 2 | 3, name: string, before: string, after?: string];

const REST = '$';

const PARAMETER = /^(.*)\/(?:\$(\w+)|\{-\$(\w+)\})$/;

const trimmed = (path: string): string => path.replace(/(?!^)\/+$/, '');

export const buildRouteBranch = (route: AnyRoute): AnyRoute[] =>
  route.parentRoute ? [route.parentRoute as AnyRoute, route] : [route];

export const parseSegments = (_isCaseSensitive: boolean, { fullPath }: { fullPath: string }): Segment[] => {
  if (fullPath.endsWith(`/${REST}`)) return [fullPath.slice(0, -2), [2, '_splat', '/'] as Segment].filter(Boolean);
  const [, before = '', needed, optional = ''] = PARAMETER.exec(fullPath) ?? [];
  return before ? [before, [needed ? 1 : 3, needed ?? optional, '/', '']] : [fullPath];
};

export const processRouteTree = (root: AnyRoute) => {
  const routes = [root, ...((root.children ?? []) as AnyRoute[])];
  const fixed = new Map<string, AnyRoute>();
  const open = new Map<string, { route: AnyRoute; name: string }>();
  const routesById: Record<string, AnyRoute> = {};
  const routesByPath: Record<string, AnyRoute> = {};
  let rest: AnyRoute | undefined;
  for (const [index, route] of routes.entries()) {
    (route.init as unknown as (index: number) => void)(index);
    routesById[route.id] = route;
    if (index === 0) continue;
    const path = trimmed(route.fullPath);
    routesByPath[path] = route;
    const segments = parseSegments(false, route);
    const [before = '', filled] = segments;
    if (route.path === REST || filled) Object.assign(route, { _interpolation: segments });
    if (route.path === REST) rest = route;
    else if (typeof before === 'string' && typeof filled === 'object') {
      open.set(before.toLowerCase(), { route, name: filled[1] });
      if (filled[0] === 3) fixed.set(before.toLowerCase(), route);
    } else fixed.set(path.toLowerCase(), route);
  }
  return { processedTree: { rest, fixed, open } satisfies Tree, routesById, routesByPath };
};

const matched = (route: AnyRoute, rawParams: Record<string, string> = {}): Match => ({
  route,
  rawParams,
  branch: buildRouteBranch(route),
});

/** Null for a path that is no valid UTF-8. */
export const findRouteMatch = (path: string, { fixed, open, rest }: Tree): Match | null => {
  const asked = trimmed(path || '/');
  const found = fixed.get(asked.toLowerCase());
  if (found) return matched(found);
  const slash = asked.lastIndexOf('/');
  const parameter = open.get(asked.slice(0, slash).toLowerCase());
  try {
    if (parameter) return matched(parameter.route, { [parameter.name]: decodeURIComponent(asked.slice(slash + 1)) });
    if (!rest) return null;
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
