/**
 * Keeps a form from being sent while it is not known yet what else it asks. `release` lets it go, and tells whether it was
 * sent meanwhile, or its button pressed.
 */
export const holdForm = (form: HTMLFormElement): { release(): { isSent: boolean; isPressed: boolean } } => {
  const holding = new AbortController();
  const { signal } = holding;
  const was = { isSent: false, isPressed: false };
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
      was.isSent = true;
    },
    { capture: true, signal },
  );
  // What is asked moves the button away from under the finger: then no press comes of it.
  form.addEventListener(
    'pointerdown',
    ({ target }) => {
      was.isPressed = target instanceof Element && target.closest('button[type="submit"]') !== null;
    },
    { signal },
  );
  return {
    release: () => {
      holding.abort();
      return was;
    },
  };
};
