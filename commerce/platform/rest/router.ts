import findMyWay from 'find-my-way';
import type { RestRoute } from './types.ts';

export type Match = { route: RestRoute; params: Readonly<Record<string, string>> };

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;
type Method = (typeof METHODS)[number];

const isMethod = (method: string): method is Method => METHODS.some((known) => known === method);

/** Masked cart ids and such; an address has 48 kB at most. */
const MAX_PARAMETER_LENGTH = 4_096;

/**
 * Fastify's router: a fixed segment goes before a parameter (`/V1/carts/mine` before `/V1/carts/:cartId`), a slash at
 * the end changes nothing, and what cannot be decoded matches nothing. Throws when two routes claim one address.
 */
export const createRouter = (routes: readonly RestRoute[]): ((method: string, path: string) => Match | undefined) => {
  const router = findMyWay({ ignoreTrailingSlash: true, maxParamLength: MAX_PARAMETER_LENGTH });
  for (const route of routes) router.on(route.method, route.path, () => {}, route);
  return (method, path) => {
    const found = isMethod(method) ? router.find(method, path) : null;
    return found ? { route: found.store as RestRoute, params: found.params as Match['params'] } : undefined;
  };
};
