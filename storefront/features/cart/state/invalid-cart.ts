import { isInvalidCartProblem } from '#contract/errors.ts';
import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import { RestError } from '#storefront/platform/commerce/rest-error.ts';

const names = (info: unknown): string => JSON.stringify(info ?? {});

/** The cart is gone, was ordered, or is somebody else's. Never concluded from a network error. */
export const isInvalidCart = (error: unknown): boolean => {
  if (error instanceof GraphqlError) return error.problems.some(isInvalidCartProblem);
  return error instanceof RestError && error.status === 404 && names(error.additionalInfo).includes('"cartId"');
};

const EITHER = ['graphql-no-such-entity', 'graphql-authorization'];

/** A back end in another language says in these categories that the cart, or that a line or product of it, is not to be had. */
export const mayBeInvalidCart = (error: unknown): boolean =>
  error instanceof GraphqlError &&
  error.problems.some(({ category }) => category !== undefined && EITHER.includes(category));
