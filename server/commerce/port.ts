import type { Cookies, SetCookie } from '#commerce/platform/cookies.ts';
import type { HideableFeature } from '#contract/features.ts';
import type { ExecuteResult, StoreViewCode } from '#contract/page-render.ts';

/** The back end as the HTTP layer sees it: the embedded one, or a foreign Magento behind the same shape. */
export type Commerce = {
  executeGraphql: (call: GraphqlCall) => Promise<CommerceAnswer>;
  /** A query of a shared page being rendered: no HTTP, and no serialization where the back end is in this process. */
  query: (call: QueryCall) => Promise<QueryAnswer>;
  handleRest: (call: RestCall) => Promise<CommerceAnswer>;
  /** Rejects or resolves with `ok: false` while the back end cannot serve. */
  health: () => Promise<{ ok: boolean }>;
  /** Fetches a file of the embedded back end that was bought, or a sample, by the end of its address. */
  download?: (request: {
    kind: 'link' | 'sample';
    id: string;
    isCounted: boolean;
  }) => Promise<{ name: string; mediaType: string; bytes: Uint8Array } | undefined>;
  /** Paths within a store view of everything of the embedded back end that has a page, by the view's code. */
  siteMap?: () => Promise<ReadonlyMap<StoreViewCode, readonly string[]>>;
  /** Every mail of the embedded back end as it would be sent. */
  mailSamples?: () => Promise<readonly MailSample[]>;
  /** Which parts of the shop a foreign back end carries; the embedded one carries all. */
  features?: BackEndFeatures;
  /** Calls `listener` with the cache tags that changed; returns the unsubscribe function. */
  onPurge: (listener: (tags: ReadonlySet<string>) => void) => () => void;
};

export type BackEndFeatures = {
  /** A table for the shop's staff; says so while nothing is known. */
  table: () => string;
  /** What shoppers are not offered; nothing while nothing is known. */
  lacks: () => readonly HideableFeature[];
};

/** Lower-case names. */
export type CallHeaders = Readonly<Record<string, string | undefined>>;

export type MailSample = {
  name: string;
  language: 'en' | 'fr';
  mail: { subject: string; html?: string; text: string };
};

export type GraphqlCall = {
  method: string;
  query?: string | undefined;
  /** An object, or the JSON text of a GET's query string. */
  variables?: Readonly<Record<string, unknown>> | string | null | undefined;
  operationName?: string | undefined;
  headers: CallHeaders;
  /** Of the embedded back end alone; none goes to a foreign one. */
  cookies?: Cookies | undefined;
  /** The shopper's IP address, for rate limits. */
  ip: string;
  /** Where the client reached the shop. */
  origin?: string | undefined;
};

export type QueryCall = {
  query: string;
  variables?: Readonly<Record<string, unknown>> | undefined;
  operationName?: string | undefined;
  headers: CallHeaders;
  ip: string;
};

/** `result` may be shared with a cache. */
export type QueryAnswer = { result: ExecuteResult; tags: Iterable<string> };

export type RestCall = {
  method: string;
  /** Path below /rest, with its query: `/V1/guest-carts/…`. */
  path: string;
  headers: CallHeaders;
  cookies?: Cookies | undefined;
  /** JSON text; undefined without a body. */
  body: unknown;
  ip: string;
};

/** `body` is as sent: compressed as `content-encoding` in `headers` says. */
export type CommerceAnswer = {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
  cookies?: readonly SetCookie[] | undefined;
};
