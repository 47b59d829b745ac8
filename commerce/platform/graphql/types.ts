import type { Cookies, SetCookie } from '../cookies.ts';

/**
 * Resolvers of object types by field; `__resolveType` of interfaces and unions; whole scalars. Subjects type theirs
 * with the generated `Resolvers` (`export const resolvers = {…} satisfies Resolvers`).
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
  /** Where the client reached the shop: `http://192.168.1.5:3000`. */
  origin?: string | undefined;
  /** Asked while a page is rendered: renders have a queue and limits of their own, so it is not charged to the address. */
  isOfPage?: boolean;
};

/**
 * The body as sent: compressed as `content-encoding` in `headers` says. `x-cache-tags` lists the answer's tags
 * (cache/tags.ts), comma separated; every hit of the response cache returns the same Buffer.
 */
export type GraphqlResponse = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  cookies?: readonly SetCookie[] | undefined;
};
