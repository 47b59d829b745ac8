/** Scroll distance on the home page before the tab shows, in pixels. */
export const SCROLLED_PX = 360;

const tabOf = (): HTMLButtonElement | null => document.querySelector('[data-feedback-tab]');

/** Time without scrolling before the tab appears again. */
export const STILL_MS = 400;

/** Returns whether text or a control wider than the page's margin is below the tab. */
const isOnWords = (): boolean => {
  const tab = tabOf();
  if (!tab || !document.elementsFromPoint) return false;
  const [x, middle, half] = [innerWidth - tab.offsetWidth + 2, innerHeight / 2, tab.offsetHeight / 2];
  return [middle - half, middle, middle + half].some((y) =>
    document
      .elementsFromPoint(x, y)
      // Full-width elements, such as a linked banner, have their text elsewhere.
      .some((one) => one.matches('main :is(a, button, p, h2, h3)') && one.getBoundingClientRect().left > 0),
  );
};

/**
 * Shows the tab while the page is not scrolling: on the home page after some scrolling, elsewhere from the start.
 * Returns a function to stop.
 */
export const followScroll = (isOnHome: boolean): (() => void) => {
  const setAway = (isAway: boolean): void => void tabOf()?.toggleAttribute('data-away', isAway);
  const isHidden = (): boolean => isOnHome && window.scrollY < SCROLLED_PX;
  const rest = (): void => setAway(isHidden() || isOnWords());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const move = (): void => {
    setAway(true);
    clearTimeout(timer);
    timer = setTimeout(rest, STILL_MS);
  };
  setAway(isHidden());
  window.addEventListener('scroll', move, { passive: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('scroll', move);
  };
};

type Intents = { onIntent: () => void; onOpen: () => void };

/** Notifies of intent (pointer or focus near the tab) and of clicks. Returns a function to stop. */
export const followIntents = ({ onIntent, onOpen }: Intents): (() => void) => {
  const over = new AbortController();
  const { signal } = over;
  const tab = tabOf();
  for (const event of ['pointerenter', 'focus'] as const) tab?.addEventListener(event, onIntent, { signal });
  tab?.addEventListener('click', onOpen, { signal });
  return () => over.abort();
};

/** Hides the tab while the widget is open; the focus returns to it on closing. */
export const markTab = (isOpen: boolean, takesFocus: boolean): void => {
  const tab = tabOf();
  tab?.setAttribute('aria-expanded', String(isOpen));
  if (takesFocus) tab?.focus({ preventScroll: true });
};
