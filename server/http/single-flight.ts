/** Runs one job per key at a time; concurrent callers share its result. */
export class SingleFlight<T> {
  readonly #running = new Map<string, Promise<T>>();

  run(key: string, job: () => Promise<T>): Promise<T> {
    const running = this.#running.get(key);
    if (running) return running;
    const started = job().finally(() => this.#running.delete(key));
    this.#running.set(key, started);
    return started;
  }

  isRunning(key: string): boolean {
    return this.#running.has(key);
  }
}
