import { HttpError, NetworkError } from '#storefront/platform/commerce/errors.ts';
import type { UserError } from './types.ts';

export class CartCreationError extends Error {
  constructor(cause: unknown) {
    super('Unable to create cart', { cause });
  }
}

export class ItemRefusedError extends Error {
  readonly userErrors: readonly UserError[];

  constructor(userErrors: readonly UserError[]) {
    super(userErrors[0]?.message ?? 'The item was refused');
    this.userErrors = userErrors;
  }
}

/** No answer, or none of the shop's own: what was asked for may have been done all the same. */
export const isUncertain = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof HttpError && error.status >= 500);
