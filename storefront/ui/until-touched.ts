import { whenIdle } from './when-idle.ts';

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'popstate'] as const;

let touched: Promise<void> | undefined;

/** What happened before this code came is noted by the script that started it (platform/page/start-scripts.ts). */
const isTouched = (): boolean => 'touched' in document.documentElement.dataset || window.scrollY > 0;

/** Resolves once somebody has moved, pressed or scrolled on this visit: for code that an untouched page does without. */
export const untilTouched = (): Promise<void> => {
  touched ??= new Promise((resolve) => {
    if (isTouched()) return resolve();
    const done = ({ type, target }: Event): void => {
      // A row of pictures may scroll by itself.
      if (type === 'scroll' && target !== document) return;
      for (const touch of TOUCHES) window.removeEventListener(touch, done, true);
      // What the touch itself asks for comes first.
      whenIdle(resolve);
    };
    for (const touch of TOUCHES) window.addEventListener(touch, done, { capture: true, passive: true });
  });
  return touched;
};
