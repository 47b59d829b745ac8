import type { CommerceContext } from '#commerce/platform/context.ts';
import type { RestRequest, RestRoute } from '#commerce/platform/rest/types.ts';
import type { Scope } from './scope-rules.ts';
import { requireScope } from './service.ts';
import type { Integration } from './types.ts';

type Handler = (context: CommerceContext, request: RestRequest, integration: Integration) => Promise<unknown>;

/** A route for integrations with the scope, callable synchronously and asynchronously. */
export const adminRoute = (method: RestRoute['method'], path: string, scope: Scope, handle: Handler): RestRoute => ({
  method,
  path,
  handle: async (context, request) => handle(context, request, await requireScope(context, scope, request)),
  later: { scope, handle: (context, request, by) => handle(context, request, by as Integration) },
});
