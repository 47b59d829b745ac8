import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { cancelVisit, findVisit, listVisitTimes, moveVisit, reserveVisit } from './service.ts';

export const resolvers = {
  Query: {
    showroomVisitTimes: (_parent, { showroom_code: code }, context) => listVisitTimes(context, code),
    showroomVisit: (_parent, { token }, context) => findVisit(context, token),
  },
  Mutation: {
    reserveShowroomVisit: (_parent, { input }, context) => reserveVisit(context, input),
    moveShowroomVisit: (_parent, { token, starts_at: startsAt }, context) =>
      moveVisit(context, token, new Date(startsAt)),
    cancelShowroomVisit: (_parent, { token }, context) => cancelVisit(context, token),
  },
} satisfies Resolvers;
