import type { CommerceContext } from '#commerce/platform/context.ts';
import { AuthorizationError } from '#commerce/platform/errors.ts';
import { findById } from './store.ts';
import type { CustomerRow } from './types.ts';

/** Magento's refusal of a guest. */
export const notSignedIn = (): AuthorizationError => new AuthorizationError("The current customer isn't authorized.");

/** The caller's account. Throws Magento's refusal to a guest. */
export const currentCustomer = async (context: CommerceContext): Promise<CustomerRow> => {
  context.noStore();
  const customer = context.customer ? await findById(context.db.kysely, context.customer.id) : undefined;
  if (!customer) throw notSignedIn();
  return customer;
};
