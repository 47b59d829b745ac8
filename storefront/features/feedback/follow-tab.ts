/** Scroll distance on the home page before the tab shows, in pixels. */
export const SCROLLED_PX = 360;

const tabOf = (): HTMLButtonElement | null => document.querySelector('[data-feedback-tab]');

/** How long a page has to stand still before the tab comes back. */
export const STILL_MS = 400;

/** Whether a row that goes on past the page's margin has words or a control where the tab comes to stand. */
const isOnWords = (): boolean => {
  const tab = tabOf();
  if (!tab || !document.elementsFromPoint) return false;
  const [x, middle, half] = [innerWidth - tab.offsetWidth + 2, innerHeight / 2, tab.offsetHeight / 2];
  return [middle - half, middle, middle + half].some((y) =>
    document
      .elementsFromPoint(x, y)
      // What fills the whole width, such as a banner with a link, has its words elsewhere.
      .some((one) => one.matches('main :is(a, button, p, h2, h3)') && one.getBoundingClientRect().left > 0),
  );
};

/**
 * Shows the tab while the page stands still: on the home page once it is scrolled, elsewhere from the start. Returns how
 * to stop.
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

/** Notifies of intent (pointer or focus near the tab) and of clicks. Returns how to stop. */
export const followIntents = ({ onIntent, onOpen }: Intents): (() => void) => {
  const over = new AbortController();
  const { signal } = over;
  const tab = tabOf();
  for (const event of ['pointerenter', 'focus'] as const) tab?.addEventListener(event, onIntent, { signal });
  tab?.addEventListener('click', onOpen, { signal });
  return () => over.abort();
};

/** Hides the tab for the widget; on closing the focus returns to it. */
export const markTab = (isOpen: boolean, takesFocus: boolean): void => {
  const tab = tabOf();
  tab?.setAttribute('aria-expanded', String(isOpen));
  if (takesFocus) tab?.focus({ preventScroll: true });
};
