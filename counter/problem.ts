import { RestError } from './rest.ts';

/** Texts of refusals by the server's `error_code`. */
type Texts = Readonly<Record<string, string>>;

/** Text key of a failed request. `texts` has the error codes of the screen. */
export const problemOf = (error: unknown, texts: Texts = {}): string => {
  if (!(error instanceof RestError)) return 'counter.error.server';
  if (error.status === 0) return error.message;
  if (error.status === 429) return 'counter.error.too_many';
  return texts[error.code ?? ''] ?? 'counter.error.server';
};
