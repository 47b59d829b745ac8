import { inBackground } from './client-work.ts';
import type { Clock } from './clock.ts';

const MIN_WAIT_MS = 1000;
/** The system clock may be corrected during a long wait, and timers have a maximum delay. */
const MAX_WAIT_MS = 3_600_000;

/** Runs an action once at a time of the clock; a new time replaces the old one. */
export class Alarm {
  readonly #clock: Clock;
  readonly #ring: () => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(clock: Clock, ring: () => void) {
    this.#clock = clock;
    this.#ring = ring;
  }

  set(at: Date | null | undefined): void {
    clearTimeout(this.#timer);
    if (!at) return;
    const look = (): void => (this.#clock.now() < at ? this.set(at) : inBackground(this.#ring));
    const wait = at.getTime() - this.#clock.now().getTime();
    this.#timer = setTimeout(look, Math.min(Math.max(wait, MIN_WAIT_MS), MAX_WAIT_MS)).unref();
  }
}
