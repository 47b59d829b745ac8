const TICK_MS = 20;
/** Longest time between two ticks that counts. */
const MAX_TICK_MS = 50;

export type LoopTime = { now(): number; stop(): void };

/** A clock in milliseconds, read every 20 ms, that stops while the event loop is blocked: a gap counts as 50 ms. */
export const createLoopTime = (now: () => number = () => performance.now()): LoopTime => {
  let passed = 0;
  let last = now();
  const read = (): number => {
    const at = now();
    passed += Math.min(at - last, MAX_TICK_MS);
    last = at;
    return passed;
  };
  const timer = setInterval(read, TICK_MS).unref();
  return { now: read, stop: () => clearInterval(timer) };
};
