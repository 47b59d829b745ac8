import type { CommerceContext } from '#commerce/platform/context.ts';
import { bearerToken } from '#commerce/platform/graphql/request-scope.ts';
import { sha256 } from '#commerce/platform/sha256.ts';

/** Hash of the caller's token. */
export const currentTokenHash = (context: CommerceContext): Uint8Array =>
  sha256(bearerToken({ authorization: context.header('authorization') }) ?? '');
