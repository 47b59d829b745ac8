import type { CommerceContext } from '#commerce/platform/context.ts';
import { InputError } from '#commerce/platform/errors.ts';

/**
 * Limit of products and categories per answer, nested lists included: a page of a hundred with a hundred variants each.
 */
export const MAX_ENTITIES = 10_000;

const SPENT = Symbol('products and categories in this answer');

type Budgeted = Pick<CommerceContext, 'perRequest'>;

const budgetOf = (context: Budgeted): { spent: number } => context.perRequest(SPENT, () => ({ spent: 0 }));

/** How many the answer has so far. */
export const entitiesIn = (context: Budgeted): number => budgetOf(context).spent;

/** Counts as many against the answer's limit; throws when nested lists exceed it. */
export const addEntities = (context: Budgeted, count: number): void => {
  const budget = budgetOf(context);
  budget.spent += count;
  if (budget.spent > MAX_ENTITIES)
    throw new InputError('Max number of products and categories in one answer should be %1.', {
      parameters: [MAX_ENTITIES],
    });
};

/** Counts a list's items as {@link addEntities} does. */
export const countEntities = <T>(context: Budgeted, list: readonly T[]): readonly T[] => {
  addEntities(context, list.length);
  return list;
};
