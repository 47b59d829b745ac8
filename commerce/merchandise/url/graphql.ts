import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { entityUrl, findRoutable } from './service.ts';

export const resolvers = {
  Query: {
    urlResolver: (_parent, { url }, context) => entityUrl(context, url),
    route: (_parent, { url }, context) => findRoutable(context, url),
  },
} satisfies Resolvers;
