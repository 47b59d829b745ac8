import { NOTICE_PATHS } from '#contract/payment-notices.ts';
import { answerChallenge } from '#commerce/sale/payment/service.ts';
import { InputError } from '#commerce/platform/errors.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { receiveNotice } from './notices.ts';

const heard = (method: string, path: string): RestRoute => ({
  method: 'POST',
  path,
  takesBytes: true,
  handle: async (context, { body, headers }) => {
    if (!(body instanceof Uint8Array)) throw new InputError('The body must be as the gateway sent it.');
    await receiveNotice(context, method, { bytes: body, body: Buffer.from(body).toString('utf8'), headers });
    return true;
  },
});

/** Webhooks of payment gateways (extensions of this shop). */
export const noticeRoutes: readonly RestRoute[] = [
  ...Object.entries(NOTICE_PATHS).map(([method, path]) => heard(method, path)),
  {
    method: 'GET',
    path: NOTICE_PATHS.braintree,
    handle: (context, { query }) => answerChallenge(context, 'braintree', query.get('bt_challenge') ?? ''),
  },
];
