/** A queue that serves client addresses round-robin, each in its own order. */
export class FairQueue<T> {
  /** The first address is next. */
  readonly #byAddress = new Map<string, T[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  of(address: string): number {
    return this.#byAddress.get(address)?.length ?? 0;
  }

  add(address: string, item: T): void {
    this.#size += 1;
    const line = this.#byAddress.get(address);
    if (line) line.push(item);
    else this.#byAddress.set(address, [item]);
  }

  next(): T | undefined {
    const [first] = this.#byAddress;
    if (!first) return undefined;
    const [address, line] = first;
    this.#size -= 1;
    const item = line.shift();
    // Moves the address to the end of the round.
    this.#byAddress.delete(address);
    if (line.length > 0) this.#byAddress.set(address, line);
    return item;
  }
}
