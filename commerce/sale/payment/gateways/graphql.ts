import type { ResolverMap } from '#commerce/platform/graphql/types.ts';
import { resolvers as authorizenet } from './authorizenet/graphql.ts';
import { resolvers as braintree } from './braintree/graphql.ts';

/** GraphQL fields of single gateways. */
export const gatewayResolvers: readonly ResolverMap[] = [braintree, authorizenet];
