import type { CommerceContext } from '#commerce/platform/context.ts';
import { logSecurityEvent } from '#commerce/platform/security-log.ts';
import { sendProof } from './email-proof.ts';
import { hashPassword } from './password.ts';
import { refuseCardNumbers } from '#commerce/platform/card-number.ts';
import { checkedPerson } from './person-rules.ts';
import { checkedCustomer, CREATE_RATE, emailTaken } from './rules.ts';
import { insertCustomer } from './store.ts';
import type { CustomerRow, NewCustomer } from './types.ts';

type GivenCustomer = { [K in keyof NewCustomer]?: string | null | undefined } & Parameters<typeof checkedPerson>[0];

/** Creates an account in the website of the store view; does not sign in. */
export const createCustomer = async (context: CommerceContext, given: GivenCustomer): Promise<CustomerRow> => {
  context.rateLimit.check('create-customer', context.ip, CREATE_RATE);
  const { password, ...person } = checkedCustomer(given);
  const details = checkedPerson(given, undefined, context.clock.now());
  refuseCardNumbers(given);
  const { websiteId, id: storeViewId } = context.storeView;
  const passwordHash = await hashPassword(password);
  const needsConfirmation = context.settings.accountConfirmation;
  const customer = await context.db.tx(async (db) => {
    const createdAt = context.clock.now();
    const created = await insertCustomer(db, {
      ...person,
      person: details,
      websiteId,
      storeViewId,
      passwordHash,
      createdAt,
      needsConfirmation,
    });
    if (!created) throw emailTaken();
    if (needsConfirmation) await sendProof(context, db, created, { kind: 'confirm', email: created.email });
    return created;
  });
  logSecurityEvent(context, 'account-created', { email: customer.email });
  return customer;
};
