import { isAccountSubscribed } from '#commerce/newsletter/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { requiredField, restFields } from '#commerce/platform/rest/input.ts';
import { signedIn } from '#commerce/platform/rest/signed-in.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { changeEmail, changePassword, updateCustomer } from './account.ts';
import { addressBook } from './address-book.ts';
import { restBookAddress } from './address-wire.ts';
import { requestPasswordReset, resetPassword } from './password-reset.ts';
import { createCustomer, currentCustomer, isEmailAvailable, signIn, signOut } from './service.ts';
import type { CustomerRow, Defaults } from './types.ts';

/** An account as REST has it. */
const restCustomer = async (context: CommerceContext, row: CustomerRow) => {
  const addresses = await addressBook(context, row);
  const idWhere = (role: keyof Defaults): string | undefined => addresses.find((address) => address[role])?.id.toString();
  const [shipping, billing] = [idWhere('isDefaultShipping'), idWhere('isDefaultBilling')];
  return {
    id: row.id,
    group_id: row.groupId,
    ...(billing ? { default_billing: billing } : {}),
    ...(shipping ? { default_shipping: shipping } : {}),
    created_at: row.createdAt.toISOString().slice(0, 19).replace('T', ' '),
    email: row.email,
    firstname: row.firstname,
    lastname: row.lastname,
    store_id: row.storeViewId,
    website_id: row.websiteId,
    addresses: addresses.map((address) => restBookAddress(context, row.id, address)),
    extension_attributes: { is_subscribed: await isAccountSubscribed(context, row) },
  };
};

/** Names, newsletter and, on proof of the password, e-mail address; the address book is changed over GraphQL. */
const changeMe = async (context: CommerceContext, body: unknown) => {
  const fields = restFields(body);
  const person = fields.neededObject('customer');
  const before = await currentCustomer(context);
  const email = person.text('email');
  if (email !== undefined && email.trim() !== before.email) await changeEmail(context, email, fields.text('password') ?? '');
  const wish = person.object('extensionAttributes')?.text('isSubscribed');
  const change = { firstname: person.text('firstname'), lastname: person.text('lastname'), is_subscribed: wish === undefined ? undefined : ['true', '1'].includes(wish) };
  return restCustomer(context, await updateCustomer(context, change));
};

/** What GraphQL says to a guest, in REST's words. */
const forCustomers =
  (handle: (context: CommerceContext, body: unknown) => Promise<unknown>): RestRoute['handle'] =>
  async (context, { body }) => {
    context.noStore();
    signedIn(context);
    return handle(context, body);
  };

const needed = (body: unknown, name: string): string => {
  const text = restFields(body).text(name);
  if (!text) throw requiredField(name);
  return text;
};

export const routes: readonly RestRoute[] = [
  { method: 'POST', path: '/V1/integration/customer/token', handle: (context, { body }) => signIn(context, needed(body, 'username'), needed(body, 'password')) },
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
      return restCustomer(context, await createCustomer(context, { email, firstname, lastname, password: fields.text('password') }));
    },
  },
  { method: 'GET', path: '/V1/customers/me', handle: forCustomers(async (context) => restCustomer(context, await currentCustomer(context))) },
  { method: 'PUT', path: '/V1/customers/me', handle: forCustomers(changeMe) },
  {
    method: 'PUT',
    path: '/V1/customers/me/password',
    handle: forCustomers(async (context, body) => {
      await changePassword(context, needed(body, 'currentPassword'), needed(body, 'newPassword'));
      return true;
    }),
  },
  { method: 'PUT', path: '/V1/customers/password', handle: (context, { body }) => requestPasswordReset(context, needed(body, 'email')) },
  {
    method: 'POST',
    path: '/V1/customers/resetPassword',
    handle: (context, { body }) => resetPassword(context, { email: needed(body, 'email'), token: needed(body, 'resetToken'), password: needed(body, 'newPassword') }),
  },
  {
    method: 'POST',
    path: '/V1/customers/isEmailAvailable',
    handle: async (_context, { body }) => isEmailAvailable(needed(body, 'customerEmail')),
  },
];
