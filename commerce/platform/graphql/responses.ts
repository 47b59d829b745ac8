import { COPY_LIFETIME } from '#contract/lifetimes.ts';
import { magentoTags } from '../cache/tags.ts';
import type { SetCookie } from '../cookies.ts';
import { EncodedBody } from '../encoded-body.ts';
import { matchesEtag } from '../etag.ts';
import { chooseEncoding } from '../negotiate.ts';
import { headerOf } from './context-factory.ts';
import type { WireError } from './error-format.ts';
import type { GraphqlResponse, RequestHeaders } from './types.ts';

const { browser, proxy, stale } = COPY_LIFETIME;
const SHARED = `public, max-age=${browser}, s-maxage=${proxy}, stale-while-revalidate=${stale}`;
const PRIVATE = 'no-store, no-cache, must-revalidate, max-age=0';
const VARY = 'Store, Content-Currency, Authorization, Accept-Encoding';

/** Compressing a smaller body saves no packet. */
const MIN_COMPRESSIBLE_BYTES = 1200;

/** A response before it is encoded for one client. */
export type OperationResponse = {
  status: number;
  body: EncodedBody;
  tags: readonly string[];
  /** The same for all guests, so it may be cached. */
  isShared: boolean;
  /** Cookies for this client; empty for a shared response. */
  cookies: readonly SetCookie[];
  /** Seconds, with a 429 or 503. */
  retryAfter?: number | undefined;
};

export const createResponse = (
  result: object,
  parts: Partial<Omit<OperationResponse, 'body'>> = {},
): OperationResponse => ({
  status: 200,
  body: EncodedBody.plain(JSON.stringify(result)),
  tags: [],
  isShared: false,
  cookies: [],
  ...parts,
});

export const errorResponse = (errors: readonly WireError[], status: number, retryAfter?: number): OperationResponse =>
  createResponse({ errors }, { status, retryAfter });

const headersOf = ({ status, body, tags, isShared, retryAfter }: OperationResponse): Record<string, string> => ({
  'content-type': 'application/json; charset=utf-8',
  vary: VARY,
  ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  ...(status === 405 && { allow: 'POST' }),
  ...(tags.length > 0 && { 'x-cache-tags': tags.join(',') }),
  ...(isShared
    ? { 'cache-control': SHARED, 'x-magento-tags': magentoTags(tags), etag: body.etag }
    : { 'cache-control': PRIVATE, pragma: 'no-cache' }),
});

/** Headers, conditional response and compression for one client. */
export const respond = (response: OperationResponse, requestHeaders: RequestHeaders): GraphqlResponse => {
  const { status, body, isShared, cookies } = response;
  const headers = headersOf(response);
  if (isShared && matchesEtag(headerOf(requestHeaders, 'if-none-match'), body.etag))
    return { status: 304, headers, body: Buffer.alloc(0) };
  const accepted = headerOf(requestHeaders, 'accept-encoding');
  const encoding = body.length < MIN_COMPRESSIBLE_BYTES ? 'identity' : chooseEncoding(accepted);
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  return { status, headers, body: body.in(encoding), cookies };
};
