import type { CommerceContext } from '#commerce/platform/context.ts';
import type { CustomerUpdateInput } from '#contract/generated/schema-types.ts';
import { changedNames } from './rules.ts';
import { currentCustomer } from './service.ts';
import { updateNames } from './store.ts';
import type { CustomerRow } from './types.ts';

/** Changes the caller's account; what is absent stays. */
export const updateCustomer = async (context: CommerceContext, input: CustomerUpdateInput): Promise<CustomerRow> => {
  const customer = await currentCustomer(context);
  await updateNames(context.db.kysely, customer.id, changedNames(input, customer));
  return currentCustomer(context);
};
