import type { FileProblem } from '#contract/uploads.ts';
import { InputError } from '../errors.ts';

/** The error for a refused file, e.g. `CAREERS_FILE_UNSAFE`. A busy server responds with 503. */
export const fileRefusal = (prefix: string, problem: FileProblem, message: string): InputError => {
  const code = `${prefix}_${problem.toUpperCase()}`;
  return problem === 'busy'
    ? new InputError('The server is busy. Try again in a moment.', { code, status: 503 })
    : new InputError(message, { code });
};
