import { whenIdle } from './when-idle.ts';

/** For the pictures and the frame of the last part: on a phone they take the processor from what is drawn meanwhile. */
const PAUSE_MS = 100;

/**
 * Draws the parts of a document that its first view left out (`data-below`, styles/base.css), each when the browser is idle and
 * in a task of its own; one that comes near the window before is drawn by the browser. Pages that follow are drawn whole:
 * Back finds its place. `end` runs after the last. Returns how to stop.
 */
export const drawBelow = (end: () => void): (() => void) => {
  let cancel: () => void;
  const draw = (): void => {
    const part = document.querySelector<HTMLElement>('[data-below=""]');
    (part ?? document.documentElement).dataset[part ? 'below' : 'drawn'] = 'drawn';
    if (!part) return end();
    // Now, and not together with the next one.
    void part.offsetHeight;
    wait();
  };
  const wait = (): void => {
    const timer = setTimeout(() => (cancel = whenIdle(draw)), PAUSE_MS);
    cancel = () => clearTimeout(timer);
  };
  wait();
  return () => cancel();
};
