import { createHmac, timingSafeEqual } from 'node:crypto';
import { isOrderNumber } from '#contract/order-number.ts';
import type { Platform } from '#commerce/platform/context.ts';
import { secretOf } from '#commerce/platform/secrets/store.ts';

const tokenKey = (platform: Platform): Promise<Uint8Array> => secretOf(platform, 'order-token');

const signed = (key: Uint8Array, number: string): string =>
  `${number}.${createHmac('sha256', key).update(number).digest('base64url')}`;

/** Makes tokens: who holds the one of an order may read it. */
export const tokenMaker = async (platform: Platform): Promise<(number: string) => string> => {
  const key = await tokenKey(platform);
  return (number) => signed(key, number);
};

/** Order number in a token; undefined for an invalid token. */
export const numberOfToken = async (platform: Platform, token: string): Promise<string | undefined> => {
  const [number = ''] = token.split('.');
  if (!isOrderNumber(number)) return undefined;
  const [own, given] = [Buffer.from(signed(await tokenKey(platform), number)), Buffer.from(token)];
  return own.length === given.length && timingSafeEqual(own, given) ? number : undefined;
};
