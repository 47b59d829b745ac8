import { Lines } from '../lines.ts';

/** Gives the event loop back between slices of heavy work: one slice a round, the addresses in turn. */
export class FairTurns {
  readonly #lines = new Lines<() => void>();

  /** Resolves when it is the turn of this address. */
  next(address: string): Promise<void> {
    return new Promise((go) => {
      if (this.#lines.size === 0) setImmediate(() => this.#run());
      this.#lines.add(address, go);
    });
  }

  #run(): void {
    const go = this.#lines.next();
    if (this.#lines.size > 0) setImmediate(() => this.#run());
    go?.();
  }
}
