import { INVALID_CART_CATEGORIES, isInvalidCartProblem } from '#contract/errors.ts';
import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import { RestError } from '#storefront/platform/commerce/rest-error.ts';

const names = (info: unknown): string => JSON.stringify(info ?? {});

/** The cart is gone, was ordered, or belongs to someone else. Never inferred from a network error. */
export const isInvalidCart = (error: unknown): boolean => {
  if (error instanceof GraphqlError) return error.problems.some(isInvalidCartProblem);
  return error instanceof RestError && error.status === 404 && names(error.additionalInfo).includes('"cartId"');
};

/** Also true when only the category fits: a back end in another language has other messages. */
export const mayBeInvalidCart = (error: unknown): boolean =>
  error instanceof GraphqlError &&
  error.problems.some(({ category }) => category !== undefined && INVALID_CART_CATEGORIES.includes(category));
