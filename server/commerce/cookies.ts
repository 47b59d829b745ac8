import type { FastifyReply, FastifyRequest } from 'fastify';
import { OWN_COOKIES } from '#commerce/platform/cookies.ts';
import type { Cookies, SetCookie } from '#commerce/platform/cookies.ts';
import { cookieValues } from '../http/cookie-values.ts';

/** Over HTTPS, the prefix binds the cookies to this host; plain HTTP cannot use such cookies. */
const prefixOf = (isSecure: boolean): string => (isSecure ? '__Host-' : '');

const VALUE = /^[A-Za-z0-9._~-]{1,200}$/;

/** Reads the cookies of the back end; all others are ignored. */
export const ownCookies = ({ headers, protocol }: Pick<FastifyRequest, 'headers' | 'protocol'>): Cookies => {
  const prefix = prefixOf(protocol === 'https');
  const values = cookieValues(headers.cookie);
  return Object.fromEntries(
    OWN_COOKIES.flatMap((name) => {
      const value = values.get(prefix + name);
      return value !== undefined && VALUE.test(value) ? [[name, value]] : [];
    }),
  );
};

const text = ({ name, value, seconds }: SetCookie, isSecure: boolean): string =>
  `${prefixOf(isSecure)}${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;

export const setCookies = (
  request: Pick<FastifyRequest, 'protocol'>,
  reply: FastifyReply,
  cookies: readonly SetCookie[] = [],
): void => {
  for (const cookie of cookies) reply.header('set-cookie', text(cookie, request.protocol === 'https'));
};
