import { LRUCache } from 'lru-cache';

/** Seconds of its budget an address may use at once. */
const BURST_SECONDS = 10;
/** Operations of one address that run at the same time; further ones wait. */
const MAX_RUNNING = 3;
/** Operations of one address that run or wait; further ones are refused. */
const MAX_OPEN = 32;

type Account = { left: number; at: number; open: number; running: number; waiting: (() => void)[] };

/**
 * A budget of cost for each client address, refilled every second up to ten seconds' worth. An operation is charged
 * afterwards, which may leave a debt: further operations are refused until it is paid off.
 */
export class CostBudget {
  readonly #perSecond: number;
  readonly #now: () => number;
  readonly #accounts = new LRUCache<string, Account>({ max: 50_000 });

  constructor(perSecond: number, now: () => number = () => performance.now()) {
    this.#perSecond = perSecond;
    this.#now = now;
  }

  /** Seconds until the address may send another operation; 0 for now. */
  wait(address: string): number {
    if (this.#perSecond === Infinity) return 0;
    const account = this.#account(address);
    return this.#secondsOfDebt(account) || (account.open >= MAX_OPEN ? 1 : 0);
  }

  charge(address: string, cost: number): void {
    if (this.#perSecond < Infinity) this.#account(address).left -= cost;
  }

  /** Runs `work` once the number of the address's running operations allows it; `debt` is in seconds. */
  async inTurn<T>(address: string, work: (debt: number) => Promise<T>): Promise<T> {
    if (this.#perSecond === Infinity) return work(0);
    const account = this.#account(address);
    account.open += 1;
    try {
      if (account.running >= MAX_RUNNING) await new Promise<void>((go) => account.waiting.push(go));
      else account.running += 1;
      try {
        return await work(this.#secondsOfDebt(this.#account(address)));
      } finally {
        const next = account.waiting.shift();
        if (next) next();
        else account.running -= 1;
      }
    } finally {
      account.open -= 1;
    }
  }

  #secondsOfDebt({ left }: Account): number {
    return left > 0 ? 0 : Math.max(1, Math.ceil(-left / this.#perSecond));
  }

  #account(address: string): Account {
    const now = this.#now();
    const most = this.#perSecond * BURST_SECONDS;
    const known = this.#accounts.get(address);
    if (!known) {
      const account: Account = { left: most, at: now, open: 0, running: 0, waiting: [] };
      this.#accounts.set(address, account);
      return account;
    }
    known.left = Math.min(most, known.left + ((now - known.at) / 1_000) * this.#perSecond);
    known.at = now;
    return known;
  }
}
