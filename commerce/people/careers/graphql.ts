import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { applyForJob, listJobs } from './service.ts';
import { jobOnWire } from './wire.ts';

export const resolvers = {
  Query: {
    jobOpenings: async (_parent, _args, context) =>
      (await listJobs(context)).map((job) => jobOnWire(job, context.storeView)),
  },
  Mutation: {
    applyForJob: async (_parent, { input }, context) => ({ number: await applyForJob(context, input) }),
  },
} satisfies Resolvers;
