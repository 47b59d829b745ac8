import { Secret, TOTP } from 'otpauth';
import type { Random } from '#commerce/platform/random.ts';

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;

const totp = (secret: string, label = ''): TOTP =>
  new TOTP({ label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS });

/** A new secret in base32. */
export const newSecret = (random: Random): string =>
  new Secret({ buffer: new Uint8Array(random.bytes(SECRET_BYTES)).buffer }).base32;

/** The URI that authenticator apps read from a QR code. */
export const secretUri = (secret: string, issuer: string, email: string): string => {
  const code = totp(secret, email);
  code.issuer = issuer;
  return code.toString();
};

/** Returns the time step of a valid code, which may be one step early or late. Undefined for a wrong code. */
export const stepOfCode = (secret: string, code: string, now: Date): number | undefined => {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = totp(secret).validate({ token, timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
};
