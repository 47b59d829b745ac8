/**
 * Holds back submission of a form until its questions are loaded. `release` ends this and returns whether the form was
 * submitted, or its button pressed, meanwhile.
 */
export const freezeForm = (form: HTMLFormElement): { release(): { isSent: boolean; isPressed: boolean } } => {
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
  // The questions may move the button away from the pointer, so that no click event follows the press.
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
