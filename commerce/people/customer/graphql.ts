import { typedEmail } from '#contract/typed-text.ts';
import type { Resolvers } from '#commerce/generated/resolvers.ts';
import type { CustomerInput } from '#contract/generated/schema-types.ts';
import { consentsOf, isAccountSubscribed, setAccountSubscription } from '#commerce/people/newsletter/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { checkPage, pageAmong, pageInfo } from '#commerce/platform/paging.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import { email as emailRule } from '#contract/validation.ts';
import { changeEmail, changePassword, checkAccountChange, deleteCustomer, updateCustomer } from './account.ts';
import { addressBook, changeAddress, createAddress, removeAddress } from './address-book.ts';
import { bookChange, defaultId, graphqlAddress } from './address-wire.ts';
import { confirmEmail, requestProof } from './email-proof.ts';
import { notConfirmed } from './proof-rules.ts';
import { TOKEN_LIFETIME_SECONDS } from './rules.ts';
import { passkeyResolvers } from './passkeys/wire.ts';
import { customerSessions, endSession } from './sessions.ts';
import { requestPasswordReset, resetPassword } from './password-reset.ts';
import { createCustomer, currentCustomer, isEmailAvailable, signIn, signOut } from './service.ts';
import type { CustomerRow } from './types.ts';

/** Throws for an empty input, as Magento does; guests get their own error first. */
const checkGiven = async (
  context: CommerceContext,
  input: object | null | undefined,
  message: string,
): Promise<void> => {
  await currentCustomer(context);
  if (!input || !Object.keys(input).length) throw new InputError(message);
};

const madeCustomer = async (context: CommerceContext, input: CustomerInput): Promise<{ customer: CustomerRow }> => {
  const customer = await createCustomer(context, input);
  if (input.is_subscribed) await setAccountSubscription(context, customer, true);
  return { customer };
};

/** A change in the older form, which may include another email address with the password. */
const changedCustomer = async (context: CommerceContext, input: CustomerInput): Promise<CustomerRow> => {
  const before = await currentCustomer(context);
  const { email, password, ...change } = input;
  // Checked first, so that an invalid name does not leave the e-mail address changed.
  checkAccountChange(change, before);
  if (email && typedEmail(email) !== before.email) await changeEmail(context, email, password ?? '');
  return updateCustomer(context, change);
};

export const resolvers = {
  Customer: {
    // Like Magento, account and group ids are hidden.
    id: () => null,
    group_id: () => null,
    created_at: ({ createdAt }) => timestamp(createdAt),
    date_of_birth: ({ dateOfBirth }) => dateOfBirth ?? null,
    dob: ({ dateOfBirth }) => dateOfBirth ?? null,
    confirmation_status: ({ confirmedAt, needsConfirmation }) => {
      if (needsConfirmation) throw notConfirmed();
      return confirmedAt ? 'ACCOUNT_CONFIRMED' : 'ACCOUNT_CONFIRMATION_NOT_REQUIRED';
    },
    is_confirmed: ({ needsConfirmation }) => !needsConfirmation,
    is_subscribed: (customer, _args, context) => isAccountSubscribed(context, customer),
    addresses: async (customer, _args, context) =>
      (await addressBook(context, customer)).map((address) => graphqlAddress(context.storeView.language, address)),
    addressesV2: async (customer, { currentPage, pageSize }, context) => {
      const request = { currentPage: currentPage ?? 1, pageSize: pageSize ?? 5 };
      checkPage(request);
      const book = await addressBook(context, customer);
      const page = pageAmong(book.length, request);
      const first = (page.currentPage - 1) * page.pageSize;
      return {
        items: book
          .slice(first, first + page.pageSize)
          .map((address) => graphqlAddress(context.storeView.language, address)),
        page_info: pageInfo(page),
        total_count: book.length,
      };
    },
    allow_remote_shopping_assistance: () => false,
    group: () => null,
    custom_attributes: () => [],
    default_billing: async (customer, _args, context) =>
      defaultId(await addressBook(context, customer), 'isDefaultBilling') ?? null,
    default_shipping: async (customer, _args, context) =>
      defaultId(await addressBook(context, customer), 'isDefaultShipping') ?? null,
  },
  StoreConfig: {
    create_account_confirmation: (_config, _args, { settings }) => settings.accountConfirmation,
  },
  CustomerPasskey: passkeyResolvers.CustomerPasskey,
  CustomerSession: {
    id: ({ id }) => String(id),
    created_at: ({ createdAt }) => createdAt.toISOString(),
    expires_at: ({ expiresAt }) => expiresAt.toISOString(),
    is_current: ({ isCurrent }) => isCurrent,
    last_seen_at: ({ seenAt }) => seenAt.toISOString(),
  },
  Query: {
    ...passkeyResolvers.Query,
    customerConsents: async (_parent, _args, context) =>
      (await consentsOf(context, await currentCustomer(context))).map(({ givenAt, action, textVersion, source }) => ({
        given_at: givenAt.toISOString(),
        action,
        text_version: textVersion,
        source,
      })),
    customerSessions: async (_parent, _args, context) => [...(await customerSessions(context))],
    customer: (_parent, _args, context) => currentCustomer(context),
    isEmailAvailable: (_parent, { email }) => {
      // Magento requires a well-formed address in GraphQL only.
      if (email.trim() && emailRule(email)) throw new InputError('Email is invalid');
      return { is_email_available: isEmailAvailable(email) };
    },
  },
  Mutation: {
    ...passkeyResolvers.Mutation,
    createCustomerV2: (_parent, { input }, context) => madeCustomer(context, input),
    createCustomer: (_parent, { input }, context) => madeCustomer(context, input),
    updateCustomer: async (_parent, { input }, context) => {
      await checkGiven(context, input, '"input" value should be specified');
      return { customer: await changedCustomer(context, input) };
    },
    updateCustomerV2: async (_parent, { input }, context) => {
      await checkGiven(context, input, '"input" value should be specified');
      return { customer: await updateCustomer(context, input) };
    },
    updateCustomerEmail: async (_parent, { email, password }, context) => ({
      customer: await changeEmail(context, email, password),
    }),
    confirmEmail: async (_parent, { input }, context) => ({
      customer: await confirmEmail(context, input.email, input.confirmation_key),
    }),
    resendConfirmationEmail: (_parent, { email }, context) => requestProof(context, email),
    endCustomerSession: (_parent, { id }, context) => endSession(context, id),
    changeCustomerPassword: (_parent, { currentPassword, newPassword }, context) =>
      changePassword(context, currentPassword, newPassword),
    requestPasswordResetEmail: (_parent, { email }, context) => requestPasswordReset(context, email),
    resetPassword: (_parent, { email, resetPasswordToken, newPassword }, context) =>
      resetPassword(context, { email, token: resetPasswordToken, password: newPassword }),
    createCustomerAddress: async (_parent, { input }, context) =>
      graphqlAddress(context.storeView.language, await createAddress(context, bookChange(input))),
    updateCustomerAddress: async (_parent, { id, input }, context) => {
      await checkGiven(context, input, '"input" value must be specified');
      return graphqlAddress(context.storeView.language, await changeAddress(context, id, bookChange(input)));
    },
    deleteCustomerAddress: (_parent, { id }, context) => removeAddress(context, id),
    deleteCustomer: (_parent, _args, context) => deleteCustomer(context),
    generateCustomerToken: async (_parent, { email, password }, context) => ({
      token: await signIn(context, email, password),
      customer_token_lifetime: TOKEN_LIFETIME_SECONDS,
    }),
    revokeCustomerToken: async (_parent, _args, context) => {
      await signOut(context);
      return { result: true };
    },
  },
} satisfies Resolvers;
