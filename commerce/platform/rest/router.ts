import type { RestRoute } from './types.ts';

export type Match = { route: RestRoute; params: Readonly<Record<string, string>> };

type Compiled = { route: RestRoute; pattern: RegExp; names: readonly string[]; fixed: number };

const compile = (route: RestRoute): Compiled => {
  const segments = route.path.split('/').slice(1);
  const names = segments.filter((segment) => segment.startsWith(':')).map((segment) => segment.slice(1));
  const source = segments
    .map((segment) =>
      segment.startsWith(':') ? '([^/]+)' : segment.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`),
    )
    .join('/');
  return { route, names, pattern: new RegExp(`^/${source}/?$`), fixed: segments.length - names.length };
};

/** Routes with more fixed segments win: `/V1/carts/mine` before `/V1/carts/:cartId`. */
export const createRouter = (routes: readonly RestRoute[]): ((method: string, path: string) => Match | undefined) => {
  const compiled = routes.map(compile).sort((one, other) => other.fixed - one.fixed);
  const seen = new Set<string>();
  for (const { route, pattern } of compiled) {
    const identity = `${route.method} ${pattern.source}`;
    if (seen.has(identity)) throw new Error(`Two REST routes claim ${route.method} ${route.path}.`);
    seen.add(identity);
  }
  return (method, path) => {
    for (const { route, pattern, names } of compiled) {
      if (route.method !== method) continue;
      const values = pattern.exec(path);
      if (!values) continue;
      try {
        return {
          route,
          params: Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index + 1] ?? '')])),
        };
      } catch {
        return undefined;
      }
    }
    return undefined;
  };
};
