import type { RouteShorthandOptions } from 'fastify';

/**
 * Requests per minute and IP address, by kind. Generous, as many shoppers can share an address; what is expensive or
 * can be guessed (orders, sign-in, tracking) has narrower limits in the back end.
 */
export type Limits = {
  pages: number;
  graphql: number;
  rest: number;
  media: number;
  uploads: number;
  violations: number;
  /** Suggested addresses, which the merchant pays for. */
  addresses: number;
};

export const LIMITS: Limits = {
  pages: 1_200,
  graphql: 2_400,
  rest: 300,
  media: 6_000,
  uploads: 20,
  violations: 60,
  addresses: 120,
};

export const NO_LIMITS: Limits = {
  pages: Infinity,
  graphql: Infinity,
  rest: Infinity,
  media: Infinity,
  uploads: Infinity,
  violations: Infinity,
  addresses: Infinity,
};

/** Route options that count requests of this kind together. */
export const limited = (groupId: keyof Limits, limits: Limits): RouteShorthandOptions => ({
  config: { rateLimit: limits[groupId] === Infinity ? false : { max: limits[groupId], timeWindow: 60_000, groupId } },
});
