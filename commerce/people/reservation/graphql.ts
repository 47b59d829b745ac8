import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { cancelVisit, customersVisits, findVisit, listVisitTimes, moveVisit, reserveVisit } from './service.ts';
import { visitOnWire } from './wire.ts';

export const resolvers = {
  Query: {
    showroomVisitTimes: (_parent, { showroom_code: code }, context) => listVisitTimes(context, code),
    showroomVisit: async (_parent, { token }, context) => visitOnWire(context, await findVisit(context, token)),
    customerShowroomVisits: async (_parent, _args, context) =>
      (await customersVisits(context)).map((visit) => visitOnWire(context, visit)),
  },
  Mutation: {
    reserveShowroomVisit: async (_parent, { input }, context) =>
      visitOnWire(context, await reserveVisit(context, input)),
    moveShowroomVisit: async (_parent, { token, starts_at: startsAt }, context) =>
      visitOnWire(context, await moveVisit(context, token, new Date(startsAt))),
    cancelShowroomVisit: async (_parent, { token }, context) => visitOnWire(context, await cancelVisit(context, token)),
  },
} satisfies Resolvers;
