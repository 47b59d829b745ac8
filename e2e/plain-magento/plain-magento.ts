import { EXPECTED_TOTAL_HEADER } from '#contract/expected-total.ts';
import type { CallHeaders, Commerce, CommerceAnswer } from '#server/commerce/port.ts';
import { hideOurs } from './hide.ts';
import { judge } from './judge.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

/** What a Magento does not read; compression would hide what is to be hidden. */
const UNREAD = new Set([EXPECTED_TOTAL_HEADER, 'idempotency-key', 'accept-encoding', 'if-none-match']);

const readHeaders = (headers: CallHeaders): CallHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !UNREAD.has(name)));

/** The REST resources of Magento's that our back end has. */
const REST = /^\/(?:\w+\/)?V1\/(?:guest-carts|carts\/mine|customers|integration\/customer)\b/;

/**
 * Our back end behind the schema of a plain Magento 2.4.8: it keeps carts and takes orders, refuses what 2.4.8 does not
 * know, and shows nothing of our extensions.
 */
export const plainMagento = (commerce: Commerce): Commerce => ({
  ...commerce,
  executeGraphql: async (call): Promise<CommerceAnswer> => {
    const judged = judge(call);
    if (judged) return { status: 200, headers: JSON_TYPE, body: JSON.stringify(judged) };
    const answer = await commerce.executeGraphql({ ...call, headers: readHeaders(call.headers), cookies: undefined });
    const { etag: _etag, 'content-encoding': _encoding, ...headers } = answer.headers;
    const body = JSON.stringify(hideOurs(JSON.parse(answer.body.toString())));
    return { status: answer.status, headers, body };
  },
  handleRest: async (call) => {
    if (!REST.test(call.path)) {
      return { status: 404, headers: JSON_TYPE, body: '{"message":"Request does not match any route."}' };
    }
    const { cookies: _, ...answer } = await commerce.handleRest({
      ...call,
      headers: readHeaders(call.headers),
      cookies: undefined,
    });
    return answer;
  },
});
