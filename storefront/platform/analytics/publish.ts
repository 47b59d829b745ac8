import type { ShopEvent } from './events.ts';

const MOST = 100;
const waiting: ShopEvent[] = [];
let take: ((event: ShopEvent) => void) | undefined;

/** Publishes an event. Without a subscriber it is queued in memory. */
export const publish = (event: ShopEvent): void => {
  if (take) take(event);
  else if (waiting.push(event) > MOST) waiting.shift();
};

/** Subscribes to all events, queued ones first; returns a function to unsubscribe. */
export const handleEvents = (taker: (event: ShopEvent) => void): (() => void) => {
  take = taker;
  waiting.splice(0).forEach(taker);
  return () => {
    if (take === taker) take = undefined;
  };
};
