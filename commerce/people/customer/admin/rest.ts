import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import { listed } from '#commerce/platform/rest/listed.ts';
import { searchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { restFields } from '#commerce/platform/rest/input.ts';
import { accountOnRest } from '../account-response-wire.ts';
import { restChange } from '../account-wire.ts';
import { bookAddressOfRest } from '../address-wire.ts';
import { groupRoutes } from './rest-groups.ts';
import { accountWithId, changeForStaff, chosenAccounts, deleteForStaff } from './accounts.ts';

const READ = 'customers:read';
const WRITE = 'customers:write';

export const routes: readonly RestRoute[] = [
  ...groupRoutes,
  adminRoute('GET', '/V1/customers/search', READ, async (context, { query }) => {
    const criteria = searchCriteria(query);
    const { accounts, total } = await chosenAccounts(context, criteria);
    return listed(await Promise.all(accounts.map((row) => accountOnRest(context, row))), total, criteria);
  }),
  adminRoute('GET', '/V1/customers/:customerId', READ, async (context, { params }) =>
    accountOnRest(context, await accountWithId(context, params.customerId ?? '')),
  ),
  adminRoute('PUT', '/V1/customers/:customerId', WRITE, async (context, { params, body }, { name }) => {
    const row = await accountWithId(context, params.customerId ?? '');
    const person = restFields(body).neededObject('customer');
    const { email, ...account } = restChange(person, row.email);
    const addresses = person.has('addresses') ? person.list('addresses').map(bookAddressOfRest) : undefined;
    await changeForStaff(context, row, { account, email, group: person.integer('groupId'), addresses }, name);
    return accountOnRest(context, await accountWithId(context, params.customerId ?? ''));
  }),
  adminRoute('DELETE', '/V1/customers/:customerId', WRITE, async (context, { params }, { name }) => {
    await deleteForStaff(context, await accountWithId(context, params.customerId ?? ''), name);
    return true;
  }),
];
