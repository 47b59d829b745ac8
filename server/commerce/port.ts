import type { Language } from '#contract/languages.ts';
import type { Figures } from '#commerce/app.ts';
import type { Captcha } from '../captcha/types.ts';
import type { Cookies, SetCookie } from '#commerce/platform/cookies.ts';
import type { StoreViews } from '../store-views/types.ts';
import type { HideableFeature } from '#contract/features.ts';
import type { ExecuteResult, StoreViewCode } from '#contract/page-render.ts';

/** URLs that media and files of the theme are read from, with a final slash. */
export type MediaBases = { media: string; static: string };

/** Interface between the HTTP layer and the back end, embedded or remote. */
export type Commerce = {
  executeGraphql: (call: GraphqlCall) => Promise<CommerceResponse>;
  /** Runs a query of a shared page: without HTTP and serialisation for the embedded back end. */
  query: (call: QueryCall) => Promise<QueryResponse>;
  handleRest: (call: RestCall) => Promise<CommerceResponse>;
  /** Rejects, or resolves with `ok: false`, while the back end cannot serve. */
  health: () => Promise<{ ok: boolean }>;
  /** Fetches a purchased file or a sample; only the embedded back end. */
  download?: (request: {
    kind: 'link' | 'sample';
    id: string;
    isCounted: boolean;
  }) => Promise<{ name: string; mediaType: string; bytes: Uint8Array } | undefined>;
  /** All pages by store view. */
  siteMap?: () => Promise<ReadonlyMap<StoreViewCode, readonly SitePage[]>>;
  /** True for a valid preview token; only the embedded back end. */
  isPreview?: (token: string) => Promise<boolean>;
  /** Samples of all emails; only the embedded back end. */
  mailSamples?: () => Promise<readonly MailSample[]>;
  /** Base URL of pictures and files of a remote back end. */
  mediaBases?: () => MediaBases;
  /** Invitation link for the owner's account of the back office. Undefined if an account exists. */
  firstCounterLink?: (origin: string) => Promise<string | undefined>;
  /** Figures for metrics; only the embedded back end. */
  figures?: () => Promise<Figures>;
  /** Forms protected with reCAPTCHA by a remote back end. */
  captcha?: Captcha;
  /** Features unsupported by the back end or switched off by the merchant. */
  features?: BackEndFeatures;
  /** Calls `listener` with changed cache tags; returns a function to unsubscribe. */
  onPurge: (listener: (tags: ReadonlySet<string>) => void) => () => void;
};

/** An opened back end. */
export type OpenCommerce = { commerce: Commerce; storeViews: StoreViews; close: () => Promise<void> };

export type BackEndFeatures = {
  /** Table of features for the shop's staff. */
  table: () => string | Promise<string>;
  /** Features to hide from shoppers; empty until the check of a remote back end has succeeded. */
  lacks: () => Promise<readonly HideableFeature[]>;
};

/** A page of a store view without its prefix, with its last change (if known) and the URLs of its pictures. */
export type SitePage = { path: string; changedAt?: Date | undefined; pictures?: readonly string[] };

/** Header names in lower case. */
export type CallHeaders = Readonly<Record<string, string | undefined>>;

export type MailSample = {
  name: string;
  language: Language;
  mail: { subject: string; html?: string; text: string };
};

export type GraphqlCall = {
  method: string;
  query?: string | undefined;
  /** An object, or the JSON text of a GET query string. */
  variables?: Readonly<Record<string, unknown>> | string | null | undefined;
  operationName?: string | undefined;
  headers: CallHeaders;
  /** Only for the embedded back end. */
  cookies?: Cookies | undefined;
  /** The shopper's IP address, for rate limits. */
  ip: string;
  /** Origin of the shop as used by the client. */
  origin?: string | undefined;
};

export type QueryCall = {
  query: string;
  variables?: Readonly<Record<string, unknown>> | undefined;
  operationName?: string | undefined;
  headers: CallHeaders;
  ip: string;
};

/** `result` may be shared with a cache; do not modify it. */
export type QueryResponse = { result: ExecuteResult; tags: Iterable<string> };

export type RestCall = {
  method: string;
  /** Path below /rest, including the query: `/V1/guest-carts/…`. */
  path: string;
  headers: CallHeaders;
  cookies?: Cookies | undefined;
  /** JSON text; undefined without a body. */
  body: unknown;
  ip: string;
  /** True if the back office is served at this URL. */
  isCounter?: boolean;
};

/** The encoding of `body` is `content-encoding` of `headers`. */
export type CommerceResponse = {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
  cookies?: readonly SetCookie[] | undefined;
};
