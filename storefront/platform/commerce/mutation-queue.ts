/** A queued mutation was taken back because a newer one with the same key stands behind it; the newer one's answer is given. */
type Entry = { key: string | undefined; run: () => void; replaceWith: (next: Promise<unknown>) => void };

export type QueueOptions = {
  /** A newer mutation of the same key replaces the one that still waits. */
  key?: string | undefined;
  /** Sent at once, beside the queue. */
  skipQueue?: boolean | undefined;
};

/** Sends mutations one at a time, in order. */
export const createMutationQueue = () => {
  const waiting: Entry[] = [];
  let isBusy = false;

  const next = (): void => {
    const entry = waiting.shift();
    if (entry) entry.run();
    else isBusy = false;
  };

  const enqueue = <T>(work: () => Promise<T>, { key, skipQueue }: QueueOptions = {}): Promise<T> => {
    if (skipQueue) return work();
    const result = new Promise<T>((resolve, reject) => {
      const run = () => {
        isBusy = true;
        work().then(resolve, reject).finally(next);
      };
      const entry: Entry = { key, run, replaceWith: (newer) => (newer as Promise<T>).then(resolve, reject) };
      if (!isBusy && !waiting.length) return run();
      waiting.push(entry);
    });
    const older = key === undefined ? -1 : waiting.slice(0, -1).findIndex((entry) => entry.key === key);
    if (older >= 0) waiting.splice(older, 1)[0]?.replaceWith(result);
    return result;
  };

  return { enqueue };
};

export type MutationQueue = ReturnType<typeof createMutationQueue>;
