import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { addPasskey, customerPasskeys, removePasskey, renamePasskey, startPasskey } from './passkeys.ts';
import { signInWithPasskey, startPasskeySignIn } from './sign-in.ts';

/** Passkeys over GraphQL; part of the resolvers of customers. */
export const passkeyResolvers = {
  CustomerPasskey: {
    id: ({ id }) => String(id),
    created_at: ({ createdAt }) => createdAt.toISOString(),
    last_used_at: ({ lastUsedAt }) => lastUsedAt?.toISOString() ?? null,
  },
  Query: {
    customerPasskeys: async (_parent, _args, context) => [...(await customerPasskeys(context))],
  },
  Mutation: {
    startPasskey: (_parent, { password }, context) => startPasskey(context, password),
    addPasskey: (_parent, { input }, context) => addPasskey(context, input),
    renamePasskey: (_parent, { id, name }, context) => renamePasskey(context, id, name),
    removePasskey: (_parent, { id }, context) => removePasskey(context, id),
    startPasskeySignIn: (_parent, _args, context) => startPasskeySignIn(context),
    signInWithPasskey: (_parent, { input }, context) => signInWithPasskey(context, input),
  },
} satisfies Resolvers;
