/** How long each message stays. */
export const MESSAGE_MS = 6000;

/**
 * Rotates the server-rendered messages. Pauses on hover, focus, the pause button and with reduced motion; a button
 * shows the next one. Returns how to stop.
 */
export const rotateMessages = (bar: HTMLElement): (() => void) => {
  const list = bar.querySelector('ul');
  const pause = bar.querySelector<HTMLButtonElement>('[data-pause]');
  if (!list || !pause) return () => undefined;
  const over = new AbortController();
  let isPaused = matchMedia('(prefers-reduced-motion: reduce)').matches;

  const showNext = (): void => {
    const shown = list.querySelector('[data-current]');
    shown?.removeAttribute('data-current');
    (shown?.nextElementSibling ?? list.firstElementChild)?.setAttribute('data-current', '');
  };
  const setPaused = (next: boolean): void => {
    isPaused = next;
    pause.setAttribute('aria-pressed', String(next));
    list.setAttribute('aria-live', next ? 'polite' : 'off');
  };
  const isBeingRead = (): boolean => bar.matches(':hover') || bar.contains(document.activeElement) || document.hidden;
  const timer = setInterval(() => {
    if (!isPaused && !isBeingRead()) showNext();
  }, MESSAGE_MS);

  setPaused(isPaused);
  bar.toggleAttribute('data-live', true);
  pause.addEventListener('click', () => setPaused(!isPaused), { signal: over.signal });
  bar.querySelector('[data-next]')?.addEventListener(
    'click',
    () => {
      setPaused(true);
      showNext();
    },
    { signal: over.signal },
  );
  return () => {
    clearInterval(timer);
    over.abort();
  };
};
