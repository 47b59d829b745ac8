import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { isAccountSubscribed } from '#commerce/newsletter/service.ts';
import { changeEmail, changePassword, deleteCustomer, updateCustomer } from './account.ts';
import { addressBook, changeAddress, createAddress, removeAddress } from './address-book.ts';
import { bookChange, graphqlAddress } from './address-wire.ts';
import { requestPasswordReset, resetPassword } from './password-reset.ts';
import { createCustomer, currentCustomer, isEmailAvailable, signIn, signOut } from './service.ts';

const textOf = (id: number | undefined): string | null => (id === undefined ? null : String(id));

export const resolvers = {
  Customer: {
    // As in Magento the numbers of account and group are not told.
    id: () => null,
    group_id: () => null,
    created_at: ({ createdAt }) => createdAt.toISOString().slice(0, 19).replace('T', ' '),
    is_subscribed: (customer, _args, context) => isAccountSubscribed(context, customer),
    addresses: async (customer, _args, context) => (await addressBook(context, customer)).map((address) => graphqlAddress(context, address)),
    default_billing: async (customer, _args, context) => textOf((await addressBook(context, customer)).find(({ isDefaultBilling }) => isDefaultBilling)?.id),
    default_shipping: async (customer, _args, context) => textOf((await addressBook(context, customer)).find(({ isDefaultShipping }) => isDefaultShipping)?.id),
  },
  Query: {
    customer: (_parent, _args, context) => currentCustomer(context),
    isEmailAvailable: (_parent, { email }) => ({ is_email_available: isEmailAvailable(email) }),
  },
  Mutation: {
    createCustomerV2: async (_parent, { input }, context) => ({ customer: await createCustomer(context, input) }),
    updateCustomerV2: async (_parent, { input }, context) => ({ customer: await updateCustomer(context, input) }),
    updateCustomerEmail: async (_parent, { email, password }, context) => ({ customer: await changeEmail(context, email, password) }),
    changeCustomerPassword: (_parent, { currentPassword, newPassword }, context) => changePassword(context, currentPassword, newPassword),
    requestPasswordResetEmail: (_parent, { email }, context) => requestPasswordReset(context, email),
    resetPassword: (_parent, { email, resetPasswordToken, newPassword }, context) => resetPassword(context, { email, token: resetPasswordToken, password: newPassword }),
    createCustomerAddress: async (_parent, { input }, context) => graphqlAddress(context, await createAddress(context, bookChange(input))),
    updateCustomerAddress: async (_parent, { id, input }, context) => graphqlAddress(context, await changeAddress(context, id, bookChange(input))),
    deleteCustomerAddress: (_parent, { id }, context) => removeAddress(context, id),
    deleteCustomer: (_parent, _args, context) => deleteCustomer(context),
    generateCustomerToken: async (_parent, { email, password }, context) => ({ token: await signIn(context, email, password) }),
    revokeCustomerToken: async (_parent, _args, context) => {
      await signOut(context);
      return { result: true };
    },
  },
} satisfies Resolvers;
