import { derived } from '#commerce/platform/cache/derived.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { AuthorizationError } from '#commerce/platform/errors.ts';
import { readRule } from './rule-store.ts';
import type { ReviewRule } from './types.ts';

const RULE = Symbol('rule of reviews');

/** Rule and criteria of reviews; null if reviews are closed. */
export const reviewRule = (context: CommerceContext): Promise<ReviewRule | null> => {
  context.tags.add(tag.review);
  return context.perProcess(RULE, () => derived(context, [tag.review], () => readRule(context.db.kysely)))();
};

/** Throws Magento's errors unless the caller may write a review. */
export const checkWriter = async (context: CommerceContext): Promise<ReviewRule> => {
  const rule = await reviewRule(context);
  if (!rule) throw new AuthorizationError('Creating product reviews are not currently available.');
  if (!rule.guestsMayWrite && !context.customer)
    throw new AuthorizationError("Guest customers aren't allowed to add product reviews.");
  return rule;
};
