/** Scroll distance on the home page before the tab shows, in pixels. */
export const SCROLLED_PX = 360;

const tabOf = (): HTMLButtonElement | null => document.querySelector('[data-feedback-tab]');

/** Shows the tab: on the home page after scrolling, elsewhere at once. Returns how to stop. */
export const followScroll = (isOnHome: boolean): (() => void) => {
  const show = (): void => void tabOf()?.toggleAttribute('data-away', isOnHome && window.scrollY < SCROLLED_PX);
  show();
  if (!isOnHome) return () => undefined;
  window.addEventListener('scroll', show, { passive: true });
  return () => window.removeEventListener('scroll', show);
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
