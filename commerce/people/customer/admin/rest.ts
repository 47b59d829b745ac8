import { STAFF_TOTAL_LIMIT } from '#contract/list-totals.ts';
import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import type { Caller } from '#commerce/merchandise/integration/types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { expectedVersion } from '#commerce/platform/rest/if-match.ts';
import { requiredField, requireFields, restFields } from '#commerce/platform/rest/input.ts';
import { listed } from '#commerce/platform/rest/listed.ts';
import { searchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import type { RestRequest, RestRoute } from '#commerce/platform/rest/types.ts';
import { changeOnWire } from '#commerce/platform/staff/change-wire.ts';
import { accountsOnRest } from '../account-response-wire.ts';
import { restChange } from '../account-wire.ts';
import { bookAddressOfRest } from '../address-wire.ts';
import type { CustomerRow } from '../types.ts';
import { groupRoutes } from './rest-groups.ts';
import {
  accountChanges,
  accountVersions,
  accountWithId,
  changeForStaff,
  chosenAccounts,
  deleteForStaff,
  type By,
} from './accounts.ts';
import { blockForStaff, createForStaff, requestEmailForStaff, sendResetForStaff } from './desk.ts';

const READ = 'customers:read';
const WRITE = 'customers:write';
const FRESH = { isFresh: true };

const allShown = async (context: CommerceContext, rows: readonly CustomerRow[]) => {
  const accounts = await accountsOnRest(context, rows);
  const versions = await accountVersions(context, rows);
  return accounts.map(({ extension_attributes: extension, ...account }, index) => {
    const more = { is_blocked: rows[index]!.blockedAt !== null, version: versions[index] };
    return { ...account, extension_attributes: { ...extension, ...more } };
  });
};

const shown = async (context: CommerceContext, row: CustomerRow) => (await allShown(context, [row]))[0];

const rowOf = (context: CommerceContext, { params }: RestRequest): Promise<CustomerRow> =>
  accountWithId(context, params.customerId ?? '');

const byOf = (request: RestRequest, { name }: Caller): By => ({ by: name, expected: expectedVersion(request) });

/** A route that changes an account. */
const change = (
  path: string,
  run: (context: CommerceContext, row: CustomerRow, request: RestRequest, by: By) => Promise<void>,
  options?: { isFresh: boolean },
): RestRoute =>
  adminRoute(
    'POST',
    path,
    WRITE,
    async (context, request, caller) => {
      await run(context, await rowOf(context, request), request, byOf(request, caller));
      return true;
    },
    options,
  );

export const routes: readonly RestRoute[] = [
  ...groupRoutes,
  adminRoute('GET', '/V1/customers/search', READ, async (context, { query }, { staff }) => {
    const criteria = searchCriteria(query);
    const { accounts, total } = await chosenAccounts(context, criteria, staff && STAFF_TOTAL_LIMIT);
    return listed(await allShown(context, accounts), total, criteria);
  }),
  adminRoute('GET', '/V1/customers/:customerId', READ, async (context, request) =>
    shown(context, await rowOf(context, request)),
  ),
  adminRoute('POST', '/V1/counter/customers', WRITE, async (context, { body }, { name }) => {
    const person = restFields(body).neededObject('customer');
    requireFields(person, ['firstname', 'lastname', 'email']);
    const names = { firstname: person.text('firstname') ?? '', lastname: person.text('lastname') ?? '' };
    return shown(context, await createForStaff(context, { ...names, email: person.text('email') ?? '' }, name));
  }),
  adminRoute('GET', '/V1/customers/:customerId/changes', READ, async (context, request) =>
    (await accountChanges(context, await rowOf(context, request))).map(changeOnWire),
  ),
  adminRoute('PUT', '/V1/customers/:customerId', WRITE, async (context, request, caller) => {
    const row = await rowOf(context, request);
    const person = restFields(request.body).neededObject('customer');
    const { email, ...account } = restChange(person, row.email);
    const addresses = person.has('addresses') ? person.list('addresses').map(bookAddressOfRest) : undefined;
    const changes = { account, email, group: person.integer('groupId'), addresses };
    await changeForStaff(context, row, changes, byOf(request, caller));
    return shown(context, await rowOf(context, request));
  }),
  change('/V1/customers/:customerId/block', (context, row, _request, by) => blockForStaff(context, row, true, by)),
  change('/V1/customers/:customerId/unblock', (context, row, _request, by) => blockForStaff(context, row, false, by)),
  change('/V1/customers/:customerId/passwordReset', (context, row, _request, by) =>
    sendResetForStaff(context, row, by),
  ),
  // Staff need a recent code, because the owner of the new mailbox can take over the account.
  change(
    '/V1/customers/:customerId/email',
    async (context, row, { body }, by) => {
      const email = restFields(body).text('email');
      if (!email?.trim()) throw requiredField('email');
      await requestEmailForStaff(context, row, email, by);
    },
    FRESH,
  ),
  adminRoute(
    'DELETE',
    '/V1/customers/:customerId',
    WRITE,
    async (context, request, { name }) => {
      await deleteForStaff(context, await rowOf(context, request), name);
      return true;
    },
    FRESH,
  ),
];
