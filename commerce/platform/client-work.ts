import { AsyncLocalStorage } from 'node:async_hooks';

/** Empty for work that is on behalf of nobody in particular. */
type Work = { address: string };

const NOBODY = '';

const current = new AsyncLocalStorage<Work>();

/**
 * Runs work on behalf of a client address: its statements wait for a connection in the queue of that address. Within work
 * that is already on behalf of somebody it changes nothing.
 */
export const onBehalfOf = <T>(address: string, work: () => T): T =>
  current.getStore() ? work() : current.run({ address }, work);

/**
 * Runs background work: jobs, the schedule, refreshed caches. Timers and promises inherit the client of the request that
 * started them, whose queue everybody would then wait in.
 */
export const inBackground = <T>(work: () => T): T => current.run({ address: NOBODY }, work);

/** Address on whose behalf the current code runs; empty in the background. */
export const currentClient = (): string => current.getStore()?.address ?? NOBODY;

export type SharedWork<T> = {
  result: Promise<T>;
  /** Another caller waits for the same result. Once they are of two addresses, the work is nobody's. */
  join(): void;
};

/** Starts work whose result several clients may wait for. It begins on behalf of the current one. */
export const startShared = <T>(work: () => Promise<T>): SharedWork<T> => {
  const shared: Work = { address: currentClient() };
  return {
    result: current.run(shared, work),
    join: () => {
      if (currentClient() !== shared.address) shared.address = NOBODY;
    },
  };
};
