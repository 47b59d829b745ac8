import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { moneyOf } from '#commerce/platform/money.ts';
import { findSamples } from './service.ts';

export const resolvers = {
  Query: {
    samples: async (_parent, { skus }, context) => {
      const found = await findSamples(context, skus);
      return (
        found && {
          free_pieces: found.freePieces,
          free_days: found.freeDays,
          free_left: found.freeLeft,
          items: found.offers.map(({ productSku, sample, price, size }) => ({
            product_sku: productSku,
            sku: sample.sku,
            name: sample.name,
            price: moneyOf(price, context.currency),
            size,
            is_in_stock: sample.available > 0,
          })),
        }
      );
    },
  },
} satisfies Resolvers;
