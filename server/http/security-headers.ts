import type { FastifyInstance } from 'fastify';
import { VIOLATION_ENDPOINT, VIOLATION_PATH } from './violation-path.ts';

/** Policy for responses without scripts; only `ancestor` may embed them in a frame. */
export const dataPolicy = (ancestor: string): string =>
  `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors ${ancestor}`;

/** For responses other than documents: no code may run and no page may frame them. */
export const DATA_POLICY = dataPolicy("'none'");

/** Default headers of every response; documents, pictures and the service worker replace the policy. */
export const EVERYWHERE: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': DATA_POLICY,
};

/** Additional headers of documents, besides their Content-Security-Policy. */
export const DOCUMENT_HEADERS: Readonly<Record<string, string>> = {
  // Payment windows need their opener.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'reporting-endpoints': `${VIOLATION_ENDPOINT}="${VIOLATION_PATH}"`,
  'permissions-policy':
    'accelerometer=(), autoplay=(self "https://www.youtube-nocookie.com" "https://player.vimeo.com"), browsing-topics=(), camera=(), display-capture=(), encrypted-media=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(self), usb=(), xr-spatial-tracking=()',
};

/** Default of `Retry-After`. */
const RETRY_SECONDS = '5';

const HSTS = 'max-age=63072000; includeSubDomains';

/** Sets headers of every response: HSTS only over HTTPS, Retry-After with every 429 and 503. */
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
