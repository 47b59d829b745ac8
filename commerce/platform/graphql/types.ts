import type { Cookies, SetCookie } from '../cookies.ts';

/**
 * Resolvers of object types by field; `__resolveType` of interfaces and unions; whole scalars. Modules type theirs with
 * the generated `Resolvers` (`export const resolvers = {…} satisfies Resolvers`).
 */
export type ResolverMap = Readonly<Record<string, object | undefined>>;

export type RequestHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

export type GraphqlRequest = {
  method: string;
  query?: string | undefined;
  /** An object, or the JSON text of a GET's query string. */
  variables?: Readonly<Record<string, unknown>> | string | null | undefined;
  /** Accepted, but as in Magento not used to choose an operation. */
  operationName?: string | undefined;
  /** Lower-case names: store, content-currency, authorization, accept-encoding, if-none-match, content-type … */
  headers: RequestHeaders;
  cookies?: Cookies | undefined;
  ip: string;
  /** Origin of the requested URL: `http://192.168.1.5:3000`. */
  origin?: string | undefined;
  /** Sent by server rendering, which has its own queue and limits; free of cost. */
  isOfPage?: boolean;
};

/**
 * `body` is compressed if `headers` has a `content-encoding`. `x-cache-tags` lists the tags of the response
 * (cache/tags.ts), comma separated. Every hit of the response cache returns the same Buffer.
 */
export type GraphqlResponse = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  cookies?: readonly SetCookie[] | undefined;
};
