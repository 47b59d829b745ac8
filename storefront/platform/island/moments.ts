import { whenIdle } from '#storefront/ui/when-idle.ts';
import { whenNear } from '#storefront/ui/when-near.ts';
import { untilInteraction } from './until-interaction.ts';

/**
 * Event that loads the code of an island: page load, idle browser, proximity to the viewport, or first interaction.
 */
export type Moment = 'load' | 'idle' | 'visible' | 'interaction';

/** Runs `run` at the moment; `root` is the island's element. Returns how to cancel. */
export const whenMoment = (moment: Moment, root: Element | null, run: () => void): (() => void) | undefined => {
  if (moment === 'idle') return whenIdle(run);
  // Observes the first child, because the root has no box. Without server markup the code is loaded at once.
  const markup = root?.firstElementChild;
  if (moment === 'visible' && markup) return whenNear(markup, run);
  if (moment === 'interaction') void untilInteraction().then(run);
  else run();
  return undefined;
};
