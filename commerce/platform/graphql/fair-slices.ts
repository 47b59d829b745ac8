import { FairQueue } from '../fair-queue.ts';

/** Yields to the event loop between slices of heavy work, one slice per tick, round-robin over client addresses. */
export class FairSlices {
  readonly #queue = new FairQueue<() => void>();

  /** Resolves when the next slice of this address may run. */
  next(address: string): Promise<void> {
    return new Promise((go) => {
      if (this.#queue.size === 0) setImmediate(() => this.#run());
      this.#queue.add(address, go);
    });
  }

  #run(): void {
    const go = this.#queue.next();
    if (this.#queue.size > 0) setImmediate(() => this.#run());
    go?.();
  }
}
