import { randomFillSync } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const BYTES = 9;
const pool = Buffer.alloc(BYTES * 256);
let used = pool.length;

/** 72 random bits as 12 characters. Drawn for 256 requests at a time: to ask the system costs more than all else of it. */
export const requestId = (): string => {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  return pool.toString('base64url', used, (used += BYTES));
};

/** The id that the proxy gave the request, where there is a proxy; otherwise, or if it is no such id, a new one. */
export const requestIdBehindProxy = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\x21-\x7e]{1,200}$/.test(given) ? given : requestId();
};
