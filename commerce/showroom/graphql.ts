import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { listShowrooms } from './service.ts';
import { showroomOnWire } from './wire.ts';

export const resolvers = {
  Query: {
    showrooms: async (_parent, _args, context) =>
      (await listShowrooms(context, context.storeView.code === 'US_EN' ? 'US' : 'CA')).map(showroomOnWire),
  },
} satisfies Resolvers;
