import { CommerceError, InputError } from '../errors.ts';

/** Text with a NUL (also inside JSON), or a number out of its column's range: invalid input, not an internal error. */
const UNUSABLE = new Set(['22021', '22P05', '22003']);

/** Translates such an error for the caller; undefined for every other failure. */
export const unusableValue = (error: unknown): CommerceError | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && UNUSABLE.has(String(error.code))
    ? new InputError('A value holds characters or a number that cannot be used.', {
        code: 'INVALID_VALUE',
        cause: error,
      })
    : undefined;
