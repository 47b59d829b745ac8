import type { CommerceContext } from '#commerce/platform/context.ts';
import { InputError } from '#commerce/platform/errors.ts';

/** Limit of products and categories per response, with nested lists: a hundred with a hundred variants each. */
export const MAX_ENTITIES = 10_000;

const SPENT = Symbol('products and categories in this response');

/** Counts the items of a list against the limit of the response; throws when nested lists exceed it. */
export const countEntities = <T>(context: CommerceContext, list: readonly T[]): readonly T[] => {
  const budget = context.perRequest(SPENT, () => ({ spent: 0 }));
  budget.spent += list.length;
  if (budget.spent > MAX_ENTITIES)
    throw new InputError('Max number of products and categories in one answer should be %1.', {
      parameters: [MAX_ENTITIES],
    });
  return list;
};
