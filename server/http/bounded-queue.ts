import { FairQueue } from '#commerce/platform/fair-queue.ts';

/** The queue is full or the wait was too long; the client may retry. */
export class Busy extends Error {
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds = 2) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export type QueueLimits = {
  concurrency: number;
  waiting: number;
  /** Maximum waiting jobs of one address. */
  waitingEach?: number;
  /** From enqueueing to the result. */
  deadlineMs: number;
};

/**
 * Queue with limited concurrency, bounded length and a deadline per job. Addresses take turns, so that one address with
 * many jobs delays others by one job only. Rejects with {@link Busy}.
 */
export class BoundedQueue {
  readonly #limits: QueueLimits;
  readonly #queue = new FairQueue<() => void>();
  #running = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  get waiting(): number {
    return this.#queue.size;
  }

  async run<T>(job: (signal: AbortSignal) => Promise<T>, address = ''): Promise<T> {
    const { concurrency, waiting, waitingEach = waiting } = this.#limits;
    const own = this.#queue.of(address);
    if (this.#running >= concurrency && (this.#queue.size >= waiting || own >= waitingEach))
      throw new Busy('The line is full');
    const abort = new AbortController();
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      const reason = new Busy(`No answer within ${this.#limits.deadlineMs} ms`);
      abort.abort(reason);
      reject(reason);
    }, this.#limits.deadlineMs);
    try {
      return await Promise.race([this.#enter(job, abort.signal, address), late]);
    } finally {
      clearTimeout(timer);
    }
  }

  async #enter<T>(job: (signal: AbortSignal) => Promise<T>, signal: AbortSignal, address: string): Promise<T> {
    if (this.#running >= this.#limits.concurrency) await new Promise<void>((go) => this.#queue.add(address, go));
    else this.#running += 1;
    try {
      signal.throwIfAborted();
      return await job(signal);
    } finally {
      const next = this.#queue.next();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
