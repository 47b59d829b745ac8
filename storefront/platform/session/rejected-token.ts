import type { QueryClient } from '@tanstack/react-query';
import { GraphqlError } from '../commerce/errors.ts';
import type { Session } from './session.ts';

/**
 * Returns whether the back end rejected the token: it expired, or the customer signed out on another device or changed
 * the password.
 */
export const isTokenRejected = (error: unknown): boolean =>
  error instanceof GraphqlError && error.category === 'graphql-authorization';

/** Ends the session in the browser when the back end rejects the token of a customer query. */
export const watchRejectedToken = (queryClient: QueryClient, session: Session): (() => void) =>
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error' || !session.isSignedIn()) return;
    const { error } = event.action;
    const isAboutCustomer =
      error instanceof GraphqlError && error.problems.some(({ path }) => path?.[0] === 'customer');
    if (isAboutCustomer && isTokenRejected(error)) session.lapse();
  });
