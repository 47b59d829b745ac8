/** The back end is unreachable, too slow or sends invalid responses. Sent as 503 with `Retry-After`. */
export class Unavailable extends Error {
  readonly statusCode: 429 | 503 = 503;
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds = 5, options?: ErrorOptions) {
    super(message, options);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The back end refuses requests for a while. Sent as 429 with its `Retry-After`. */
export class TooManyRequests extends Unavailable {
  override readonly statusCode = 429;
}

export type CircuitLimits = {
  /** Consecutive failures before the circuit opens. */
  failures: number;
  pauseMs: number;
  /** Maximum concurrent calls. */
  concurrency: number;
};

const LIMITS: CircuitLimits = { failures: 5, pauseMs: 5_000, concurrency: 200 };

/**
 * Circuit breaker for a remote service: after some consecutive failures it blocks calls for a pause, then lets one call
 * through as a test. Rejects with {@link Unavailable}.
 */
export class CircuitBreaker {
  readonly #limits: CircuitLimits;
  readonly #now: () => number;
  #failures = 0;
  #running = 0;
  #openUntil = 0;
  /** Earliest time of the next call, from the last failure. */
  #wantedAt = 0;

  constructor(limits: Partial<CircuitLimits> = {}, now: () => number = () => performance.now()) {
    this.#limits = { ...LIMITS, ...limits };
    this.#now = now;
  }

  async run<T>(call: () => Promise<T>): Promise<T> {
    const left = this.#openUntil - this.#now();
    if (left > 0) {
      const wait = Math.max(left, this.#wantedAt - this.#now());
      throw new Unavailable('The back end is not called for a while after failures', Math.ceil(wait / 1_000));
    }
    if (this.#running >= this.#limits.concurrency)
      throw new Unavailable('Too many calls of the back end are running', 1);
    // This is the test call: block the others until it has finished.
    if (this.#failures >= this.#limits.failures) this.#openUntil = this.#now() + this.#limits.pauseMs;
    this.#running += 1;
    try {
      const result = await call();
      this.#failures = 0;
      this.#openUntil = 0;
      return result;
    } catch (cause) {
      this.#failures += 1;
      if (this.#failures >= this.#limits.failures) this.#openUntil = this.#now() + this.#limits.pauseMs;
      if (cause instanceof Unavailable) this.#wantedAt = this.#now() + cause.retryAfterSeconds * 1_000;
      throw cause instanceof Unavailable ? cause : new Unavailable('The back end cannot be reached', 5, { cause });
    } finally {
      this.#running -= 1;
    }
  }
}
