import { createHmac, timingSafeEqual } from 'node:crypto';
import { HOUR_MS } from '#commerce/platform/durations.ts';

/** How long the address of a file can be used. */
export const ADDRESS_HOURS = 24;
/** Key of a purchase, made by the generator of secrets. */
const KEY = /^[A-Za-z0-9]{32}$/;

const sealed = (secret: Uint8Array, key: string, until: string): string =>
  createHmac('sha256', secret).update(`${key}.${until}`).digest('base64url');

/** Last part of a file's URL: key, expiry and a signature over both. */
export const addressOf = (secret: Uint8Array, key: string, now: Date): string => {
  const until = Math.floor((now.getTime() + ADDRESS_HOURS * HOUR_MS) / 1000).toString(36);
  return `${key}.${until}.${sealed(secret, key, until)}`;
};

/** The key an address names; undefined when it was never given, or its time is over. */
export const keyOfAddress = (secret: Uint8Array, address: string, now: Date): string | undefined => {
  const [key = '', until = '', seal = '', ...more] = address.split('.');
  if (more.length > 0 || !KEY.test(key) || !/^[0-9a-z]{1,9}$/.test(until)) return undefined;
  const [own, given] = [Buffer.from(sealed(secret, key, until)), Buffer.from(seal)];
  if (own.length !== given.length || !timingSafeEqual(own, given)) return undefined;
  return Number.parseInt(until, 36) * 1000 > now.getTime() ? key : undefined;
};
