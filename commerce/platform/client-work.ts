import { AsyncLocalStorage } from 'node:async_hooks';

/** The address is empty for background work and for work shared by several addresses. */
type Work = { address: string };

const NO_ADDRESS = '';

const current = new AsyncLocalStorage<Work>();

/** Runs work whose statements wait in the queue of a client address. Nested calls keep the first address. */
export const onBehalfOf = <T>(address: string, work: () => T): T =>
  current.getStore() ? work() : current.run({ address }, work);

/** Runs background work (jobs, cache refreshes) outside the queue of the client whose request started it. */
export const inBackground = <T>(work: () => T): T => current.run({ address: NO_ADDRESS }, work);

/** Address for which the current code runs; empty in the background. */
export const currentClient = (): string => current.getStore()?.address ?? NO_ADDRESS;

export type SharedWork<T> = {
  result: Promise<T>;
  /** Another caller waits for the same result. Once they have two addresses, the work belongs to neither. */
  join(): void;
};

/** Starts work whose result several clients may await. It begins for the current one. */
export const startShared = <T>(work: () => Promise<T>): SharedWork<T> => {
  const shared: Work = { address: currentClient() };
  return {
    result: current.run(shared, work),
    join: () => {
      if (currentClient() !== shared.address) shared.address = NO_ADDRESS;
    },
  };
};
