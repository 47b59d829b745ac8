import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { switchedOff } from '#commerce/platform/switches/service.ts';
import { availableStores, countryById, currencies, listCountries, storeConfig } from './service.ts';

export const resolvers = {
  Query: {
    storeConfig: (_parent, _args, context) => storeConfig(context),
    availableStores: (_parent, { useCurrentGroup }, context) => availableStores(context, useCurrentGroup ?? false),
    currency: (_parent, _args, context) => currencies(context),
    countries: (_parent, _args, context) => listCountries(context),
    recaptchaFormConfig: () => ({ is_enabled: false, configurations: null }),
    recaptchaV3Config: () => null,
    robotsConfig: () => ({ defaultRobots: 'INDEX,FOLLOW', customInstructions: null }),
    country: (_parent, { id }, context) => countryById(context, id),
  },
  StoreConfig: {
    disabled_features: async (_parent, _args, context) => [...(await switchedOff(context))],
  },
} satisfies Resolvers;
