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
  /** From enqueueing to the result. */
  deadlineMs: number;
};

/** Limited concurrency, a bounded queue, and a deadline for each job. Rejects with {@link Busy}. */
export class BoundedQueue {
  readonly #limits: QueueLimits;
  readonly #line: (() => void)[] = [];
  #running = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  get waiting(): number {
    return this.#line.length;
  }

  async run<T>(job: (signal: AbortSignal) => Promise<T>): Promise<T> {
    if (this.#running >= this.#limits.concurrency && this.#line.length >= this.#limits.waiting)
      throw new Busy('The line is full');
    const abort = new AbortController();
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      const reason = new Busy(`No answer within ${this.#limits.deadlineMs} ms`);
      abort.abort(reason);
      reject(reason);
    }, this.#limits.deadlineMs);
    try {
      return await Promise.race([this.#enter(job, abort.signal), late]);
    } finally {
      clearTimeout(timer);
    }
  }

  async #enter<T>(job: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> {
    if (this.#running >= this.#limits.concurrency) await new Promise<void>((go) => this.#line.push(go));
    else this.#running += 1;
    try {
      signal.throwIfAborted();
      return await job(signal);
    } finally {
      const next = this.#line.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
