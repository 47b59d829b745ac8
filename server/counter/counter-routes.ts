import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, RouteShorthandOptions } from 'fastify';
import { escapeHtml } from '#contract/escape-html.ts';
import { sendBuiltFile } from '../assets/asset-routes.ts';
import { VIOLATION_PATH } from '../http/violation-path.ts';
import type { BuiltCounter } from './built-counter.ts';

/** Material UI adds style elements with the document's nonce. Other inline content is blocked. */
const policyOf = (nonce: string, shop: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${shop}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `report-uri ${VIOLATION_PATH}`,
  ].join('; ');

const documentOf = (path: string, entry: string, nonce: string, shopName: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta property="csp-nonce" nonce="${nonce}"><title>${escapeHtml(shopName)}</title></head>
<body><div id="root"></div><script type="module" src="${path}${entry}"></script></body></html>
`;

type Options = {
  counter: BuiltCounter;
  /** Path of the document without a final slash. Empty on a separate port. */
  path: string;
  shopName: string;
  /** CSP source of the shop, whose previews are framed. */
  shop: string;
  limit: RouteShorthandOptions;
};

/** Serves the files of the back office and its only document, whose routes are in the fragment. */
export const addCounterRoutes = (app: FastifyInstance, { counter, path, shopName, shop, limit }: Options): void => {
  const send = (reply: FastifyReply): FastifyReply => {
    const nonce = randomBytes(16).toString('base64url');
    return reply
      .headers({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'content-security-policy': policyOf(nonce, shop),
      })
      .type('text/html; charset=utf-8')
      .send(documentOf(path, counter.entry, nonce, shopName));
  };
  if (path) app.get(path, limit, async (_request, reply) => send(reply));
  app.get(`${path}/`, limit, async (_request, reply) => send(reply));
  for (const [address, file] of counter.files)
    app.get(`${path}${address}`, (request, reply) => sendBuiltFile(request, reply, file));
};
