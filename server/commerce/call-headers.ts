import type { FastifyRequest } from 'fastify';
import { EXPECTED_LOTS_HEADER } from '#contract/expected-lots.ts';
import { EXPECTED_TOTAL_HEADER } from '#contract/expected-total.ts';
import { PICKUP_LIST_HEADER } from '#contract/pickup-list.ts';
import type { CallHeaders } from './port.ts';

/** What the back end may see of a request: no cookies, nothing about the connection. */
const FORWARDED = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-currency',
  'content-type',
  'idempotency-key',
  'if-none-match',
  'origin',
  'sec-fetch-site',
  'sec-gpc',
  'store',
  'user-agent',
  EXPECTED_LOTS_HEADER,
  EXPECTED_TOTAL_HEADER,
  PICKUP_LIST_HEADER,
  // Of Authorize.Net's webhooks.
  'x-anet-signature',
  'x-captcha',
  'x-recaptcha',
] as const;

/** The request headers that belong to the contract, with the request id. */
export const callHeaders = (request: FastifyRequest): CallHeaders => {
  const headers: Record<string, string | undefined> = { 'x-request-id': request.id };
  for (const name of FORWARDED) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  return headers;
};
