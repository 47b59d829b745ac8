import { isAccountSubscribed } from '#commerce/newsletter/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { requiredField, restFields } from '#commerce/platform/rest/input.ts';
import { signedIn } from '#commerce/platform/rest/signed-in.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { changeEmail, changePassword, checkAccountChange, updateCustomer } from './account.ts';
import { restAccount, restChange } from './account-wire.ts';
import { addressBook } from './address-book.ts';
import { requestPasswordReset, resetPassword } from './password-reset.ts';
import { createCustomer, currentCustomer, isEmailAvailable, signIn, signOut } from './service.ts';
import type { CustomerRow } from './types.ts';

const answerAccount = async (context: CommerceContext, row: CustomerRow) =>
  restAccount(row, {
    addresses: await addressBook(context, row),
    isSubscribed: await isAccountSubscribed(context, row),
    language: context.storeView.language,
  });

/**
 * Changes names, newsletter and, with the password, the e-mail address. The address book is changed over GraphQL only.
 */
const changeMe = async (context: CommerceContext, body: unknown) => {
  const fields = restFields(body);
  const person = fields.neededObject('customer');
  const before = await currentCustomer(context);
  const { email, ...change } = restChange(person, before.email);
  // Checked first, so that an invalid name does not leave the e-mail address changed.
  checkAccountChange(change, before);
  if (email !== undefined) await changeEmail(context, email, fields.text('password') ?? '');
  return answerAccount(context, await updateCustomer(context, change));
};

/** Answers guests with 401. */
const forCustomers =
  (handle: (context: CommerceContext, body: unknown) => Promise<unknown>): RestRoute['handle'] =>
  async (context, { body }) => {
    signedIn(context);
    return handle(context, body);
  };

const needed = (body: unknown, name: string): string => {
  const text = restFields(body).text(name);
  if (!text) throw requiredField(name);
  return text;
};

export const routes: readonly RestRoute[] = [
  {
    method: 'POST',
    path: '/V1/integration/customer/token',
    handle: (context, { body }) => signIn(context, needed(body, 'username'), needed(body, 'password')),
  },
  {
    method: 'POST',
    path: '/V1/integration/customer/revoke-customer-token',
    handle: forCustomers(async (context) => {
      await signOut(context);
      return true;
    }),
  },
  {
    method: 'POST',
    path: '/V1/customers',
    handle: async (context, { body }) => {
      const fields = restFields(body);
      const person = fields.neededObject('customer');
      const [email, firstname, lastname] = ['email', 'firstname', 'lastname'].map((name) => person.text(name));
      return answerAccount(
        context,
        await createCustomer(context, { email, firstname, lastname, password: fields.text('password') }),
      );
    },
  },
  {
    method: 'GET',
    path: '/V1/customers/me',
    handle: forCustomers(async (context) => answerAccount(context, await currentCustomer(context))),
  },
  { method: 'PUT', path: '/V1/customers/me', handle: forCustomers(changeMe) },
  {
    method: 'PUT',
    path: '/V1/customers/me/password',
    handle: forCustomers(async (context, body) => {
      await changePassword(context, needed(body, 'currentPassword'), needed(body, 'newPassword'));
      return true;
    }),
  },
  {
    method: 'PUT',
    path: '/V1/customers/password',
    handle: (context, { body }) => requestPasswordReset(context, needed(body, 'email')),
  },
  {
    method: 'POST',
    path: '/V1/customers/resetPassword',
    handle: (context, { body }) =>
      resetPassword(context, {
        email: needed(body, 'email'),
        token: needed(body, 'resetToken'),
        password: needed(body, 'newPassword'),
      }),
  },
  {
    method: 'POST',
    path: '/V1/customers/isEmailAvailable',
    handle: async (_context, { body }) => isEmailAvailable(needed(body, 'customerEmail')),
  },
];
