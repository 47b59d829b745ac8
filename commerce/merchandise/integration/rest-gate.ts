import type { Scope } from '#contract/staff-roles.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { RestRequest, RestRoute } from '#commerce/platform/rest/types.ts';
import { requireCaller, requireScope } from './service.ts';
import type { Caller, Integration } from './types.ts';

type Handler<By> = (context: CommerceContext, request: RestRequest, by: By) => Promise<unknown>;

type Options = {
  /** True if staff need a recent authenticator code. */
  isFresh?: boolean;
};

/** A route for integrations and staff with the scope. Integrations may also call it asynchronously. */
export const adminRoute = (
  method: RestRoute['method'],
  path: string,
  scope: Scope,
  handle: Handler<Caller>,
  options: Options = {},
): RestRoute => ({
  method,
  path,
  handle: async (context, request) => handle(context, request, await requireCaller(context, scope, request, options)),
  later: {
    scope,
    handle: (context, request, by) => {
      const { name, scopes } = by as Integration;
      return handle(context, request, { name, scopes });
    },
  },
});

/** A route for integrations with the scope, about their own settings. */
export const programRoute = (
  method: RestRoute['method'],
  path: string,
  scope: Scope,
  handle: Handler<Integration>,
): RestRoute => ({
  method,
  path,
  handle: async (context, request) => handle(context, request, await requireScope(context, scope, request)),
  later: { scope, handle: (context, request, by) => handle(context, request, by as Integration) },
});
