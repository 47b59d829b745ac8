import type { PasskeyAttestationInput } from '#contract/generated/schema-types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { shopName } from '#commerce/platform/mail/brand.ts';
import { logSecurityEvent } from '#commerce/platform/security-log.ts';
import { noticeMail } from '../account-mails.ts';
import { viewOf } from '../account-view.ts';
import { currentCustomer } from '../current.ts';
import { publicNumber } from '../public-number.ts';
import { findBeginning } from '../store.ts';
import { currentTokenHash } from '../token.ts';
import { verifyPassword } from '../verify-password.ts';
import { newChallenge, takenChallenge } from './challenge.ts';
import {
  CHALLENGE_RATE,
  checkedName,
  isFresh,
  MAX_PASSKEYS,
  noSuchPasskey,
  passkeyRefused,
  passwordNeeded,
  tooManyPasskeys,
  userHandle,
} from './rules.ts';
import { deleteOne, findPasskeys, insertPasskey, renameOne } from './store.ts';
import type { Passkey } from './types.ts';
import { verifiedNew } from './verify.ts';

const numberOf = (id: string): number => {
  const number = publicNumber(id);
  if (number === undefined) throw noSuchPasskey();
  return number;
};

/** The caller's passkeys, oldest first. */
export const customerPasskeys = async (context: CommerceContext): Promise<readonly Passkey[]> =>
  findPasskeys(context.db.kysely, (await currentCustomer(context)).id);

/** Options with which a browser creates a passkey. An older sign-in needs the password. */
export const startPasskey = async (context: CommerceContext, password: string | null | undefined) => {
  const customer = await currentCustomer(context);
  context.rateLimit.check('passkey-challenge', context.ip, CHALLENGE_RATE);
  const { kysely } = context.db;
  if (password) await verifyPassword(context, customer, password);
  else if (!isFresh(await findBeginning(kysely, currentTokenHash(context)), context.clock.now()))
    throw passwordNeeded();
  const known = await findPasskeys(kysely, customer.id);
  if (known.length >= MAX_PASSKEYS) throw tooManyPasskeys();
  return {
    challenge: await newChallenge(context, customer.id),
    rp_id: context.settings.passkeys.domain,
    rp_name: shopName(context.settings),
    user_id: userHandle(customer),
    user_name: customer.email,
    user_display_name: `${customer.firstname} ${customer.lastname}`,
    known: known.map(({ credential }) => credential),
  };
};

/** Adds the passkey that the caller's browser created, and notifies the account owner. */
export const addPasskey = async (context: CommerceContext, input: PasskeyAttestationInput): Promise<Passkey> => {
  const customer = await currentCustomer(context);
  const name = checkedName(input.name);
  const challenge = await takenChallenge(context, input.client_data_json, customer.id);
  const made = await verifiedNew(context.settings, challenge, input);
  const passkey = await context.db.tx(async (db) => {
    const added = await insertPasskey(db, {
      ...made,
      customerId: customer.id,
      name,
      createdAt: context.clock.now(),
    });
    if (!added) throw passkeyRefused();
    await context.mail.enqueue(
      db,
      noticeMail('passkey_added', customer.email, await viewOf(context, customer), context.settings),
    );
    return added;
  });
  logSecurityEvent(context, 'passkey-added');
  return passkey;
};

/** Renames one of the caller's passkeys. A passkey of another customer is treated as missing. */
export const renamePasskey = async (context: CommerceContext, id: string, name: string): Promise<Passkey> => {
  const customer = await currentCustomer(context);
  const renamed = await renameOne(context.db.kysely, customer.id, numberOf(id), checkedName(name));
  if (!renamed) throw noSuchPasskey();
  return renamed;
};

/** Removes one of the caller's passkeys and notifies the account owner. */
export const removePasskey = async (context: CommerceContext, id: string): Promise<true> => {
  const customer = await currentCustomer(context);
  const number = numberOf(id);
  await context.db.tx(async (db) => {
    if (!(await deleteOne(db, customer.id, number))) throw noSuchPasskey();
    await context.mail.enqueue(
      db,
      noticeMail('passkey_removed', customer.email, await viewOf(context, customer), context.settings),
    );
  });
  logSecurityEvent(context, 'passkey-removed');
  return true;
};
