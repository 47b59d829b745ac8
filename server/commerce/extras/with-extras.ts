import type { CallHeaders, Commerce } from '../port.ts';
import { isExtra } from './extra-fields.ts';

/** Request headers passed to the extras; tokens and cookies belong to the other back end. */
const PASSED_HEADERS = [
  'store',
  'content-currency',
  'content-type',
  'accept-language',
  'idempotency-key',
  'x-request-id',
];

const passedHeaders = (headers: CallHeaders): CallHeaders =>
  Object.fromEntries(PASSED_HEADERS.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));

/** Sends documents of the extra fields to the embedded back end and all others to the remote one. */
export const withExtras = (
  commerce: Commerce,
  extras: Pick<Commerce, 'executeGraphql' | 'query' | 'onPurge'>,
): Commerce => ({
  ...commerce,
  executeGraphql: (call) =>
    isExtra(call.query)
      ? extras.executeGraphql({ ...call, headers: passedHeaders(call.headers), cookies: undefined })
      : commerce.executeGraphql(call),
  query: (call) =>
    isExtra(call.query) ? extras.query({ ...call, headers: passedHeaders(call.headers) }) : commerce.query(call),
  onPurge: (listener) => {
    const ends = [commerce.onPurge(listener), extras.onPurge(listener)];
    return () => ends.forEach((end) => end());
  },
});
