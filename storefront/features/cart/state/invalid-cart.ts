import { INVALID_CART_CATEGORIES, isInvalidCartProblem } from '#contract/errors.ts';
import { GraphqlError } from '#storefront/platform/commerce/errors.ts';

/** The cart is gone, was ordered, or belongs to someone else. Never inferred from a network error. */
export const isInvalidCart = (error: unknown): boolean =>
  error instanceof GraphqlError && error.problems.some(isInvalidCartProblem);

/** Also true when only the category fits: a back end in another language has other messages. */
export const mayBeInvalidCart = (error: unknown): boolean =>
  error instanceof GraphqlError &&
  error.problems.some(({ category }) => category !== undefined && INVALID_CART_CATEGORIES.includes(category));
