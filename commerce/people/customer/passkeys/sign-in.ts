import type { PasskeyAssertionInput } from '#contract/generated/schema-types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { logSecurityEvent } from '#commerce/platform/security-log.ts';
import { knownDevice, rememberDevice, subjectOf } from '../known-device.ts';
import { notConfirmed } from '../proof-rules.ts';
import { accountBlocked } from '../rules.ts';
import { beginSession } from '../sessions.ts';
import { findById } from '../store.ts';
import { newChallenge, takenChallenge } from './challenge.ts';
import { CHALLENGE_RATE, PASSKEY_RATE, passkeyRefused, userHandle } from './rules.ts';
import { countUse, findKey } from './store.ts';
import { verifiedUse } from './verify.ts';

/** Options with which a browser signs in; they do not reveal whether an account has passkeys. */
export const startPasskeySignIn = async (context: CommerceContext) => {
  context.noStore();
  context.rateLimit.check('passkey-challenge', context.ip, CHALLENGE_RATE);
  return { challenge: await newChallenge(context, null), rp_id: context.settings.passkeys.domain };
};

/** Signs in the owner of a passkey. Every failure gives the same error. */
export const signInWithPasskey = async (
  context: CommerceContext,
  input: PasskeyAssertionInput,
): Promise<{ token: string; email: string }> => {
  context.noStore();
  context.rateLimit.check('passkey', context.ip, PASSKEY_RATE);
  const { kysely } = context.db;
  const challenge = await takenChallenge(context, input.client_data_json, null);
  const key = await findKey(kysely, context.storeView.websiteId, input.id);
  const customer = key && (await findById(kysely, key.customerId));
  if (!customer || (input.user_handle && input.user_handle !== userHandle(customer))) throw passkeyRefused();
  const counter = await verifiedUse(context.settings, challenge, key, input);
  if (!(await countUse(kysely, key.rowId, counter, context.clock.now()))) throw passkeyRefused();
  if (customer.needsConfirmation) throw notConfirmed();
  if (customer.blockedAt) throw accountBlocked();
  const subject = subjectOf(customer.websiteId, customer.email);
  const device = (await knownDevice(context, subject)) ? 'known' : 'new';
  await rememberDevice(context, kysely, subject);
  logSecurityEvent(context, 'sign-in', { email: customer.email, device, by: 'passkey' });
  return { token: await beginSession(context, customer.id), email: customer.email };
};
