export type QueueOptions = {
  /** Sends at once, bypassing the queue. */
  skipQueue?: boolean;
  /** A newer entry replaces a waiting one with the same key; both callers get its result. */
  replaceKey?: string;
};

type Entry = { key: string | undefined; work: () => Promise<unknown>; outcome: PromiseWithResolvers<unknown> };

export type MutationQueue = <T>(work: () => Promise<T>, options?: QueueOptions) => Promise<T>;

const deferred = (): PromiseWithResolvers<unknown> => {
  let resolve: PromiseWithResolvers<unknown>['resolve'] = () => undefined;
  let reject: PromiseWithResolvers<unknown>['reject'] = () => undefined;
  const promise = new Promise<unknown>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
};

/** Runs mutations one at a time, in order; a failed one does not block the next. */
export const createMutationQueue = (): MutationQueue => {
  const waiting: Entry[] = [];
  let isBusy = false;

  const next = (): void => {
    const entry = isBusy ? undefined : waiting.shift();
    if (!entry) return;
    isBusy = true;
    const done = (): void => {
      isBusy = false;
      next();
    };
    entry.work().then(entry.outcome.resolve, entry.outcome.reject).then(done, done);
  };

  return <T>(work: () => Promise<T>, { skipQueue = false, replaceKey }: QueueOptions = {}): Promise<T> => {
    if (skipQueue) return work();
    const replaced = replaceKey === undefined ? undefined : waiting.find((entry) => entry.key === replaceKey);
    if (replaced) {
      replaced.work = work;
      return replaced.outcome.promise as Promise<T>;
    }
    const entry: Entry = { key: replaceKey, work, outcome: deferred() };
    waiting.push(entry);
    next();
    return entry.outcome.promise as Promise<T>;
  };
};
