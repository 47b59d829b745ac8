import { isInvalidCartProblem } from '#contract/errors.ts';
import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import { RestError } from '#storefront/platform/commerce/rest-error.ts';

const names = (info: unknown): string => JSON.stringify(info ?? {});

/** The cart is gone, was ordered, or is somebody else's. Never concluded from a network error. */
export const isInvalidCart = (error: unknown): boolean => {
  if (error instanceof GraphqlError) return error.problems.some(isInvalidCartProblem);
  return error instanceof RestError && error.status === 404 && names(error.additionalInfo).includes('"cartId"');
};
