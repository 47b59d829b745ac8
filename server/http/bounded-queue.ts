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
  /** Of the waiting places, how many jobs of one address may take. */
  waitingEach?: number;
  /** From enqueueing to the result. */
  deadlineMs: number;
};

/**
 * Limited concurrency, a bounded queue, and a deadline for each job. Addresses take turns, so that one with many jobs
 * keeps another waiting for one of them only. Rejects with {@link Busy}.
 */
export class BoundedQueue {
  readonly #limits: QueueLimits;
  /** Jobs by address; the address whose turn is next stands first. */
  readonly #lines = new Map<string, (() => void)[]>();
  #waiting = 0;
  #running = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  get waiting(): number {
    return this.#waiting;
  }

  async run<T>(job: (signal: AbortSignal) => Promise<T>, address = ''): Promise<T> {
    const { concurrency, waiting, waitingEach = waiting } = this.#limits;
    const own = this.#lines.get(address)?.length ?? 0;
    if (this.#running >= concurrency && (this.#waiting >= waiting || own >= waitingEach))
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
    if (this.#running >= this.#limits.concurrency) await this.#turn(address);
    else this.#running += 1;
    try {
      signal.throwIfAborted();
      return await job(signal);
    } finally {
      const next = this.#next();
      if (next) next();
      else this.#running -= 1;
    }
  }

  #turn(address: string): Promise<void> {
    return new Promise((go) => {
      this.#waiting += 1;
      const line = this.#lines.get(address);
      if (line) line.push(go);
      else this.#lines.set(address, [go]);
    });
  }

  #next(): (() => void) | undefined {
    const [first] = this.#lines;
    if (!first) return undefined;
    const [address, line] = first;
    this.#waiting -= 1;
    const go = line.shift();
    this.#lines.delete(address);
    if (line.length > 0) this.#lines.set(address, line);
    return go;
  }
}
