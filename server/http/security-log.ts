import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '#commerce/platform/clock.ts';
import type { Log } from '#commerce/platform/log.ts';
import { createRateLimiter } from '#commerce/platform/rate-limit.ts';
import { SECURITY_EVENTS, type SecurityEvent } from '#commerce/platform/security-events.ts';
import { clientNetwork } from './client-address.ts';

/** Random for each process, so that logged network keys cannot be linked to addresses. */
const KEY = randomBytes(32);

/** Limit per event and network, so that requests cannot fill the disk; same as in the back end. */
const LINES = { limit: 30, perSeconds: 60 };

/** Logs a security event of the HTTP layer; `details` must not contain typed text. */
export type SecurityLog = (
  event: SecurityEvent,
  request: FastifyRequest,
  details?: Readonly<Record<string, string | number>>,
) => void;

/** Security events of the HTTP layer, in the format of the back end's. */
export const createSecurityLog = (log: Log, clock: Clock): SecurityLog => {
  const limiter = createRateLimiter(clock);
  return (event, request, details = {}) => {
    const address = clientNetwork(request);
    if (!limiter.allow(event, address, LINES)) return;
    const network = createHmac('sha256', KEY).update(address).digest('hex').slice(0, 16);
    log[SECURITY_EVENTS[event].level]({ event, network, requestId: request.id, ...details }, 'security event');
  };
};
