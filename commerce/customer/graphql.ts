import type { Resolvers } from '#commerce/generated/resolvers.ts';
import type { Customer } from '#contract/generated/schema-types.ts';
import { createCustomer, currentCustomer, isEmailAvailable, signIn, signOut } from './service.ts';
import type { CustomerRow } from './types.ts';

/** As in Magento the numbers of account and group are not told. */
const customerOf = (row: CustomerRow): Customer => ({
  id: null,
  group_id: null,
  email: row.email,
  firstname: row.firstname,
  lastname: row.lastname,
  created_at: row.createdAt.toISOString().slice(0, 19).replace('T', ' '),
});

export const resolvers = {
  Query: {
    customer: async (_parent, _args, context) => customerOf(await currentCustomer(context)),
    isEmailAvailable: (_parent, { email }) => ({ is_email_available: isEmailAvailable(email) }),
  },
  Mutation: {
    createCustomerV2: async (_parent, { input }, context) => ({ customer: customerOf(await createCustomer(context, input)) }),
    generateCustomerToken: async (_parent, { email, password }, context) => ({ token: await signIn(context, email, password) }),
    revokeCustomerToken: async (_parent, _args, context) => {
      await signOut(context);
      return { result: true };
    },
  },
} satisfies Resolvers;
