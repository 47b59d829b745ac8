import type { Execute } from '#contract/page-render.ts';
import { NetworkError } from './errors.ts';
import type { Transport } from './transport.ts';

/** While the server renders: straight to the back end, which already knows store view and currency. */
export const createInProcessTransport =
  (execute: Execute): Transport =>
  ({ query, operationName, variables }) =>
    execute({ query, operationName, variables }).catch((error: unknown) => {
      throw new NetworkError(error);
    });
