import { AUTHORIZENET } from '#contract/gateways/authorizenet.ts';
import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { browserKeys } from '../../service.ts';

export const resolvers = {
  Query: {
    authorizeNetAcceptJs: (_parent, _input, context) => {
      context.noStore();
      const keys = browserKeys(context, AUTHORIZENET.code);
      return keys ? { api_login_id: keys.loginId, client_key: keys.clientKey, is_sandbox: keys.isSandbox } : null;
    },
  },
} satisfies Resolvers;
