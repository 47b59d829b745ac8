/** The only source of time in the back end; rules take `now` as an argument. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** A clock for tests: returns the same time until it is set. */
export const fixedClock = (
  start: Date | string,
): Clock & { set(next: Date | string): void; advance(milliseconds: number): void } => {
  let current = new Date(start);
  return {
    now: () => new Date(current),
    set: (next) => {
      current = new Date(next);
    },
    advance: (milliseconds) => {
      current = new Date(current.getTime() + milliseconds);
    },
  };
};
