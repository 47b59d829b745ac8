import { useEffect, type RefObject } from 'react';

/** What names itself when a screen reader comes to it. */
const PLACES = 'li, form, section, article';

/**
 * Where the keyboard goes on once what had the focus is gone, such as the button of an answer that was given: at the
 * nearest part of the page around it, which a screen reader then reads as it is now.
 */
export const useKeptFocus = (area: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const root = area.current;
    if (!root) return;
    let around: Element[] = [];
    let frame = 0;
    const note = ({ target }: FocusEvent): void => {
      around = [];
      for (let at = target as Element | null; at && at !== root; at = at.parentElement) around.push(at);
    };
    // Who left it by themselves is not called back.
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
    // Whoever knows a better place has taken the focus there by then.
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
