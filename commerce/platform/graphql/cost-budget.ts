import { LRUCache } from 'lru-cache';

/** Seconds of its budget an address may use at once. */
const BURST_SECONDS = 10;
/** Operations of one address that run at the same time, and that may be there in all; the others wait. */
const RUNNING = 3;
const MAX_HERE = 32;

type Account = { left: number; at: number; here: number; running: number; line: (() => void)[] };

/**
 * Budget of an address by cost: refilled every second, up to ten seconds' worth. An operation is charged when its cost is
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
    const { left, here } = this.#account(address);
    if (left <= 0) return Math.max(1, Math.ceil(-left / this.#perSecond));
    return here >= MAX_HERE ? 1 : 0;
  }

  charge(address: string, cost: number): void {
    if (this.#perSecond < Infinity) this.#account(address).left -= cost;
  }

  /** Runs the operation in turn; `debt` is what `wait` returns then, after those that ran before it. */
  async running<T>(address: string, work: (debt: number) => Promise<T>): Promise<T> {
    if (this.#perSecond === Infinity) return work(0);
    const account = this.#account(address);
    account.here += 1;
    try {
      if (account.running >= RUNNING) await new Promise<void>((go) => account.line.push(go));
      else account.running += 1;
      try {
        const { left } = this.#account(address);
        return await work(left > 0 ? 0 : Math.max(1, Math.ceil(-left / this.#perSecond)));
      } finally {
        const next = account.line.shift();
        if (next) next();
        else account.running -= 1;
      }
    } finally {
      account.here -= 1;
    }
  }

  #account(address: string): Account {
    const now = this.#now();
    const most = this.#perSecond * BURST_SECONDS;
    const known = this.#accounts.get(address);
    if (!known) {
      const account: Account = { left: most, at: now, here: 0, running: 0, line: [] };
      this.#accounts.set(address, account);
      return account;
    }
    known.left = Math.min(most, known.left + ((now - known.at) / 1_000) * this.#perSecond);
    known.at = now;
    return known;
  }
}
