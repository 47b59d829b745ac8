import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { updateCustomer } from './account.ts';
import { createCustomer, currentCustomer, isEmailAvailable, signIn, signOut } from './service.ts';

export const resolvers = {
  Customer: {
    // As in Magento the numbers of account and group are not told.
    id: () => null,
    group_id: () => null,
    created_at: ({ createdAt }) => createdAt.toISOString().slice(0, 19).replace('T', ' '),
  },
  Query: {
    customer: (_parent, _args, context) => currentCustomer(context),
    isEmailAvailable: (_parent, { email }) => ({ is_email_available: isEmailAvailable(email) }),
  },
  Mutation: {
    createCustomerV2: async (_parent, { input }, context) => ({ customer: await createCustomer(context, input) }),
    updateCustomerV2: async (_parent, { input }, context) => ({ customer: await updateCustomer(context, input) }),
    generateCustomerToken: async (_parent, { email, password }, context) => ({ token: await signIn(context, email, password) }),
    revokeCustomerToken: async (_parent, _args, context) => {
      await signOut(context);
      return { result: true };
    },
  },
} satisfies Resolvers;
