import type { CommerceClient } from '#storefront/platform/commerce/client.ts';
import { GraphqlError, isNetworkError } from '#storefront/platform/commerce/errors.ts';
import { HOLD_FIELDS, type HoldField } from '#contract/slabs.ts';
import type { HeldSlabFragment } from './api/get-hold.graphql.ts';
import { HoldSlabDocument } from './api/hold-slab.graphql.ts';

export type Failure = 'offline' | 'too-many' | 'failed';

export type Outcome =
  | { hold: HeldSlabFragment }
  | { problems: Readonly<Partial<Record<HoldField, string>>> }
  /** `isTaken`: held or bought by another customer. */
  | { refusal: string; isTaken: boolean }
  | { failure: Failure };

/** Translates an error of the back end. */
export const outcomeOf = (error: unknown): Exclude<Outcome, { hold: HeldSlabFragment }> => {
  if (isNetworkError(error)) return { failure: 'offline' };
  if (!(error instanceof GraphqlError)) return { failure: 'failed' };
  if (error.category === 'graphql-too-many-requests') return { failure: 'too-many' };
  const problems = error.problems.flatMap(({ code, message }) => {
    const field = HOLD_FIELDS.find((each) => code === `HOLD_${each.toUpperCase()}`);
    return field ? [[field, message] as const] : [];
  });
  if (problems.length) return { problems: Object.fromEntries(problems) };
  const ownProblem = error.problems.find(({ code }) => code?.startsWith('HOLD_'));
  return ownProblem
    ? { refusal: ownProblem.message, isTaken: ownProblem.code === 'HOLD_TAKEN' }
    : { failure: 'failed' };
};

export type HoldInput = { request_id: string; sku: string; fullname: string; email: string; website?: string | null };

export const sendHold = async (commerce: Pick<CommerceClient, 'mutate'>, input: HoldInput): Promise<Outcome> => {
  try {
    const { holdSlab } = await commerce.mutate(HoldSlabDocument, { input }, { isIdempotent: true });
    return holdSlab ? { hold: holdSlab } : { failure: 'failed' };
  } catch (error) {
    return outcomeOf(error);
  }
};
