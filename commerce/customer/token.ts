import { createHash } from 'node:crypto';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { bearerToken } from '#commerce/platform/graphql/request-scope.ts';

/** What the database keeps of a token: whoever reads it there can use it nowhere. */
export const hashOf = (token: string): Uint8Array => createHash('sha256').update(token).digest();

/** Hash of the token the caller is signed in with. */
export const currentTokenHash = (context: CommerceContext): Uint8Array =>
  // Stryker disable next-line StringLiteral: who is signed in has a token
  hashOf(bearerToken({ authorization: context.header('authorization') }) ?? '');
