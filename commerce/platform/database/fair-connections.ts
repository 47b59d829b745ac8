import { LRUCache } from 'lru-cache';
import { currentClient } from '../client-work.ts';
import { LateConnection } from './away.ts';

const LATE = 'No connection of the database was free in time.';
/** Milliseconds of connection time, with a half-life of one second. */
const HEAVY_USE = 100;
/** After heavy use an address pauses for this many times as long while others wait. */
const REST = 3;
const SECOND = 1_000;

type Waiting = { go: () => boolean };
type Account = { used: number; at: number; restsUntil: number; waiting: Waiting[] };

/**
 * Fair scheduling of connections: the next free one goes to the address with the least recent connection time, so that
 * one with many or long statements delays another by about one of them. Jobs and imports share one account and never
 * pause.
 */
export class FairConnections {
  readonly #accounts = new LRUCache<string, Account>({ max: 10_000 });
  readonly #waiting = new Map<string, Account>();
  readonly #waitMs: number;
  readonly #now: () => number;
  readonly #all: number;
  #free: number;
  #last = '';
  #changedAt = -Infinity;
  #timer: NodeJS.Timeout | undefined;

  /** `now` stops while the event loop is blocked, so that clients are not charged for that time. */
  constructor(connections: number, waitMs: number, now: () => number) {
    this.#all = connections;
    this.#free = connections;
    this.#waitMs = waitMs;
    this.#now = now;
  }

  usage(): { used: number; free: number; waiting: number } {
    const waiting = [...this.#waiting.values()].reduce((sum, account) => sum + account.waiting.length, 0);
    return { used: this.#all - this.#free, free: this.#free, waiting };
  }

  /** Resolves with a release function once a connection is free; rejects on timeout. */
  async take(): Promise<() => void> {
    const address = currentClient();
    const now = this.#now();
    if (address !== this.#last && address !== '') {
      if (this.#last !== '') this.#changedAt = now;
      this.#last = address;
    }
    const account = this.#account(address, now);
    if (this.#free === 0 || account.restsUntil > now || account.waiting.length > 0) await this.#turn(address, account);
    else this.#free -= 1;
    const startedAt = this.#now();
    return () => {
      const endedAt = this.#now();
      const duration = endedAt - startedAt;
      const { used } = this.#account(address, endedAt);
      account.used = used + duration;
      const isShared = endedAt - this.#changedAt < SECOND;
      if (address !== '' && isShared && account.used > HEAVY_USE) account.restsUntil = endedAt + REST * duration;
      this.#free += 1;
      this.#serve();
    };
  }

  #turn(address: string, account: Account): Promise<void> {
    return new Promise((resolve, reject) => {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        reject(new LateConnection(LATE));
      }, this.#waitMs);
      account.waiting.push({
        go: () => {
          clearTimeout(timer);
          resolve();
          return !isLate;
        },
      });
      this.#waiting.set(address, account);
      this.#serve();
    });
  }

  #serve(): void {
    const now = this.#now();
    while (this.#free > 0 && this.#waiting.size > 0) {
      const next = this.#next(now);
      if (!next) return this.#serveLater(now);
      const [address, account] = next;
      const first = account.waiting.shift();
      if (account.waiting.length === 0) this.#waiting.delete(address);
      if (first?.go()) this.#free -= 1;
    }
  }

  #next(now: number): [string, Account] | undefined {
    let found: [string, Account] | undefined;
    for (const [address, account] of this.#waiting) {
      if (account.restsUntil > now) continue;
      if (!found || this.#account(address, now).used < found[1].used) found = [address, account];
    }
    return found;
  }

  #serveLater(now: number): void {
    const earliest = Math.min(...[...this.#waiting.values()].map(({ restsUntil }) => restsUntil));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#serve(), Math.max(1, Math.ceil(earliest - now)));
  }

  #account(address: string, now: number): Account {
    const known = this.#waiting.get(address) ?? this.#accounts.get(address);
    if (known) {
      known.used *= 0.5 ** ((now - known.at) / SECOND);
      known.at = now;
      return known;
    }
    const account: Account = { used: 0, at: now, restsUntil: 0, waiting: [] };
    this.#accounts.set(address, account);
    return account;
  }
}
