import type { FastifyBaseLogger } from 'fastify';

type Given<Name extends keyof FastifyBaseLogger> = FastifyBaseLogger[Name] extends (...given: infer G) => unknown
  ? G
  : never;

/** A log made when it is first written to: most requests write nothing, and to make one is a twentieth of a short answer. */
export class LazyLog {
  readonly #make: () => FastifyBaseLogger;
  #made: FastifyBaseLogger | undefined;

  constructor(make: () => FastifyBaseLogger) {
    this.#make = make;
  }

  get #log(): FastifyBaseLogger {
    return (this.#made ??= this.#make());
  }

  get level(): string {
    return this.#log.level;
  }

  child(...given: Given<'child'>): FastifyBaseLogger {
    return this.#log.child(...given);
  }
  fatal(...given: Given<'fatal'>): void {
    this.#log.fatal(...given);
  }
  error(...given: Given<'error'>): void {
    this.#log.error(...given);
  }
  warn(...given: Given<'warn'>): void {
    this.#log.warn(...given);
  }
  info(...given: Given<'info'>): void {
    this.#log.info(...given);
  }
  debug(...given: Given<'debug'>): void {
    this.#log.debug(...given);
  }
  trace(...given: Given<'trace'>): void {
    this.#log.trace(...given);
  }
  silent(...given: Given<'silent'>): void {
    this.#log.silent(...given);
  }
}
