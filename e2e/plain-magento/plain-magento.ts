import { EXPECTED_TOTAL_HEADER } from '#contract/expected-total.ts';
import type { CallHeaders, Commerce, CommerceResponse } from '#server/commerce/port.ts';
import { hideOurs } from './hide.ts';
import { judge } from './judge.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

/** Headers ignored by Magento; compression would prevent the filtering of responses. */
const UNREAD = new Set([EXPECTED_TOTAL_HEADER, 'idempotency-key', 'accept-encoding', 'if-none-match']);

const readHeaders = (headers: CallHeaders): CallHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !UNREAD.has(name)));

/** Magento's REST resources in our back end. */
const REST = /^\/(?:\w+\/)?V1\/(?:guest-carts|carts\/mine|customers|integration\/customer)\b/;

/**
 * Our back end with the schema of a plain Magento 2.4.8: it handles carts and orders, refuses anything unknown to
 * 2.4.8, and hides our extensions.
 */
export const plainMagento = (commerce: Commerce): Commerce => ({
  ...commerce,
  executeGraphql: async (call): Promise<CommerceResponse> => {
    const judged = judge(call);
    if (judged) return { status: 200, headers: JSON_TYPE, body: JSON.stringify(judged) };
    const response = await commerce.executeGraphql({ ...call, headers: readHeaders(call.headers), cookies: undefined });
    const { etag: _etag, 'content-encoding': _encoding, ...headers } = response.headers;
    const body = JSON.stringify(hideOurs(JSON.parse(response.body.toString())));
    return { status: response.status, headers, body };
  },
  handleRest: async (call) => {
    if (!REST.test(call.path)) {
      return { status: 404, headers: JSON_TYPE, body: '{"message":"Request does not match any route."}' };
    }
    const { cookies: _, ...response } = await commerce.handleRest({
      ...call,
      headers: readHeaders(call.headers),
      cookies: undefined,
    });
    return response;
  },
});
