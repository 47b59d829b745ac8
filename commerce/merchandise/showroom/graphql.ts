import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { showroomsOfView } from './service.ts';
import { showroomOnWire } from './wire.ts';

export const resolvers = {
  Query: {
    showrooms: async (_parent, _args, context) => (await showroomsOfView(context)).map(showroomOnWire),
  },
} satisfies Resolvers;
