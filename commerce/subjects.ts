import { resolvers as attributes } from './attributes/graphql.ts';
import type { Platform } from './platform/context.ts';
import type { RequestScope } from './platform/graphql/request-scope.ts';
import type { ResolverMap } from './platform/graphql/types.ts';
import type { RestRoute } from './platform/rest/types.ts';
import { resolvers as stores } from './stores/graphql.ts';
import { listStoreViews } from './stores/service.ts';

/** Every subject's GraphQL half. */
export const resolverMaps: readonly ResolverMap[] = [stores, attributes];

/** Every subject's REST half. */
export const restRoutes: readonly RestRoute[] = [];

/** Who the caller is and which store view they see. */
export const requestScope = (platform: Platform): RequestScope => ({
  storeViews: () => listStoreViews(platform),
  authenticate: async () => null,
});

/** Work of subjects that begins with the process: snapshots, clean-up jobs. */
export const startSubjects = async (_platform: Platform): Promise<void> => {};
