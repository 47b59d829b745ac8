import type { AuthProvider } from 'react-admin';
import { includesScope, type Role, type Scope } from '#contract/staff-roles.ts';
import type { SwitchName } from '#contract/switches.ts';
import { rest, RestError } from './rest.ts';

export type Me = {
  id: number;
  email: string;
  name: string;
  role: Role;
  scopes: readonly Scope[];
  /** Disabled features of the shop. */
  switched_off: readonly SwitchName[];
};

let me: Promise<Me> | undefined;

/** The signed-in account. Cached until the next sign-in. */
export const currentPerson = (): Promise<Me> => {
  me ??= rest<Me>('GET', '/V1/counter/session').catch((error: unknown) => {
    me = undefined;
    throw error;
  });
  return me;
};

export const forgetPerson = (): void => {
  me = undefined;
};

/** Scope prefixes that differ from the resource name. */
const SCOPES: Readonly<Record<string, string>> = {
  stock: 'catalog',
  slabs: 'catalog',
  products: 'catalog',
  coupons: 'promotions',
};

export const authProvider: AuthProvider = {
  login: async ({ email, password, code }: { email: string; password: string; code: string }) => {
    await rest('POST', '/V1/counter/session', { body: { email, password, code } });
    forgetPerson();
  },
  logout: async () => {
    if (!me) return;
    forgetPerson();
    await rest('DELETE', '/V1/counter/session').catch((error: unknown) => {
      if (!(error instanceof RestError)) throw error;
    });
  },
  checkAuth: async () => {
    await currentPerson();
  },
  checkError: async (error: unknown) => {
    if (error instanceof RestError && error.status === 401) {
      forgetPerson();
      throw error;
    }
  },
  getIdentity: async () => {
    const { id, name, switched_off: switchedOff } = await currentPerson();
    return { id, fullName: name, switchedOff };
  },
  getPermissions: async () => (await currentPerson()).scopes,
  canAccess: async ({ resource, action }) => {
    const subject = SCOPES[resource] ?? resource;
    const kind = action === 'list' || action === 'show' ? 'read' : action;
    return includesScope((await currentPerson()).scopes, `${subject}:${kind}` as Scope);
  },
};
