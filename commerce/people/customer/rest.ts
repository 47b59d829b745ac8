import type { CommerceContext } from '#commerce/platform/context.ts';
import { requireFields, restFields } from '#commerce/platform/rest/input.ts';
import { signedIn } from '#commerce/platform/rest/signed-in.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { changeEmail, changePassword, checkAccountChange, updateCustomer } from './account.ts';
import { accountOnRest } from './account-response-wire.ts';
import { restChange } from './account-wire.ts';
import { addressBook, checkBook, replaceOwnBook } from './address-book.ts';
import { bookAddressOfRest, restBookAddress } from './address-wire.ts';
import { requestProof } from './email-proof.ts';
import { requestPasswordReset, resetPassword } from './password-reset.ts';
import { createCustomer, currentCustomer, isEmailAvailable, signIn, signOut } from './service.ts';

/** Changes names, newsletter and, with the password, the email address; `addresses` replaces the address book. */
const changeMe = async (context: CommerceContext, body: unknown) => {
  const fields = restFields(body);
  const person = fields.neededObject('customer');
  const before = await currentCustomer(context);
  const { email, ...change } = restChange(person, before.email);
  // Checked first, so that an invalid name does not leave the e-mail address changed.
  checkAccountChange(change, before);
  const addresses = person.list('addresses').map(bookAddressOfRest);
  checkBook(
    addresses.filter(({ id }) => id === undefined),
    context.storeView.countries,
  );
  if (email !== undefined) await changeEmail(context, email, fields.text('password') ?? '');
  const row = await updateCustomer(context, change);
  if (person.has('addresses')) await replaceOwnBook(context, row, addresses);
  return accountOnRest(context, row);
};

/** Responds to guests with 401. */
const forCustomers =
  (handle: (context: CommerceContext, body: unknown) => Promise<unknown>): RestRoute['handle'] =>
  async (context, { body }) => {
    signedIn(context);
    return handle(context, body);
  };

/** Returns the required texts. Throws for all missing ones together. */
const needed = <N extends string>(body: unknown, ...names: N[]): Record<N, string> => {
  const fields = restFields(body);
  requireFields({ has: (name) => Boolean(fields.text(name)) }, names);
  return Object.fromEntries(names.map((name) => [name, fields.text(name) ?? ''])) as Record<N, string>;
};

export const routes: readonly RestRoute[] = [
  {
    method: 'POST',
    path: '/V1/integration/customer/token',
    handle: async (context, { body }) => {
      const { username, password } = needed(body, 'username', 'password');
      return signIn(context, username, password);
    },
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
      requireFields({ has: (name) => Boolean(person.text(name)?.trim()) }, ['email', 'firstname', 'lastname']);
      const [email, firstname, lastname] = ['email', 'firstname', 'lastname'].map((name) => person.text(name));
      const addresses = person.list('addresses').map(bookAddressOfRest);
      checkBook(addresses, context.storeView.countries);
      const row = await createCustomer(context, { email, firstname, lastname, password: fields.text('password') });
      if (addresses.length > 0) await replaceOwnBook(context, row, addresses);
      return accountOnRest(context, row);
    },
  },
  {
    method: 'GET',
    path: '/V1/customers/me',
    handle: forCustomers(async (context) => accountOnRest(context, await currentCustomer(context))),
  },
  { method: 'PUT', path: '/V1/customers/me', handle: forCustomers(changeMe) },
  ...(['Billing', 'Shipping'] as const).map((kind): RestRoute => ({
    method: 'GET',
    path: `/V1/customers/me/${kind.toLowerCase()}Address`,
    handle: forCustomers(async (context) => {
      const row = await currentCustomer(context);
      const address = (await addressBook(context, row)).find((one) => one[`isDefault${kind}`]);
      return address ? restBookAddress(context.storeView.language, row.number, address) : null;
    }),
  })),
  {
    method: 'PUT',
    path: '/V1/customers/me/password',
    handle: forCustomers(async (context, body) => {
      const { currentPassword, newPassword } = needed(body, 'currentPassword', 'newPassword');
      await changePassword(context, currentPassword, newPassword);
      return true;
    }),
  },
  {
    method: 'PUT',
    path: '/V1/customers/password',
    handle: async (context, { body }) => requestPasswordReset(context, needed(body, 'email').email),
  },
  {
    method: 'POST',
    path: '/V1/customers/resetPassword',
    handle: async (context, { body }) => {
      const { email, resetToken, newPassword } = needed(body, 'email', 'resetToken', 'newPassword');
      return resetPassword(context, { email, token: resetToken, password: newPassword });
    },
  },
  {
    method: 'POST',
    path: '/V1/customers/confirm',
    handle: async (context, { body }) => requestProof(context, needed(body, 'email').email),
  },
  {
    method: 'POST',
    path: '/V1/customers/isEmailAvailable',
    handle: async (_context, { body }) => isEmailAvailable(needed(body, 'customerEmail').customerEmail),
  },
];
