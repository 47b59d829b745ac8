import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** 72 random bits as 12 characters. */
export const requestId = (): string => randomBytes(9).toString('base64url');

/** The request id sent by the proxy, or a new one if it is missing or malformed. */
export const requestIdBehindProxy = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\x21-\x7e]{1,200}$/.test(given) ? given : requestId();
};
