import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { listShowrooms } from './service.ts';

export const resolvers = {
  Query: {
    showrooms: async (_parent, _args, context) => {
      const showrooms = await listShowrooms(context, context.storeView.code === 'US_EN' ? 'US' : 'CA');
      return showrooms.map(({ code, name, city, country: country_id }) => ({ code, name, city, country_id }));
    },
  },
} satisfies Resolvers;
