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

/** The response was lost, and the reloaded cart lacks the change. */
export class NotMadeError extends Error {
  constructor(cause: unknown) {
    super('The change was not made', { cause });
  }
}

/** The response was lost, and the reloaded cart does not show whether the change was made. */
export class UnclearError extends Error {
  constructor(cause: unknown) {
    super('It is not known whether the change was made', { cause });
  }
}

/** There was no response, or one from a proxy: the change may have been made. */
export const isUncertain = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof HttpError && error.status >= 500);
