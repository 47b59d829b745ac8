import type { FastifyInstance } from 'fastify';
import { VIOLATION_ENDPOINT, VIOLATION_PATH } from './violation-path.ts';

/** For responses that are never a document: nothing in them may run or be framed. */
export const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** On every response; documents, pictures and the worker replace the policy with their own. */
export const EVERYWHERE: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': DATA_POLICY,
};

/** Added to documents, besides their own Content-Security-Policy. */
export const DOCUMENT_HEADERS: Readonly<Record<string, string>> = {
  // Payment windows that the shop opens need their opener.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'reporting-endpoints': `${VIOLATION_ENDPOINT}="${VIOLATION_PATH}"`,
  'permissions-policy':
    'accelerometer=(), autoplay=(self "https://www.youtube-nocookie.com" "https://player.vimeo.com"), browsing-topics=(), camera=(), display-capture=(), encrypted-media=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(self), usb=(), xr-spatial-tracking=()',
};

/** When to come again, where nobody knows better. */
const RETRY_SECONDS = '5';

const HSTS = 'max-age=63072000; includeSubDomains';

/** Headers of every response; HSTS only over https, Retry-After with every 429 and 503. */
export const addSecurityHeaders = (app: FastifyInstance, publicUrl: string): void => {
  const isPublicHttps = publicUrl.startsWith('https://');
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(EVERYWHERE);
    if (request.protocol === 'https' || (isPublicHttps && request.headers['x-forwarded-proto'] === 'https')) {
      reply.header('strict-transport-security', HSTS);
    }
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if ((reply.statusCode === 429 || reply.statusCode === 503) && !reply.hasHeader('retry-after'))
      reply.header('retry-after', RETRY_SECONDS);
    done();
  });
};
