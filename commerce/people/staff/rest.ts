import { isRole, ROLES } from '#contract/staff-roles.ts';
import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import type { CommerceContext, Staff } from '#commerce/platform/context.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { requireFields, restFields, type RestFields } from '#commerce/platform/rest/input.ts';
import type { RestRequest, RestRoute } from '#commerce/platform/rest/types.ts';
import { switchedOff } from '#commerce/platform/switches/service.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import {
  acceptInvitation,
  changeAccount,
  endSessions,
  invite,
  listAccounts,
  readInvitation,
  resetAuthenticator,
} from './accounts.ts';
import { currentStaff, prove, signIn, signOut, signOutEverywhere } from './session.ts';
import type { Account } from './types.ts';

const staffOnWire = ({ id, email, name, role, provedAt }: Staff) => ({
  id,
  email,
  name,
  role,
  scopes: ROLES[role],
  proved_at: timestamp(provedAt),
});

const accountOnWire = ({ id, email, name, role, createdAt, signedInAt, closedAt }: Account) => ({
  id,
  email,
  name,
  role,
  created_at: timestamp(createdAt),
  signed_in_at: signedInAt && timestamp(signedInAt),
  is_closed: closedAt !== null,
});

const roleOf = (text: string | undefined) => {
  if (text === undefined || !isRole(text))
    throw new InputError('There is no role "%1".', { parameters: [text?.slice(0, 40) ?? ''] });
  return text;
};

type Handle = (context: CommerceContext, fields: RestFields) => Promise<unknown>;

/** A route that needs no session. */
const openRoute = (
  method: RestRoute['method'],
  path: string,
  needed: readonly string[],
  handle: Handle,
): RestRoute => ({
  method,
  path,
  isOfCounter: true,
  handle: async (context, { body }) => {
    const fields = restFields(body);
    requireFields(fields, needed);
    return handle(context, fields);
  },
});

const ownRoute = (method: RestRoute['method'], path: string, handle: Handle): RestRoute =>
  openRoute(method, path, [], async (context, fields) => {
    currentStaff(context);
    return handle(context, fields);
  });

const ofCounter = (route: RestRoute): RestRoute => {
  const { later: _, ...rest } = route;
  return { ...rest, isOfCounter: true };
};

const accountId = ({ id = '' }: RestRequest['params']): number => (/^\d{1,9}$/.test(id) ? Number(id) : 0);

export const routes: readonly RestRoute[] = [
  openRoute('POST', '/V1/counter/session', ['email', 'password', 'code'], async (context, fields) => {
    context.noStore();
    const text = (name: string): string => fields.text(name) ?? '';
    await signIn(context, { email: text('email'), password: text('password'), code: text('code') });
    return true;
  }),
  openRoute('POST', '/V1/counter/invitation', ['token'], async (context, fields) => {
    const { email, role, totpSecret, uri } = await readInvitation(context, fields.text('token') ?? '');
    return { email, role, secret: totpSecret, uri };
  }),
  openRoute('POST', '/V1/counter/account', ['token', 'name', 'password', 'code'], async (context, fields) => {
    const text = (name: string): string => fields.text(name) ?? '';
    await acceptInvitation(context, {
      token: text('token'),
      email: text('email'),
      name: text('name'),
      password: text('password'),
      code: text('code'),
    });
    return true;
  }),
  ownRoute('GET', '/V1/counter/session', async (context) => ({
    ...staffOnWire(currentStaff(context)),
    switched_off: [...(await switchedOff(context))],
  })),
  ownRoute('DELETE', '/V1/counter/session', async (context) => {
    await signOut(context);
    return true;
  }),
  ownRoute('DELETE', '/V1/counter/sessions', async (context) => {
    await signOutEverywhere(context);
    return true;
  }),
  ownRoute('POST', '/V1/counter/proof', async (context, fields) => {
    requireFields(fields, ['code']);
    await prove(context, fields.text('code') ?? '');
    return true;
  }),
  ofCounter(
    adminRoute('GET', '/V1/counter/accounts', 'staff:read', async (context) =>
      (await listAccounts(context)).map(accountOnWire),
    ),
  ),
  ofCounter(
    adminRoute(
      'POST',
      '/V1/counter/invitations',
      'staff:write',
      async (context, { body }) => {
        const fields = restFields(body);
        requireFields(fields, ['email', 'role']);
        return {
          token: await invite(context, {
            email: fields.text('email') ?? '',
            role: roleOf(fields.text('role')),
            isReopened: fields.flag('isReopened'),
          }),
        };
      },
      { isFresh: true },
    ),
  ),
  ofCounter(
    adminRoute(
      'PUT',
      '/V1/counter/accounts/:id',
      'staff:write',
      async (context, { params, body }) => {
        const fields = restFields(body);
        await changeAccount(context, accountId(params), {
          role: fields.has('role') ? roleOf(fields.text('role')) : undefined,
          isClosed: fields.has('isClosed') ? fields.flag('isClosed') : undefined,
        });
        return true;
      },
      { isFresh: true },
    ),
  ),
  ofCounter(
    adminRoute(
      'POST',
      '/V1/counter/accounts/:id/authenticator',
      'staff:write',
      async (context, { params }) => {
        context.noStore();
        return { token: await resetAuthenticator(context, accountId(params)) };
      },
      { isFresh: true },
    ),
  ),
  ofCounter(
    adminRoute('DELETE', '/V1/counter/accounts/:id/sessions', 'staff:write', async (context, { params }) => {
      await endSessions(context, accountId(params));
      return true;
    }),
  ),
];
