import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { PREVIEW_PARAMETER } from '#contract/preview.ts';
import { withRequestQuery } from '#contract/redirect-address.ts';
import { Unavailable } from '../commerce/circuit-breaker.ts';
import { Busy } from '../http/bounded-queue.ts';
import { clientNetwork } from '../http/client-address.ts';
import { matchesEtag } from '#commerce/platform/etag.ts';
import { chooseEncoding } from '#commerce/platform/negotiate.ts';
import { DATA_POLICY, dataPolicy, DOCUMENT_HEADERS } from '../http/security-headers.ts';
import { resolveAddress, type Address } from './address.ts';
import { failurePage, previewEnded } from './failure-page.ts';
import type { PageEntry } from './page-entry.ts';
import type { PageService, PageTarget } from './page-service.ts';
import { chooseCurrency } from './store-view.ts';
import type { StoreViews } from '../store-views/types.ts';

const send = (request: FastifyRequest, reply: FastifyReply, { head, body }: PageEntry): FastifyReply => {
  const { status, headers } = head;
  reply.code(status).headers(headers);
  if (headers['location'] !== undefined) {
    const url = request.raw.url ?? '';
    const query = url.includes('?') ? url.slice(url.indexOf('?') + 1) : '';
    return reply.header('location', withRequestQuery(headers['location'], query)).send('');
  }
  if (head.isShared) {
    reply.header('etag', body.etag);
    if (status === 200 && matchesEtag(request.headers['if-none-match'], body.etag)) return reply.code(304).send();
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(body.in(encoding));
};

const sendFailure = (
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  { storeViews, isDevelopment }: Pick<PageRouteOptions, 'storeViews' | 'isDevelopment'>,
): FastifyReply => {
  const isBusy = error instanceof Busy || error instanceof Unavailable;
  request.log[isBusy ? 'warn' : 'error'](
    { id: request.id, path: request.url.split('?', 1)[0], err: error },
    error instanceof Busy ? 'no room to render' : 'render failed',
  );
  if (isBusy) reply.header('retry-after', String(error.retryAfterSeconds));
  return reply
    .code(isBusy ? 503 : 500)
    .headers({
      ...DOCUMENT_HEADERS,
      'content-security-policy': DATA_POLICY,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    })
    .send(failurePage(request.id, storeViews.list(), isDevelopment && error instanceof Error ? error.stack : ''));
};

/** Token of a preview link in the query. */
const previewToken = ({ raw }: FastifyRequest): string | undefined => {
  const url = raw.url ?? '';
  return url.includes(`${PREVIEW_PARAMETER}=`)
    ? (new URLSearchParams(url.slice(url.indexOf('?') + 1)).get(PREVIEW_PARAMETER) ?? undefined)
    : undefined;
};

type PageAddress = Extract<Address, { kind: 'page' }>;

export type PageRouteOptions = {
  pages: PageService;
  storeViews: StoreViews;
  limit: RouteShorthandOptions;
  isDevelopment: boolean;
  /** Undefined without a back office. */
  isPreview: ((token: string) => Promise<boolean>) | undefined;
  /** Origin of the back office, which may frame previews; undefined if it is the shop's. */
  counterOrigin: string | undefined;
};

/** Routes all URLs other than files and APIs. */
export const addPageRoutes = (app: FastifyInstance, options: PageRouteOptions): void => {
  const { pages, storeViews, limit } = options;
  const targetOf = (request: FastifyRequest, { storeView, url }: PageAddress) => ({
    storeView,
    url,
    currency: chooseCurrency(storeView, request.headers.cookie),
    ip: clientNetwork(request),
  });

  /** Redirects once: the page at the corrected address may redirect again, for example to its canonical spelling. */
  const redirect = async (request: FastifyRequest, reply: FastifyReply, given: string): Promise<FastifyReply> => {
    let location = given;
    const views = storeViews.list();
    let address = resolveAddress(views, location);
    while (address.kind === 'redirect') {
      ({ location } = address);
      address = resolveAddress(views, location);
    }
    const entry =
      address.kind === 'page' ? await pages.get(targetOf(request, address)).catch(() => undefined) : undefined;
    return entry?.head.status === 301
      ? send(request, reply, entry)
      : reply.header('cache-control', 'public, max-age=86400').redirect(location, 301);
  };

  /** Sends a draft page if the preview token is valid. */
  const sendPreview = async (
    request: FastifyRequest,
    reply: FastifyReply,
    target: PageTarget & { preview: string },
  ): Promise<FastifyReply> => {
    if (!(await options.isPreview?.(target.preview)))
      return reply
        .code(403)
        .headers({
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': dataPolicy(options.counterOrigin ?? "'self'"),
        })
        .send(previewEnded(storeViews.list()));
    return send(request, reply, await pages.preview(target));
  };

  app.get('/*', limit, (request, reply) => {
    const views = storeViews.list();
    if (views.length === 0)
      return sendFailure(request, reply, new Unavailable('The store views are not known yet'), options);
    const address = resolveAddress(views, request.raw.url ?? '/');
    if (address.kind === 'malformed') {
      return reply
        .code(400)
        .headers({
          'content-security-policy': DATA_POLICY,
          'cache-control': 'no-store',
          'content-type': 'text/plain; charset=utf-8',
        })
        .send('Bad request');
    }
    if (address.kind === 'redirect') return redirect(request, reply, address.location);
    const target = targetOf(request, address);
    const preview = previewToken(request);
    if (preview !== undefined && options.isPreview)
      return sendPreview(request, reply, { ...target, preview }).catch((error: unknown) =>
        sendFailure(request, reply, error, options),
      );
    const fresh = pages.fresh(target);
    if (fresh) return send(request, reply, fresh);
    return pages.get(target).then(
      (entry) => send(request, reply, entry),
      (error: unknown) => sendFailure(request, reply, error, options),
    );
  });
};
