import { GATEWAYS } from '#contract/gateways/registry.ts';
import { respondToChallenge } from '#commerce/sale/payment/service.ts';
import { InputError } from '#commerce/platform/errors.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { receiveNotice } from './notices.ts';

const received = (method: string, path: string): RestRoute => ({
  method: 'POST',
  path,
  takesBytes: true,
  handle: async (context, { body, headers }) => {
    if (!(body instanceof Uint8Array)) throw new InputError('The body must be as the gateway sent it.');
    await receiveNotice(context, method, { bytes: body, body: Buffer.from(body).toString('utf8'), headers });
    return true;
  },
});

const challenged = (method: string, path: string, parameter: string): RestRoute => ({
  method: 'GET',
  path,
  handle: (context, { query }) => respondToChallenge(context, method, query.get(parameter) ?? ''),
});

/** Webhooks of payment gateways (extensions of this shop). */
export const noticeRoutes: readonly RestRoute[] = GATEWAYS.flatMap(({ code, notices }) => [
  ...(notices ? [received(code, notices.path)] : []),
  ...(notices?.challenge ? [challenged(code, notices.path, notices.challenge)] : []),
]);
