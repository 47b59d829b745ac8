import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import { AuthenticationError } from '#commerce/platform/errors.ts';
import { isSignedBy, isTimely, oauthFields, SIGNATURE_SECONDS } from './oauth-rules.ts';
import { findByKeys, saveKeys, takeNonce, type OauthKeys } from './oauth-store.ts';
import type { Integration } from './types.ts';

const MAX_NONCE = 128;

/**
 * Creates keys with which an integration signs its calls, returned only here; previous ones become invalid. Undefined
 * without an active integration of this name.
 */
export const giveKeys = async ({ db, random, clock }: Platform, name: string): Promise<OauthKeys | undefined> => {
  const [consumerKey, consumerSecret, token, tokenSecret] = [32, 43, 32, 43].map((length) => random.token(length));
  const keys = {
    consumerKey: consumerKey!,
    consumerSecret: consumerSecret!,
    token: token!,
    tokenSecret: tokenSecret!,
  };
  return (await saveKeys(db.kysely, name, keys, clock.now())) ? keys : undefined;
};

const refused = (message: string): AuthenticationError => new AuthenticationError(message, { event: 'sign-in-failed' });

/** The integration that signed a call; undefined if it has no OAuth 1.0a signature. Throws for a wrong signature. */
export const signerOf = async (
  context: CommerceContext,
  { method, path }: { method: string; path: string },
): Promise<Integration | undefined> => {
  const header = context.header('authorization');
  if (!/^oauth\s/i.test(header?.trim() ?? '')) return undefined;
  const fields = oauthFields(header);
  if (!fields || fields.nonce.length > MAX_NONCE)
    throw refused('The OAuth parameters are not whole; calls are signed with HMAC-SHA256.');
  const now = context.clock.now();
  if (!isTimely(fields.timestamp, now))
    throw refused('The timestamp value in the oauth_timestamp parameter is invalid');
  const { kysely } = context.db;
  const found = await findByKeys(kysely, fields.consumer_key, fields.token);
  const address = `${context.settings.publicUrl}/rest${path}`;
  if (!found || !isSignedBy(fields, { method, address }, found))
    throw refused('The signature is invalid. Verify and try again.');
  const expiresAt = new Date((Number(fields.timestamp) + SIGNATURE_SECONDS + 1) * 1000);
  if (!(await takeNonce(kysely, fields.consumer_key, fields.nonce, expiresAt)))
    throw refused('The nonce is already being used by the consumer.');
  const { consumerSecret: _secret, tokenSecret: _tokenSecret, ...integration } = found;
  return integration;
};
