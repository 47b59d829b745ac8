import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '#commerce/platform/clock.ts';
import type { Log } from '#commerce/platform/log.ts';
import { createRateLimiter } from '#commerce/platform/rate-limit.ts';
import { SECURITY_EVENTS, type SecurityEvent } from '#commerce/platform/security-events.ts';
import { clientNetwork } from './client-address.ts';

/** Networks can be told apart within one process, and by nobody else. */
const KEY = randomBytes(32);

/** Of one kind and network, as in the back end: nobody fills the disk by what they send. */
const LINES = { limit: 30, perSeconds: 60 };

/** Writes one of the transport's own security events; `details` hold nothing that a visitor typed. */
export type SecurityLog = (
  event: SecurityEvent,
  request: FastifyRequest,
  details?: Readonly<Record<string, string | number>>,
) => void;

/** The transport's own security events, as the back end writes its. */
export const createSecurityLog = (log: Log, clock: Clock): SecurityLog => {
  const limiter = createRateLimiter(clock);
  return (event, request, details = {}) => {
    const address = clientNetwork(request);
    if (!limiter.allow(event, address, LINES)) return;
    const network = createHmac('sha256', KEY).update(address).digest('hex').slice(0, 16);
    log[SECURITY_EVENTS[event].level]({ event, network, requestId: request.id, ...details }, 'security event');
  };
};
