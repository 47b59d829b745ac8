export type Params = Readonly<Record<string, string | undefined>>;

type Matched<R> = {
  route: R;
  params: Params;
  /** The path as links write it: in the capitals of the route, without slashes at the end. */
  path: string;
};

/** A route that takes every path no other takes. */
export const REST = '$';

const PARAMETER = /^(.*)\/(?:\$(\w+)|\{-\$(\w+)\})$/;

const trimmed = (path: string): string => path.replace(/(?<!\/)\/+$/, '') || '/';

/**
 * Finds the route of a path: fixed paths, some with one parameter at their end (`/$id`, `/{-$id}` where it may be
 * absent), and one `$` that takes the rest as `path`. Case and closing slashes are ignored. Nothing for a path that is no
 * valid UTF-8.
 */
export const pathMatcher = <R extends { path: string }>(
  routes: readonly R[],
): ((path: string) => Matched<R> | undefined) => {
  const fixed = new Map<string, R>();
  const open = new Map<string, { route: R; name: string; before: string }>();
  for (const route of routes) {
    const [, before, needed, optional] = PARAMETER.exec(route.path) ?? [];
    const name = needed ?? optional;
    if (before !== undefined && name) open.set(before.toLowerCase(), { route, name, before });
    if (!needed) fixed.set((before ?? route.path).toLowerCase(), route);
  }
  const rest = fixed.get(REST);
  return (path) => {
    const asked = trimmed(path);
    const found = asked !== REST && fixed.get(asked.toLowerCase());
    if (found) return { route: found, params: {}, path: PARAMETER.exec(found.path)?.[1] ?? found.path };
    const slash = asked.lastIndexOf('/');
    const parameter = open.get(asked.slice(0, slash).toLowerCase());
    try {
      if (parameter)
        return {
          route: parameter.route,
          params: { [parameter.name]: decodeURIComponent(asked.slice(slash + 1)) },
          path: parameter.before + asked.slice(slash),
        };
      return rest && { route: rest, params: { path: decodeURIComponent(asked) }, path: asked };
    } catch {
      return undefined;
    }
  };
};
