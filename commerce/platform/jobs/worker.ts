import { setTimeout as sleep } from 'node:timers/promises';
import { inBackground } from '../client-work.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';

/** How long running work is awaited when the process ends; work cut off runs again later. */
const CLOSE_MS = 5000;

/** Claims items one by one and runs them, as many at the same time as its width allows. */
export type Worker<T> = {
  /** Claims and starts due items up to the width; continues by itself when an item ends. */
  fill(): Promise<void>;
  /** Runs due items until none is left; returns them. */
  drain(): Promise<readonly T[]>;
  isClosing(): boolean;
  /** Claims nothing more, and waits for running work, five seconds at most. */
  close(): Promise<void>;
};

export type WorkerParts<T> = {
  clock: Clock;
  log: Log;
  width: number;
  leaseMs: number;
  /** Claims an item until a moment; undefined when none is due. */
  claim(until: Date): Promise<T | undefined>;
  /** Extends a claim; false when another process has claimed the item since. */
  extend(item: T, until: Date, next: Date): Promise<boolean>;
  run(item: T): Promise<void>;
};

export const createWorker = <T>({ clock, log, width, leaseMs, claim, extend, run }: WorkerParts<T>): Worker<T> => {
  const running = new Set<Promise<void>>();
  const drains = new Set<T[]>();
  let filling: Promise<void> | undefined;
  let isClosed = false;

  const leaseEnd = (): Date => new Date(clock.now().getTime() + leaseMs);

  /** Extends the lease while the item runs. After a crash it expires, and another process runs the item. */
  const runLeased = async (item: T, claimedUntil: Date): Promise<void> => {
    let until = claimedUntil;
    const renew = async (): Promise<void> => {
      const next = leaseEnd();
      if (await extend(item, until, next)) until = next;
    };
    const renewal = setInterval(() => void renew().catch(() => {}), leaseMs / 3);
    await run(item).finally(() => clearInterval(renewal));
  };

  const start = (item: T, until: Date): void => {
    for (const items of drains) items.push(item);
    const work = runLeased(item, until)
      .catch((error: unknown) => log.error({ err: error }, 'job result could not be saved'))
      .finally(() => {
        running.delete(work);
        if (!isClosed) void fill().catch(() => {});
      });
    running.add(work);
  };

  const claimAll = async (): Promise<void> => {
    while (!isClosed && running.size < width) {
      const until = leaseEnd();
      const item = await claim(until);
      if (item === undefined) return;
      start(item, until);
    }
  };

  const fill = async (): Promise<void> => {
    // A running claim may miss items committed after it began.
    await filling;
    filling ??= inBackground(claimAll).finally(() => {
      filling = undefined;
    });
    await filling;
  };

  const drain = async (): Promise<readonly T[]> => {
    const ran: T[] = [];
    drains.add(ran);
    try {
      for (;;) {
        const before = ran.length;
        const wasBusy = running.size > 0;
        await fill();
        await Promise.all(running);
        if (!wasBusy && ran.length === before) return ran;
      }
    } finally {
      drains.delete(ran);
    }
  };

  const idle = async (): Promise<void> => {
    await filling?.catch(() => {});
    await Promise.all(running);
  };

  return {
    fill,
    drain,
    isClosing: () => isClosed,
    close: async () => {
      isClosed = true;
      const timeout = new AbortController();
      const late = sleep(CLOSE_MS, undefined, { signal: timeout.signal }).catch(() => {});
      await Promise.race([idle(), late]);
      timeout.abort();
    },
  };
};
