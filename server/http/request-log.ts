import type { FastifyInstance } from 'fastify';
import type { Log } from '#commerce/platform/log.ts';
import { clientAddress } from './client-address.ts';

const SLOW_MS = 2_000;

/**
 * Logs failed requests as warnings, slow ones as info, all others as debug. Never logs the query, which may contain
 * typed text.
 */
export const addRequestLog = (app: FastifyInstance, log: Log): void => {
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status, elapsedTime } = reply;
    const level = status >= 500 ? 'warn' : elapsedTime > SLOW_MS ? 'info' : 'debug';
    if (log.isLevelEnabled(level)) {
      const path = request.url.split('?', 1)[0];
      log[level](
        {
          requestId: request.id,
          method: request.method,
          path,
          status,
          ms: Math.round(elapsedTime),
          ip: clientAddress(request),
        },
        'request',
      );
    }
    done();
  });
};
