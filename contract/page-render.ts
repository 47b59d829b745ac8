import { isAttributeCode } from './attribute-code.ts';
import type { CaptchaForm } from './captcha.ts';
import { COMPARED_KEY } from './compare.ts';
import type { HideableFeature } from './features.ts';
import { filterCode } from './list-address.ts';
import type { PageKind } from './page-kind.ts';
import type { CurrencyCode, StoreView, StoreViewCode } from './store-views.ts';
import type { PageTheme } from './page-theme.ts';

/**
 * The interface between server and storefront for rendering one page.
 * `storefront/entry-server.tsx` exports `render: RenderPage`; the server loads it from `dist/server/entry-server.js` in
 * production and through Vite in development. One call renders one page for a guest: cookies, customer and cart never
 * reach the renderer, so that all guests of a store view and currency can share a response.
 */

export type { CurrencyCode, StoreViewCode };

/** Messages by id, compiled from ICU MessageFormat. */
export type CompiledMessages = Readonly<Record<string, unknown>>;

/** One GraphQL operation. `query` is the document text; queries only, never mutations. */
export type ExecuteRequest = {
  query: string;
  variables?: Readonly<Record<string, unknown>>;
  operationName?: string;
};

/** `T` is the type of `data` according to the caller's typed document; the server does not check it. */
export type ExecuteResult<T = unknown> = {
  data?: T | null;
  errors?: readonly ExecuteError[];
};

export type ExecuteError = {
  message: string;
  path?: readonly (string | number)[];
  extensions?: Readonly<Record<string, unknown>>;
};

/**
 * Runs one query against the back end with the page's `Store` and `Content-Currency` headers: in process for the
 * embedded back end, over HTTP for a remote one.
 * The response may be shared with the response cache and with other renders: treat it as frozen. Rejects only if the
 * back end cannot be reached or its response is not GraphQL; GraphQL errors are returned in `errors`.
 */
export type Execute = <T = unknown>(request: ExecuteRequest) => Promise<ExecuteResult<T>>;

/** The client build as pages reference it, by root-relative URLs. In development they are Vite's and `preload` is empty. */
export type ClientAssets = {
  /** The module script that starts the application. */
  entry: string;
  /** Style sheets of the entry; in development of the whole shop, linked from the document. */
  styles: readonly string[];
  /**
   * Styles of everything that a page with these lazily loaded modules can show, as text for its document. Absent in
   * development.
   */
  inlinedStyles?: (moduleIds: readonly string[]) => string;
  /** Chunks the entry imports statically. */
  preload: readonly string[];
  /**
   * Scripts that a lazily loaded module adds to the entry, static imports included; empty for an unknown module.
   * `moduleId` is the source path from the repository root (`storefront/routes/pages/cart.tsx`).
   */
  module: (moduleId: string) => readonly string[];
  /** Style sheets of a lazily loaded module, in addition to the entry's. */
  moduleStyles: (moduleId: string) => readonly string[];
  /** URL of a file imported through Vite (font, picture) by its source path from the repository root, or undefined. */
  file: (sourcePath: string) => string | undefined;
};

export type PageRequest = {
  /**
   * Root-relative path and query, with the store prefix as the shopper sees it (`/fr/porcelain-tiles?page=2`).
   * Percent-encoded as received, no fragment. The query holds only keys for which `isPageQueryKey` is true, sorted by
   * key: campaign and personal keys (utm_*, gclid, email …) stay in the browser and never reach a shared page.
   */
  url: string;
  /** Origin of the shop without a trailing slash, for canonical, hreflang, Open Graph and JSON-LD URLs. */
  origin: string;
  storeView: StoreViewCode;
  /** All store views of the shop, in the order of the store switcher; contains `storeView`. */
  storeViews: readonly StoreView[];
  /** Already validated against the currencies of the store view. */
  currency: CurrencyCode;
  execute: Execute;
  assets: ClientAssets;
  /**
   * Random for each render, and the `nonce` attribute of every inline `<script>` and `<style>` of the application: the
   * server puts the SHA-256 of exactly those into the page's CSP and removes the attribute, so that markup from content
   * can never run. (`<script type="application/json">` and `application/ld+json` are data and need none.)
   */
  nonce: string;
  theme: PageTheme;
  /** Key of Google Maps; without one the shop renders its own map. */
  mapsKey?: string;
  /** The shop's time zone, where it is not `DEFAULT_TIME_ZONE`. */
  timeZone?: string;
  /** True if the server offers address suggestions. */
  suggestsAddresses?: boolean;
  /** URL of the measurement collector. Without one, no data leaves the browser and no consent is requested. */
  analyticsUrl?: string;
  /** Compiled messages of the merchant, which replace the shop's; absent if there are none. */
  messages?: CompiledMessages;
  /** Features to hide because the back end lacks them; absent if there are none. */
  lacks?: readonly HideableFeature[];
  /** Forms protected with reCAPTCHA; absent if there are none. */
  captchaForms?: readonly CaptchaForm[];
  /** Aborted when the server gives up on this render (deadline, shutdown). */
  signal?: AbortSignal;
};

/** A redirect instead of a page. */
export type PageRedirect = {
  status: 301 | 302;
  /** Root-relative with the store prefix, or absolute for another site. The query of the request is not added to it. */
  location: string;
};

export type PageResponse = {
  /**
   * The HTTP status: 200, 404 (with the rendered "not found" page), 500 (with the rendered failure page), 503 … Ignored
   * with `redirect`.
   */
  status: number;
  /**
   * Extra response headers, lower-case names. The server sets Content-Type, Content-Security-Policy, Cache-Control, ETag, Vary,
   * Content-Language and the security headers itself; `set-cookie` is dropped.
   */
  headers: Readonly<Record<string, string>>;
  /**
   * The whole document from `<!doctype html>`. Inline `<script>` and `<style>` are allowed when they carry the
   * request's `nonce`; `style=""` and `on…=""` attributes and `javascript:` URLs are not: the CSP blocks them and the
   * development server warns about each. Scripts, styles, fonts, pictures and requests only from this origin;
   * `require-trusted-types-for 'script'` is on, so the browser needs a Trusted Types policy for `innerHTML`. Empty with
   * `redirect`.
   */
  html: string;
  /**
   * Cache tags of everything on the page, in the back end's notation: `product:12`, `category:4`, `cms_page:home`,
   * `cms_block:footer-links`, `menu`, `store` … A write purges every cached page with one of its tags. The server adds
   * the tags reported by the back end for this render's queries, so this list may be empty.
   */
  tags: readonly string[];
  /** True if all guests may share the response. Responses with a 5xx status or a `set-cookie` are never cached. */
  cacheable: boolean;
  /** Determines the cache lifetime (`contract/lifetimes.ts`); `other` by default. */
  kind?: PageKind;
  redirect?: PageRedirect;
};

/** Exported as `render` by `storefront/entry-server.tsx`. A rejection becomes the static failure page with status 500. */
export type RenderPage = (request: PageRequest) => Promise<PageResponse>;

/** The module the server imports. */
export type ServerEntry = {
  render: RenderPage;
};

const PAGE_QUERY_KEYS: ReadonlySet<string> = new Set([
  COMPARED_KEY,
  'page',
  'query',
  'sort',
  'direction',
  'view',
  'config',
  'showroom',
  'shared',
]);

/** Maximum length of a query value. Both sides truncate to it, so that they render the same page. */
export const MAX_QUERY_VALUE_LENGTH = 200;

/**
 * Query keys that change the rendered page and are therefore part of the page cache's key: the page number, search
 * words, sort order, list view, compared products, chosen options of a configurable product, showroom of a reservation, code of a shared
 * list, and layered navigation (`name[filter]`).
 */
export const isPageQueryKey = (key: string): boolean =>
  PAGE_QUERY_KEYS.has(key) || isAttributeCode(filterCode(key) ?? '');
