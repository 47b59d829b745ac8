import { createHash } from 'node:crypto';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { bearerToken } from '#commerce/platform/graphql/request-scope.ts';

/** The database keeps only the hash of a token, which is of no use to whoever reads it there. */
export const tokenHash = (token: string): Uint8Array => createHash('sha256').update(token).digest();

/** Hash of the caller's token. */
export const currentTokenHash = (context: CommerceContext): Uint8Array =>
  tokenHash(bearerToken({ authorization: context.header('authorization') }) ?? '');
