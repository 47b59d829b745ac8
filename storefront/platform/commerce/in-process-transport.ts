import type { Execute } from '#contract/page-render.ts';
import { NetworkError } from './errors.ts';
import type { Transport } from './transport.ts';

/** Calls the back end directly during server rendering, with store view and currency already set. */
export const createInProcessTransport =
  (execute: Execute): Transport =>
  ({ query, operationName, variables }) =>
    execute({ query, operationName, variables }).catch((error: unknown) => {
      throw new NetworkError(error);
    });
