import { Secret, TOTP } from 'otpauth';
import { COUNTER_HEADER, type Role } from '#contract/staff-roles.ts';
import type { RestReply, TestShop } from '#commerce/platform/testing/test-shop.ts';
import { invite } from '../accounts.ts';

export const PASSWORD = 'a long passphrase';

/** The code that an authenticator app shows. */
export const codeAt = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

export type Person = {
  email: string;
  secret: string;
  /** Sends a request with the session of this person's browser. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<RestReply>;
};

/** Creates an account by an invitation link, which also signs in. */
export const join = async (shop: Pick<TestShop, 'platform' | 'rest'>, email: string, role: Role): Promise<Person> => {
  const token = await invite(shop.platform, { email, role });
  const call: Person['call'] = (method, path, body, headers = {}) =>
    shop.rest(method, path, body, { [COUNTER_HEADER]: '1', ...headers }, email);
  const { secret } = (await call('POST', '/V1/counter/invitation', { token })).body as { secret: string };
  const code = codeAt(secret, shop.platform.clock.now());
  const reply = await call('POST', '/V1/counter/account', {
    token,
    name: email.split('@')[0],
    password: PASSWORD,
    code,
  });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return { email, secret, call };
};
