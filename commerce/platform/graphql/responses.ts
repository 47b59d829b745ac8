import { COPY_LIFETIME } from '#contract/lifetimes.ts';
import type { SetCookie } from '../cookies.ts';
import { ownBytes } from '../cache/own-bytes.ts';
import { magentoTags } from '../cache/tags.ts';
import { matchesEtag } from '../etag.ts';
import { chooseEncoding } from '../negotiate.ts';
import { EncodedBody } from './encoded-body.ts';
import { headerOf } from './context-factory.ts';
import type { WireError } from './error-format.ts';
import { jsonOf } from './written.ts';
import type { GraphqlResponse, RequestHeaders } from './types.ts';

const { browser, proxy, stale } = COPY_LIFETIME;
const SHARED = `public, max-age=${browser}, s-maxage=${proxy}, stale-while-revalidate=${stale}`;
const PRIVATE = 'no-store, no-cache, must-revalidate, max-age=0';
const VARY = 'Store, Content-Currency, Authorization, Accept-Encoding';

/** A client-independent answer; the response cache holds shared ones. */
export type Answer = {
  status: number;
  body: EncodedBody;
  tags: readonly string[];
  /** Of `tags`, as headers say them. */
  tagText: string;
  isShared: boolean;
  magentoTags: string;
  /** For this client alone; a shared answer has none. */
  cookies: readonly SetCookie[];
  /** Seconds, with a 429 or 503. */
  retryAfter?: number | undefined;
};

/** `result` as an object, or as its text in parts. */
export const answerOf = (
  result: object,
  { status = 200, tags = [] as readonly string[], isShared = false, cookies = [] as readonly SetCookie[] } = {},
): Answer => ({
  status,
  body: new EncodedBody(Array.isArray(result) ? (result as readonly Buffer[]) : ownBytes(jsonOf(result))),
  tags,
  tagText: tags.join(','),
  isShared,
  magentoTags: isShared ? magentoTags(tags) : '',
  cookies,
});

export const errorAnswer = (errors: readonly WireError[], status: number, retryAfter?: number): Answer => ({
  ...answerOf({ errors }, { status }),
  retryAfter,
});

/** Headers, conditional answer and compression for one client. */
export const respond = async (answer: Answer, headers: RequestHeaders): Promise<GraphqlResponse> => {
  const { body, isShared, status, cookies } = answer;
  const out: Record<string, string> = { 'content-type': 'application/json; charset=utf-8', vary: VARY };
  if (answer.retryAfter !== undefined) out['retry-after'] = String(answer.retryAfter);
  if (status === 405) out.allow = 'POST';
  if (answer.tagText) out['x-cache-tags'] = answer.tagText;
  if (isShared) {
    out['cache-control'] = SHARED;
    out['x-magento-tags'] = answer.magentoTags;
    out.etag = body.etag;
    if (matchesEtag(headerOf(headers, 'if-none-match'), body.etag))
      return { status: 304, headers: out, body: Buffer.alloc(0) };
  } else {
    out['cache-control'] = PRIVATE;
    out.pragma = 'no-cache';
  }
  const encoding = body.isWorthCompressing ? chooseEncoding(headerOf(headers, 'accept-encoding')) : 'identity';
  if (encoding === 'identity') return { status, headers: out, body: body.toSend(), cookies };
  out['content-encoding'] = encoding;
  return { status, headers: out, body: await body.compressed(encoding), cookies };
};
