import { createHmac, timingSafeEqual } from 'node:crypto';

/** Tolerance between a signature's timestamp and the clock. */
export const SIGNATURE_SECONDS = 300;

export type OauthFields = Readonly<Record<'consumer_key' | 'token' | 'nonce' | 'timestamp' | 'signature', string>> & {
  all: readonly (readonly [string, string])[];
};

/** Percent-encoding of RFC 5849, which is stricter than that of URLs. */
export const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** Fields of `Authorization: OAuth …`; undefined if it is another scheme or method, or incomplete. */
export const oauthFields = (header: string | undefined): OauthFields | undefined => {
  const text = header?.trim() ?? '';
  const list = /^oauth\s/i.test(text) ? text.slice('oauth'.length).trim() : undefined;
  if (list === undefined || list.length > 4000) return undefined;
  const all: [string, string][] = [];
  for (const part of list.split(',')) {
    const [, name, value] = /^\s*([\w.~%-]+)="([^"]*)"\s*$/.exec(part) ?? [];
    const [key, field] = [decoded(name ?? ''), decoded(value ?? '')];
    if (!key || field === undefined) return undefined;
    if (key.toLowerCase() !== 'realm') all.push([key, field]);
  }
  const found = new Map(all);
  if (found.size < all.length || found.get('oauth_signature_method') !== 'HMAC-SHA256') return undefined;
  const [consumer_key, token, nonce, timestamp, signature] = [
    'consumer_key',
    'token',
    'nonce',
    'timestamp',
    'signature',
  ].map((name) => found.get(`oauth_${name}`) ?? '');
  if (!consumer_key || !token || !nonce || !timestamp || !signature) return undefined;
  return { consumer_key, token, nonce, timestamp, signature, all };
};

export type SignedCall = { method: string; address: string };
export type Secrets = { consumerSecret: string; tokenSecret: string };

/** The signature of a call with these parameters (RFC 5849 with SHA-256). */
export const signatureOf = (
  { method, address }: SignedCall,
  parameters: readonly (readonly [string, string])[],
  { consumerSecret, tokenSecret }: Secrets,
): string => {
  const url = new URL(address);
  const pairs = [...parameters.filter(([name]) => name !== 'oauth_signature'), ...url.searchParams]
    .map(([name, value]) => [encoded(name), encoded(value)] as const)
    .sort(([a, x], [b, y]) => (a === b ? Number(x > y) - Number(x < y) : a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  const base = [method.toUpperCase(), `${url.origin}${url.pathname}`, pairs].map(encoded).join('&');
  return createHmac('sha256', `${encoded(consumerSecret)}&${encoded(tokenSecret)}`)
    .update(base)
    .digest('base64');
};

export const isSignedBy = (fields: OauthFields, call: SignedCall, secrets: Secrets): boolean => {
  const [given, right] = [fields.signature, signatureOf(call, fields.all, secrets)].map((text) => Buffer.from(text));
  return given!.length === right!.length && timingSafeEqual(given!, right!);
};

/** Returns true if the timestamp is within the tolerance. */
export const isTimely = (timestamp: string, now: Date): boolean =>
  /^\d{1,12}$/.test(timestamp) && Math.abs(Number(timestamp) - now.getTime() / 1000) <= SIGNATURE_SECONDS;
