import { refusalText as productRefusal } from '../products/refusals.ts';
import type { RestError } from '../rest.ts';

const FILE = 'counter.import.refused_file';

const TEXTS: Readonly<Record<string, string>> = {
  'The file is empty, too large, or no text.': FILE,
  'This import was applied already, or has problems.': 'counter.import.refused_applied',
};

/** Message id for a refused upload or import. */
export const refusalText = (error: RestError): string =>
  error.status === 413 ? FILE : (TEXTS[error.template] ?? productRefusal(error));
