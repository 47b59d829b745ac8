import { useEffect, type RefObject } from 'react';

/** Elements with an accessible name. */
const PLACES = 'li, form, section, article';

/**
 * Moves the focus when the focused element disappears, such as a button that was pressed: to the nearest surrounding
 * part of the page, which a screen reader then reads.
 */
export const usePreservedFocus = (area: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const root = area.current;
    if (!root) return;
    let around: Element[] = [];
    let frame = 0;
    const note = ({ target }: FocusEvent): void => {
      around = [];
      for (let at = target as Element | null; at && at !== root; at = at.parentElement) around.push(at);
    };
    // Not if the user moved the focus away.
    const left = ({ target }: FocusEvent): void =>
      queueMicrotask(() => void (target === around[0] && around[0]?.isConnected && (around = [])));
    const mend = (): void => {
      if (!around[0] || around[0].isConnected || document.activeElement !== document.body) return;
      const place = around.find((at) => at.isConnected && at.matches(PLACES)) ?? root;
      around = [];
      if (!(place instanceof HTMLElement)) return;
      if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
      place.focus({ preventScroll: true });
    };
    // Other code may have moved the focus to a better element by then.
    const changed = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(mend);
    });
    changed.observe(root, { childList: true, subtree: true });
    root.addEventListener('focusin', note);
    root.addEventListener('focusout', left);
    return () => {
      changed.disconnect();
      cancelAnimationFrame(frame);
      root.removeEventListener('focusin', note);
      root.removeEventListener('focusout', left);
    };
  }, [area]);
};
