export type Params = Readonly<Record<string, string | undefined>>;

type Matched<R> = {
  route: R;
  params: Params;
  /** The canonical path: in the case of the route, without trailing slashes. */
  path: string;
};

/** Route for all paths without another route. */
export const REST = '$';

const PARAMETER = /^(.*)\/(?:\$(\w+)|\{-\$(\w+)\})$/;

const trimmed = (path: string): string => path.replace(/(?<!\/)\/+$/, '') || '/';

/**
 * Finds the route of a path: fixed paths, paths with one parameter at the end (`/$id`, or optional `/{-$id}`), and one
 * `$` for the remaining paths, with parameter `path`. Case and trailing slashes are ignored. Undefined for invalid
 * UTF-8.
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
    const trimmedPath = trimmed(path);
    const found = trimmedPath !== REST && fixed.get(trimmedPath.toLowerCase());
    if (found) return { route: found, params: {}, path: PARAMETER.exec(found.path)?.[1] ?? found.path };
    const slash = trimmedPath.lastIndexOf('/');
    const parameter = open.get(trimmedPath.slice(0, slash).toLowerCase());
    try {
      if (parameter)
        return {
          route: parameter.route,
          params: { [parameter.name]: decodeURIComponent(trimmedPath.slice(slash + 1)) },
          path: parameter.before + trimmedPath.slice(slash),
        };
      return rest && { route: rest, params: { path: decodeURIComponent(trimmedPath) }, path: trimmedPath };
    } catch {
      return undefined;
    }
  };
};
