import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { DEFAULT_TIME_ZONE } from '#contract/date-format.ts';
import type { PageResponse } from '#contract/page-render.ts';
import type { PageTheme } from '#contract/page-theme.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import { splitStorePath, type StoreView } from '#contract/store-views.ts';
import type { Commerce } from '../commerce/port.ts';
import { contentPolicy } from '../http/content-policy.ts';
import { collectInlineCode } from '../http/inline-code.ts';
import { mayShowMap, pageSources } from '../http/page-sources.ts';
import { policyWarnings } from '../http/policy-warnings.ts';
import { DOCUMENT_HEADERS } from '../http/security-headers.ts';
import { cdnHeaders } from './cdn-headers.ts';
import { pageQueries } from './execute.ts';
import type { PageMessages } from './page-messages.ts';
import { createPageEntry } from './page-entry.ts';
import type { PageEntry } from './page-entry.ts';
import type { PageTarget } from './page-service.ts';
import type { LoadedStorefront } from '../storefront/storefront.ts';

export type RenderContext = {
  storefront: LoadedStorefront;
  commerce: Commerce;
  storeViews: readonly StoreView[];
  origin: string;
  theme: PageTheme;
  isDevelopment: boolean;
  mapsKey: string | undefined;
  timeZone: string;
  suggestsAddresses: boolean;
  paymentSources: Settings['paymentSources'];
  analyticsUrl: string | undefined;
  cdn: Settings['cdn'];
  messages: PageMessages;
  /** Origin of the back office, which may frame previews. */
  counterOrigin?: string | undefined;
  warn: (message: string) => void;
};

/** Tag of the store views, which every page names. */
export const STORE_TAG = 'store';

const PREVIEW_HEADERS = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' };

/** Script of previews for their links. */
const PREVIEW_LINKS = readFileSync(new URL('preview-links.js', import.meta.url), 'utf8');

const newNonce = (): string => randomBytes(18).toString('base64url');

const OWN_HEADERS = new Set([
  'set-cookie',
  'content-type',
  'content-length',
  'content-security-policy',
  'cache-control',
  'etag',
  'vary',
  'content-language',
  'location',
]);

const extraHeaders = (given: Readonly<Record<string, string>>): Record<string, string> => {
  const allowed: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) {
    const lowerCase = name.toLowerCase();
    if (!OWN_HEADERS.has(lowerCase) && !/[\r\n]/.test(value)) allowed[lowerCase] = value;
  }
  return allowed;
};

/** Browsers revalidate shared pages each time (the currency is a cookie) and never store others. */
const cacheControl = (isShared: boolean): Record<string, string> =>
  isShared
    ? { 'cache-control': 'no-cache', vary: 'Accept-Encoding, Cookie' }
    : { 'cache-control': 'private, no-store', vary: 'Accept-Encoding' };

/** Adds CDN headers for pages in the default currency of the store view, because many CDNs ignore `Vary: Cookie`. */
const cachingHeaders = (
  { cdn }: RenderContext,
  { storeView, currency }: PageTarget,
  { isShared, isFound, tags }: { isShared: boolean; isFound: boolean; tags: ReadonlySet<string> },
): Record<string, string> => {
  const own = cacheControl(isShared);
  if (!isShared || cdn.seconds === 0) return own;
  if (currency !== storeView.currency) return { ...own, 'cache-control': 'private, no-cache' };
  return { ...own, ...(isFound ? cdnHeaders(cdn, tags) : undefined) };
};

/** A Location must be a path of the shop or an absolute http(s) URL, percent-encoded. */
const safeLocation = (location: string): string => {
  if (/^https?:\/\//i.test(location) && URL.canParse(location)) return new URL(location).href;
  return `/${location.replace(/^[/\\]+/, '')}`.replace(/\\/g, '%5C').replace(/[^\x21-\x7e]+/g, encodeURIComponent);
};

const isShareable = (page: PageResponse): boolean =>
  page.cacheable &&
  (page.redirect !== undefined || page.status < 500) &&
  !Object.keys(page.headers).some((name) => name.toLowerCase() === 'set-cookie');

/** Renders one page and adds policy, headers and tags. Rejects if the storefront does. */
export const renderPage = async (
  context: RenderContext,
  target: PageTarget,
  signal: AbortSignal,
): Promise<PageEntry> => {
  const { storefront, commerce, origin, isDevelopment, mapsKey, timeZone, suggestsAddresses, analyticsUrl } = context;
  const nonce = newNonce();
  const queries = pageQueries(commerce, target);
  const { url, storeView, currency } = target;
  const lacks = (await commerce.features?.lacks()) ?? [];
  const captchaForms = commerce.captcha?.forms(storeView.code) ?? [];
  const messages = context.messages(storeView);
  const page = await storefront.render({
    url,
    origin,
    storeView: storeView.code,
    storeViews: context.storeViews,
    currency,
    execute: queries.execute,
    assets: storefront.assets,
    nonce,
    theme: context.theme,
    signal,
    ...(mapsKey && { mapsKey }),
    ...(timeZone !== DEFAULT_TIME_ZONE && { timeZone }),
    ...(suggestsAddresses && { suggestsAddresses }),
    ...(analyticsUrl && { analyticsUrl }),
    ...(messages && { messages }),
    ...(lacks.length > 0 && { lacks }),
    ...(captchaForms.length > 0 && { captchaForms }),
  });
  // Let the caller use an older copy or the static error page.
  if (queries.missing && page.status >= 500) throw queries.missing;
  const tags = new Set([...page.tags, ...queries.tags, STORE_TAG]);
  const isShared = isShareable(page) && !queries.missing && !target.preview;
  const { kind = 'other' } = page;
  const isFound = page.redirect !== undefined || page.status < 400;
  const common = { ...extraHeaders(page.headers), ...cachingHeaders(context, target, { isShared, isFound, tags }) };
  if (page.redirect) {
    const { status, location } = page.redirect;
    return createPageEntry(
      { status, headers: { ...common, location: safeLocation(location) }, tags, isShared, kind },
      '',
    );
  }

  if (isDevelopment)
    for (const warning of policyWarnings(page.html, nonce))
      context.warn(`${url}: the Content-Security-Policy will block a ${warning}`);
  const rendered = target.preview
    ? page.html.replace('</head>', () => `<script nonce="${nonce}">${PREVIEW_LINKS}</script></head>`)
    : page.html;
  const finished = storefront.finish ? await storefront.finish(url, rendered) : rendered;
  const code = collectInlineCode(finished, nonce);
  const path = splitStorePath([storeView], url).rest;
  const sources = pageSources(path, context);
  const styleNonce = mayShowMap(path, context) ? newNonce() : undefined;
  const policy = contentPolicy({
    ...sources,
    // The document with Google's script is framed; it has a policy of its own.
    frame: [...(sources.frame ?? []), ...(captchaForms.length > 0 ? ["'self'"] : [])],
    script: [...sources.script, ...code.scriptHashes],
    style: [...sources.style, ...code.styleHashes, ...(styleNonce ? [`'nonce-${styleNonce}'`] : [])],
    ...(target.preview && { ancestor: context.counterOrigin ?? "'self'" }),
  });
  const headers = {
    ...common,
    ...DOCUMENT_HEADERS,
    ...(target.preview && PREVIEW_HEADERS),
    'content-type': 'text/html; charset=utf-8',
    'content-language': storeView.languageTag,
    // Vite's client and hot reload are inline code without a hash.
    'content-security-policy': isDevelopment ? "frame-ancestors 'none'" : policy,
  };
  // The map's script uses the nonce of the first style.
  const html = styleNonce ? code.html.replace('</head>', `<style nonce="${styleNonce}"></style></head>`) : code.html;
  return createPageEntry({ status: page.status, headers, tags, isShared, kind }, html);
};
