import { LRUCache } from 'lru-cache';

/** Seconds of its budget an address may use at once. */
const BURST_SECONDS = 10;
/** Questions of one address that may run at the same time. */
const MAX_RUNNING = 32;

type Account = { left: number; at: number; running: number };

/**
 * What an address may ask for, by cost: so much a second, saved up for ten. A question is paid for when its cost is
 * known, which may leave a debt that the next ones wait for.
 */
export class CostBudget {
  readonly #perSecond: number;
  readonly #now: () => number;
  readonly #accounts = new LRUCache<string, Account>({ max: 50_000 });

  constructor(perSecond: number, now: () => number = () => performance.now()) {
    this.#perSecond = perSecond;
    this.#now = now;
  }

  /** Seconds until the address may ask again; 0 when it may now. */
  wait(address: string): number {
    if (this.#perSecond === Infinity) return 0;
    const { left, running } = this.#account(address);
    if (left <= 0) return Math.max(1, Math.ceil(-left / this.#perSecond));
    return running >= MAX_RUNNING ? 1 : 0;
  }

  charge(address: string, cost: number): void {
    if (this.#perSecond < Infinity) this.#account(address).left -= cost;
  }

  async running<T>(address: string, work: () => Promise<T>): Promise<T> {
    const account = this.#account(address);
    account.running += 1;
    try {
      return await work();
    } finally {
      account.running -= 1;
    }
  }

  #account(address: string): Account {
    const now = this.#now();
    const most = this.#perSecond * BURST_SECONDS;
    const known = this.#accounts.get(address);
    if (!known) {
      const account: Account = { left: most, at: now, running: 0 };
      this.#accounts.set(address, account);
      return account;
    }
    known.left = Math.min(most, known.left + ((now - known.at) / 1_000) * this.#perSecond);
    known.at = now;
    return known;
  }
}
