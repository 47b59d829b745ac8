import type { CommerceContext } from '#commerce/platform/context.ts';
import { AuthorizationError } from '#commerce/platform/errors.ts';
import { findById } from './store.ts';
import type { CustomerRow } from './types.ts';

/** Magento's error for guests. */
export const notSignedIn = (): AuthorizationError => new AuthorizationError("The current customer isn't authorized.");

/** The caller's account. Throws `notSignedIn` for guests. */
export const currentCustomer = async (context: CommerceContext): Promise<CustomerRow> => {
  context.noStore();
  const customer = context.customer ? await findById(context.db.kysely, context.customer.id) : undefined;
  if (!customer) throw notSignedIn();
  return customer;
};
