/** Gives the event loop back between slices of heavy work: one slice a round, the addresses in turn. */
export class FairTurns {
  readonly #lines = new Map<string, (() => void)[]>();

  /** Resolves when it is the turn of this address. */
  next(address: string): Promise<void> {
    return new Promise((go) => {
      if (this.#lines.size === 0) setImmediate(() => this.#run());
      const line = this.#lines.get(address);
      if (line) line.push(go);
      else this.#lines.set(address, [go]);
    });
  }

  #run(): void {
    const [first] = this.#lines;
    if (!first) return;
    const [address, line] = first;
    // To the end of the round.
    this.#lines.delete(address);
    const go = line.shift();
    if (line.length > 0) this.#lines.set(address, line);
    if (this.#lines.size > 0) setImmediate(() => this.#run());
    go?.();
  }
}
