import { useEffect, useState, type RefObject } from 'react';

/** Scroll distance on the home page before the tab shows, in pixels. */
export const SCROLLED_PX = 360;
/** Time without scrolling before the tab appears again. */
export const STILL_MS = 400;

/** Returns whether text or a control wider than the page's margin is below the tab. */
const isOnWords = (tab: HTMLElement | null): boolean => {
  if (!tab || !document.elementsFromPoint) return false;
  const [x, middle, half] = [innerWidth - tab.offsetWidth + 2, innerHeight / 2, tab.offsetHeight / 2];
  return [middle - half, middle, middle + half].some((y) =>
    document
      .elementsFromPoint(x, y)
      // Full-width elements, such as a linked banner, have their text elsewhere.
      .some((one) => one.matches('main :is(a, button, p, h2, h3)') && one.getBoundingClientRect().left > 0),
  );
};

/** Returns whether the tab is hidden: while the page scrolls, over text, and on the home page before some scrolling. */
export const useAway = (tab: RefObject<HTMLElement | null>, isOnHome: boolean): boolean => {
  const [isAway, setIsAway] = useState(isOnHome);
  useEffect(() => {
    const isHidden = (): boolean => isOnHome && window.scrollY < SCROLLED_PX;
    const rest = (): void => setIsAway(isHidden() || isOnWords(tab.current));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const move = (): void => {
      setIsAway(true);
      clearTimeout(timer);
      timer = setTimeout(rest, STILL_MS);
    };
    setIsAway(isHidden());
    window.addEventListener('scroll', move, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', move);
    };
  }, [tab, isOnHome]);
  return isAway;
};
