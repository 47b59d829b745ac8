import findMyWay from 'find-my-way';
import type { RestRoute } from './types.ts';

export type Match = { route: RestRoute; params: Readonly<Record<string, string>> };

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;
type Method = (typeof METHODS)[number];

const isMethod = (method: string): method is Method => METHODS.some((known) => known === method);

/** For masked cart ids and similar; an address has 48 kB at most. */
const MAX_PARAMETER_LENGTH = 4_096;

/**
 * Fastify's router: a fixed segment takes precedence over a parameter (`/V1/carts/mine` over `/V1/carts/:cartId`), a
 * trailing slash is ignored, and undecodable paths match nothing. Throws if two routes have the same path.
 */
export const createRouter = (routes: readonly RestRoute[]): ((method: string, path: string) => Match | undefined) => {
  const router = findMyWay({ ignoreTrailingSlash: true, maxParamLength: MAX_PARAMETER_LENGTH });
  for (const route of routes) router.on(route.method, route.path, () => {}, route);
  return (method, path) => {
    const found = isMethod(method) ? router.find(method, path) : null;
    return found ? { route: found.store as RestRoute, params: found.params as Match['params'] } : undefined;
  };
};
