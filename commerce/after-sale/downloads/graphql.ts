import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import { ownDownloads } from './service.ts';

export const resolvers = {
  Query: {
    customerDownloadableProducts: async (_parent, _args, context) => ({
      items: (await ownDownloads(context)).map(({ orderNumber, boughtAt, status, left, url }) => ({
        order_increment_id: orderNumber,
        date: timestamp(boughtAt),
        status,
        remaining_downloads: left === null ? 'Unlimited' : String(left),
        download_url: url,
      })),
    }),
  },
} satisfies Resolvers;
