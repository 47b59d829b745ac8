import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '#commerce/platform/clock.ts';
import type { Log } from '#commerce/platform/log.ts';
import { createRateLimiter } from '#commerce/platform/rate-limit.ts';
import { SECURITY_EVENTS, type SecurityEvent } from '#commerce/platform/security-events.ts';
import { clientNetwork } from './client-address.ts';

/** Networks can be told apart within one process, and by nobody else. */
const KEY = randomBytes(32);

/** The transport's own security events, as the back end writes its. `details` hold nothing that a visitor typed. */
export const logSecurityEvent = (
  log: Log,
  event: SecurityEvent,
  request: FastifyRequest,
  details: Readonly<Record<string, string | number>> = {},
): void => {
  const network = createHmac('sha256', KEY).update(clientNetwork(request)).digest('hex').slice(0, 16);
  log[SECURITY_EVENTS[event].level]({ event, network, requestId: request.id, ...details }, 'security event');
};

const LINES = { limit: 30, perSeconds: 60 };

/** Logs requests beyond a limit, thirty a minute of one network at most. */
export const exceededLog = (log: Log, clock: Clock): ((request: FastifyRequest) => void) => {
  const limiter = createRateLimiter(clock);
  return (request) => {
    if (!limiter.allow('limit-met', clientNetwork(request), LINES)) return;
    logSecurityEvent(log, 'limit-met', request, { path: request.routeOptions.url ?? '' });
  };
};
