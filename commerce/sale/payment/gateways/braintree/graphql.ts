import { BRAINTREE } from '#contract/gateways/braintree.ts';
import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { clientToken } from '../../service.ts';
import { braintreeOf } from './settings.ts';

export const resolvers = {
  StoreConfig: {
    braintree_3dsecure_verify_3dsecure: (_parent, _input, { settings }) =>
      (braintreeOf(settings)?.authentication ?? 'off') !== 'off',
    braintree_3dsecure_always_request_3ds: (_parent, _input, { settings }) =>
      braintreeOf(settings)?.authentication === 'required',
  },
  Mutation: {
    createBraintreeClientToken: (_parent, _input, context) => {
      context.noStore();
      return clientToken(context, BRAINTREE.code);
    },
  },
} satisfies Resolvers;
