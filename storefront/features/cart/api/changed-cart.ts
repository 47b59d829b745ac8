import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import type { ChangedCart } from '../state/types.ts';
import { cartDetailsOf } from './cart-details.ts';
import type { CartDetailsFragment } from './get-cart.graphql.ts';

type Change = { cart: CartDetailsFragment | null } | null | undefined;

/** The cart in the response of a change. */
export const changedCart = (change: Change, isTaxIncluded: boolean): ChangedCart => ({
  details: change?.cart ? cartDetailsOf(change.cart, isTaxIncluded) : undefined,
});

/** An error inside the returned cart: the change itself was made. */
const isOfReturnedCart = (error: unknown): boolean =>
  error instanceof GraphqlError &&
  error.problems.length > 0 &&
  error.problems.every(({ path = [] }) => path[1] === 'cart' && path.length > 2);

/** The response of a change; undefined when only the returned cart failed. */
export const made = <Response>(change: Promise<Response>): Promise<Response | undefined> =>
  change.catch((error: unknown) => {
    if (isOfReturnedCart(error)) return undefined;
    throw error;
  });
