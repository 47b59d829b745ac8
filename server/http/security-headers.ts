import type { FastifyInstance } from 'fastify';

/** On every response. */
export const EVERYWHERE: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Added to documents, besides their own Content-Security-Policy. */
export const DOCUMENT_HEADERS: Readonly<Record<string, string>> = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), autoplay=(self "https://www.youtube-nocookie.com" "https://player.vimeo.com"), browsing-topics=(), camera=(), display-capture=(), encrypted-media=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(self), usb=(), xr-spatial-tracking=()',
};

/** For responses that are never a document: nothing in them may run or be framed. */
export const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HSTS = 'max-age=63072000; includeSubDomains';

/** Headers of every response; HSTS only over https. */
export const addSecurityHeaders = (app: FastifyInstance, publicUrl: string): void => {
  const isPublicHttps = publicUrl.startsWith('https://');
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(EVERYWHERE);
    if (request.protocol === 'https' || (isPublicHttps && request.headers['x-forwarded-proto'] === 'https')) {
      reply.header('strict-transport-security', HSTS);
    }
    done();
  });
};
