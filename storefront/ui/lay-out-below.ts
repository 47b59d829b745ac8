import { whenIdle } from './when-idle.ts';

/**
 * Once the browser is idle after the first view, turns off `content-visibility` below it (`data-below`,
 * styles/base.css), so that Back finds its place, and runs `then`. Returns a function that cancels it.
 */
export const layOutBelow = (then: () => void): (() => void) =>
  whenIdle(() => {
    document.documentElement.dataset['drawn'] = '';
    then();
  });
