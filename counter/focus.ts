/** Focuses the content of the page, unless a dialog is open or an element of the content has the focus. */
export const focusContent = (): void => {
  const content = document.getElementById('main-content');
  if (!content || content.contains(document.activeElement) || document.querySelector('[role="dialog"]')) return;
  content.tabIndex = -1;
  content.style.outline = 'none';
  content.focus({ preventScroll: true });
};

const FIELDS =
  ':is(input:not([type="checkbox"], [type="radio"], [type="file"]), textarea):not([aria-hidden]):not(:disabled)';

/** Focuses the first field. Not on touch screens, because their keyboard would cover the form. */
export const focusFirstField = (form: HTMLElement | null): void => {
  if (!form || !window.matchMedia('(pointer: fine)').matches) return;
  const field = form.querySelector<HTMLInputElement | HTMLTextAreaElement>(FIELDS);
  field?.focus();
  field?.select();
};
