import { createHmac } from 'node:crypto';

const PREFIX = 'whsec_';

/** A secret in the form of Standard Webhooks, of 32 random bytes. */
export const secretOf = (bytes: Uint8Array): string => `${PREFIX}${Buffer.from(bytes).toString('base64')}`;

/** Headers with the signature and time of a body, as in Standard Webhooks. */
export const signedHeaders = (
  secret: string,
  { id, at, body }: { id: string; at: Date; body: string },
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> => {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.slice(secret.startsWith(PREFIX) ? PREFIX.length : 0), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
};
