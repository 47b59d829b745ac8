import type { CommerceContext } from '#commerce/platform/context.ts';
import { requiredField, restFields } from '#commerce/platform/rest/input.ts';
import { signedIn } from '#commerce/platform/rest/signed-in.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { createCustomer, currentCustomer, isEmailAvailable, signIn, signOut } from './service.ts';
import type { CustomerRow } from './types.ts';

const restCustomer = (row: CustomerRow) => ({
  id: row.id,
  group_id: row.groupId,
  created_at: row.createdAt.toISOString().slice(0, 19).replace('T', ' '),
  email: row.email,
  firstname: row.firstname,
  lastname: row.lastname,
  website_id: row.websiteId,
  addresses: [],
});

/** What GraphQL says to a guest, in REST's words. */
const forCustomers =
  (handle: (context: CommerceContext) => Promise<unknown>): RestRoute['handle'] =>
  async (context) => {
    context.noStore();
    signedIn(context);
    return handle(context);
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
      return restCustomer(await createCustomer(context, { email, firstname, lastname, password: fields.text('password') }));
    },
  },
  { method: 'GET', path: '/V1/customers/me', handle: forCustomers(async (context) => restCustomer(await currentCustomer(context))) },
  {
    method: 'POST',
    path: '/V1/customers/isEmailAvailable',
    handle: async (_context, { body }) => isEmailAvailable(needed(body, 'customerEmail')),
  },
];
