import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { CAPTCHA_PATH } from '#contract/captcha.ts';
import { escapeHtml } from '#contract/escape-html.ts';
import { DATA_POLICY, DOCUMENT_HEADERS } from '../http/security-headers.ts';
import type { Captcha } from './types.ts';

/** Google's hosts are allowed in this document only; pages of the shop keep their policy. */
const FRAME_POLICY = [
  "default-src 'none'",
  "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
  'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  'connect-src https://www.google.com/recaptcha/',
  'img-src data: https://www.gstatic.com/recaptcha/',
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

const script = readFileSync(join(import.meta.dirname, 'frame.js'));
const SCRIPT_PATH = `${CAPTCHA_PATH}/frame.js`;

type Query = { form?: unknown; store?: unknown; language?: unknown };

/** Routes the document for the frame of protected forms, with the key of the form's store view. */
export const addCaptchaRoutes = (
  app: FastifyInstance,
  { captcha, limit }: { captcha: Captcha; limit: RouteShorthandOptions },
): void => {
  app.get(SCRIPT_PATH, limit, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/javascript; charset=utf-8').send(script),
  );
  app.get(CAPTCHA_PATH, limit, (request, reply) => {
    const { form, store, language } = request.query as Query;
    const settings = captcha.settings(String(store), String(form));
    reply.header('cache-control', 'no-store');
    if (!settings)
      return reply.code(404).header('content-security-policy', DATA_POLICY).type('text/plain').send('Not found\n');
    const data = Object.entries({
      key: settings.key,
      type: settings.type,
      language: settings.language ?? String(language ?? 'en'),
      action: String(form).toLowerCase(),
    }).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
    return reply
      .headers({ ...DOCUMENT_HEADERS, 'content-security-policy': FRAME_POLICY, 'x-robots-tag': 'noindex' })
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>reCAPTCHA</title><style>body{margin:0;min-height:100vh;display:grid;place-content:center;background:transparent}</style></head><body${data.join('')}><div id="box"></div><script src="${SCRIPT_PATH}"></script></body></html>`,
      );
  });
};
