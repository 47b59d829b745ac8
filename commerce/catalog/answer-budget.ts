import type { CommerceContext } from '#commerce/platform/context.ts';
import { InputError } from '#commerce/platform/errors.ts';

/** Products and categories one answer may hold, lists within lists together: a page of a hundred with a hundred variants each. */
export const MOST_ENTITIES = 10_000;

const SPENT = Symbol('products and categories in this answer');

/** Counts what a list brings into the answer; throws when lists nested in lists would make it endless. */
export const bringIn = <T>(context: CommerceContext, list: readonly T[]): readonly T[] => {
  const budget = context.perRequest(SPENT, () => ({ spent: 0 }));
  budget.spent += list.length;
  if (budget.spent > MOST_ENTITIES) throw new InputError('Max number of products and categories in one answer should be %1.', { parameters: [MOST_ENTITIES] });
  return list;
};
