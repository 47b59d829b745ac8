/** Attribute with a keyboard shortcut. The key clicks or focuses the element. */
export const SHORTCUT = 'data-shortcut';

/** Keys and their texts, for the help. */
export const KEYS = [
  { key: '/', text: 'counter.keys.search' },
  { key: '↑ ↓', text: 'counter.keys.rows' },
  { key: 'Enter', text: 'counter.keys.open' },
  { key: 's', text: 'counter.keys.ship' },
  { key: 'p', text: 'counter.keys.packed' },
  { key: '?', text: 'counter.keys.help' },
] as const;

const STORED = 'counter-keyboard';

/** Single-key shortcuts can be turned off (WCAG 2.1.4), because speech input may press them. */
export const isOn = (): boolean => {
  try {
    return localStorage.getItem(STORED) !== 'off';
  } catch {
    return true;
  }
};

export const turn = (on: boolean): void => {
  try {
    localStorage.setItem(STORED, on ? 'on' : 'off');
  } catch {
    // Without storage the choice cannot be saved.
  }
};

const ROWS = 'main a[href$="/show"]';

const isSearch = (element: Element | null): boolean => element?.getAttribute(SHORTCUT) === '/';

const isTyping = (element: Element | null): boolean =>
  element instanceof HTMLElement && (element.isContentEditable || element.matches('input, textarea, select'));

/** Moves the focus from the search field or a row to the next or previous row. Returns true if it did. */
export const moveFocus = (step: 1 | -1): boolean => {
  const from = document.activeElement;
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)];
  const place = rows.findIndex((row) => row === from);
  if (place === -1 && !isSearch(from)) return false;
  const next = rows[place + step];
  next?.focus();
  return next !== undefined;
};

/** Element for a single key, unless the person types or a dialog is open. */
export const elementFor = (key: string): HTMLElement | undefined => {
  if (isTyping(document.activeElement) || document.querySelector('[role="dialog"]')) return undefined;
  return document.querySelector<HTMLElement>(`[${SHORTCUT}="${CSS.escape(key)}"]`) ?? undefined;
};
