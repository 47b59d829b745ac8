import type { RouteShorthandOptions } from 'fastify';

/**
 * Requests per minute and IP address. The limits are generous, as many shoppers may share an address; the back end has
 * stricter limits for expensive or guessable operations (orders, sign-in, tracking).
 */
export type Limits = {
  pages: number;
  graphql: number;
  rest: number;
  media: number;
  uploads: number;
  violations: number;
  /** Address suggestions, which the merchant pays for. */
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

/** Route options that count all requests of a kind together. */
export const limited = (groupId: keyof Limits, limits: Limits): RouteShorthandOptions => ({
  config: { rateLimit: limits[groupId] === Infinity ? false : { max: limits[groupId], timeWindow: 60_000, groupId } },
});
