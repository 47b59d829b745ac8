import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { currentCustomer } from '#commerce/people/customer/service.ts';
import { alertsOf, cancelAlert, requestAlert } from './service.ts';

export const resolvers = {
  Query: {
    customerStockAlerts: async (_parent, _args, context) => {
      const { id } = await currentCustomer(context);
      return (await alertsOf(context, id)).map(({ token, sku, name, urlKey, requestedAt, expiresAt }) => ({
        token,
        sku,
        name,
        url_key: urlKey,
        requested_at: requestedAt.toISOString(),
        expires_at: expiresAt.toISOString(),
      }));
    },
  },
  Mutation: {
    requestStockAlert: async (_parent, { input }, context) => {
      await requestAlert(context, input);
      return true;
    },
    cancelStockAlert: (_parent, { token }, context) => cancelAlert(context, token),
  },
} satisfies Resolvers;
