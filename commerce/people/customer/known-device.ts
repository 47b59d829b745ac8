import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { emailKey } from '#contract/email-key.ts';
import { sha256 } from '#commerce/platform/sha256.ts';
import { hasDevice, saveDevice } from './attempt-store.ts';

/** The maximum lifetime of cookies in browsers. */
const LIFETIME_SECONDS = 400 * 24 * 3600;
export const DEVICE_LIFETIME_MS = LIFETIME_SECONDS * 1000;
const KEY = /^[A-Za-z0-9]{43}$/;

/** Identifies a sign-in by website and address, whether or not the account exists. */
export const subjectOf = (websiteId: number, email: string): Uint8Array => sha256(`${websiteId} ${emailKey(email)}`);

const sentDevice = (context: CommerceContext): string | undefined => {
  const key = context.cookie('device');
  return key !== undefined && KEY.test(key) ? key : undefined;
};

/** Hash of the caller's device key if this account has signed in with it before. */
export const knownDevice = async (context: CommerceContext, subject: Uint8Array): Promise<Uint8Array | undefined> => {
  const key = sentDevice(context);
  if (key === undefined) return undefined;
  const device = sha256(key);
  return (await hasDevice(context.db.kysely, subject, device)) ? device : undefined;
};

/** Records that the account signed in on the caller's device. */
export const rememberDevice = async (context: CommerceContext, db: Db, subject: Uint8Array): Promise<void> => {
  const key = sentDevice(context) ?? context.random.token(43);
  await saveDevice(db, subject, sha256(key), context.clock.now());
  context.setCookie({ name: 'device', value: key, seconds: LIFETIME_SECONDS });
};
