import { InputError } from './errors.ts';

export const WRONG_REQUEST_ID = 'The request_id must have 16 to 64 letters, digits and hyphens.';

export const isRequestId = (given: string): boolean => /^[A-Za-z0-9-]{16,64}$/.test(given);

/** Throws unless `given` is a valid idempotency id. */
export const checkRequestId = (given: string): void => {
  if (!isRequestId(given)) throw new InputError(WRONG_REQUEST_ID);
};
