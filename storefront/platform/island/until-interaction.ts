import { whenIdle } from '#storefront/ui/when-idle.ts';

// Assistive technology may click without any event of a pointer or key.
const INTERACTIONS = ['pointerdown', 'pointermove', 'keydown', 'click', 'wheel', 'scroll', 'popstate'] as const;

let interaction: Promise<void> | undefined;

/** The start script (start/start.ts) marks interactions that happened before this code was loaded. */
const hasInteracted = (): boolean => 'touched' in document.documentElement.dataset || window.scrollY > 0;

/**
 * Resolves once the visitor has moved the pointer, pressed, typed or scrolled on this visit, and the browser is idle
 * again: the response to the interaction itself comes first.
 */
export const untilInteraction = (): Promise<void> => {
  interaction ??= new Promise((resolve) => {
    if (hasInteracted()) return resolve();
    const done = ({ type, target }: Event): void => {
      // A carousel may scroll by itself.
      if (type === 'scroll' && target !== document) return;
      for (const name of INTERACTIONS) window.removeEventListener(name, done, true);
      whenIdle(resolve);
    };
    for (const name of INTERACTIONS) window.addEventListener(name, done, { capture: true, passive: true });
  });
  return interaction;
};
