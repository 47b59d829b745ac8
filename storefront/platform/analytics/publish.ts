import type { ShopEvent } from './events.ts';

const MOST = 100;
const waiting: ShopEvent[] = [];
let take: ((event: ShopEvent) => void) | undefined;

/** Tells what happened. Until somebody listens it only waits here, in memory. */
export const publish = (event: ShopEvent): void => {
  if (take) take(event);
  else if (waiting.push(event) > MOST) waiting.shift();
};

/** From now on every event goes to `taker`, first those that wait; the returned function ends it. */
export const takeEvents = (taker: (event: ShopEvent) => void): (() => void) => {
  take = taker;
  waiting.splice(0).forEach(taker);
  return () => {
    if (take === taker) take = undefined;
  };
};
