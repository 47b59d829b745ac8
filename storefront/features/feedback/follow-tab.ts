/** How far the home page is scrolled before the tab shows, in pixels. */
export const SCROLLED_PX = 360;

const tabOf = (): HTMLButtonElement | null => document.querySelector('[data-feedback-tab]');

/** Shows the tab: on the home page once it is scrolled, elsewhere at once. Returns how to stop. */
export const followScroll = (isOnHome: boolean): (() => void) => {
  const show = (): void => void tabOf()?.toggleAttribute('data-away', isOnHome && window.scrollY < SCROLLED_PX);
  show();
  if (!isOnHome) return () => undefined;
  window.addEventListener('scroll', show, { passive: true });
  return () => window.removeEventListener('scroll', show);
};

type Intents = { onIntent: () => void; onOpen: () => void };

/** Tells when somebody goes near the tab, and when they press it. Returns how to stop. */
export const followIntents = ({ onIntent, onOpen }: Intents): (() => void) => {
  const over = new AbortController();
  const { signal } = over;
  const tab = tabOf();
  for (const event of ['pointerenter', 'focus'] as const) tab?.addEventListener(event, onIntent, { signal });
  tab?.addEventListener('click', onOpen, { signal });
  return () => over.abort();
};

/** The tab makes room for the widget; when it closes the focus goes back to it. */
export const markTab = (isOpen: boolean, takesFocus: boolean): void => {
  const tab = tabOf();
  tab?.setAttribute('aria-expanded', String(isOpen));
  if (takesFocus) tab?.focus({ preventScroll: true });
};
