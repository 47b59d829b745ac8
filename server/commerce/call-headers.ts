import type { FastifyRequest } from 'fastify';
import { EXPECTED_LOTS_HEADER } from '#contract/expected-lots.ts';
import { EXPECTED_TOTAL_HEADER } from '#contract/expected-total.ts';
import { GATEWAYS } from '#contract/gateways/registry.ts';
import { EXPECTED_LATER_HEADER } from '#contract/later.ts';
import { PICKUP_LIST_HEADER } from '#contract/pickup-list.ts';
import { COUNTER_HEADER } from '#contract/staff-roles.ts';
import type { CallHeaders } from './port.ts';

/** Request headers passed to the back end: no cookies and no connection details. */
const FORWARDED = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-currency',
  'content-type',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'origin',
  'sec-fetch-site',
  'sec-gpc',
  'store',
  'user-agent',
  EXPECTED_LATER_HEADER,
  EXPECTED_LOTS_HEADER,
  EXPECTED_TOTAL_HEADER,
  PICKUP_LIST_HEADER,
  'x-captcha',
  COUNTER_HEADER,
  'x-magento-cache-id',
  'x-recaptcha',
  ...GATEWAYS.flatMap(({ notices }) => notices?.header ?? []),
];

/** Returns the headers for the back end, including the request id. */
export const callHeaders = (request: FastifyRequest): CallHeaders => {
  const headers: Record<string, string | undefined> = { 'x-request-id': request.id };
  for (const name of FORWARDED) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  return headers;
};
