import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { backEndVersion, storefrontInstance } from './service.ts';

export const resolvers = {
  Query: {
    dataServicesStorefrontInstanceContext: (_parent, _args, context) => storefrontInstance(context),
    dataServicesMagentoExtensionContext: () => backEndVersion(),
  },
} satisfies Resolvers;
