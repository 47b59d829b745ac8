/** Attribute with a keyboard shortcut. The key clicks or focuses the element. */
export const SHORTCUT = 'data-shortcut';

/** Shortcut of a save button outside a form. */
export const SAVE = 'Ctrl+Enter';
export const PUBLISH = 'Ctrl+Shift+Enter';

/** Keys and their texts, for the help. */
export const KEYS = [
  { key: 'm', text: 'counter.keys.menu' },
  { key: '/', text: 'counter.keys.search' },
  { key: '↑ ↓', text: 'counter.keys.rows' },
  { key: 'Enter', text: 'counter.keys.open' },
  { key: 'n', text: 'counter.keys.new' },
  { key: 's', text: 'counter.keys.ship' },
  { key: 'p', text: 'counter.keys.packed' },
  { key: 'i', text: 'counter.keys.invoice' },
  { key: 'r', text: 'counter.keys.refund' },
  { key: SAVE, text: 'counter.keys.save' },
  { key: PUBLISH, text: 'counter.keys.publish' },
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

const CONTENT = '#main-content';
/** Entries of lists, links of table rows, and cards. */
const ROWS = ':is(.MuiListItemButton-root, tbody a[href], [data-row])';

const isSearch = (element: Element): boolean => element.getAttribute(SHORTCUT) === '/';

/** Fields, menus and lists of options handle letters and arrow keys themselves. */
const isTyping = (element: Element | null): boolean =>
  element instanceof HTMLElement &&
  (element.isContentEditable ||
    element.matches('input, textarea, select, [role="menuitem"], [role="option"], [role="combobox"]'));

/** Moves the focus from the page or its search field to the next or previous row. Returns false if there is none. */
export const moveFocus = (step: 1 | -1): boolean => {
  const from = document.activeElement ?? document.body;
  if (!from.matches(`body, ${CONTENT}, ${CONTENT} *`) || (isTyping(from) && !isSearch(from))) return false;
  const rows = [...document.querySelectorAll<HTMLElement>(`${CONTENT} ${ROWS}`)].filter((row) => row.checkVisibility());
  const is = (position: number) => (row: Element) => (from.compareDocumentPosition(row) & position) !== 0;
  const next =
    step === 1 ? rows.find(is(Node.DOCUMENT_POSITION_FOLLOWING)) : rows.findLast(is(Node.DOCUMENT_POSITION_PRECEDING));
  next?.focus();
  return next !== undefined;
};

/** Element for a single key, unless the person types or a dialog is open. */
export const elementFor = (key: string): HTMLElement | undefined => {
  if (isTyping(document.activeElement) || document.querySelector('[role="dialog"]')) return undefined;
  return document.querySelector<HTMLElement>(`[${SHORTCUT}="${CSS.escape(key)}"]`) ?? undefined;
};

const nearest = (selector: string): HTMLElement | undefined => {
  for (let near = document.activeElement; near; near = near.parentElement) {
    const found = near.querySelector<HTMLElement>(`${selector}:not(:disabled)`);
    if (found) return found;
  }
  return undefined;
};

const pressNearest = (...selectors: readonly string[]): boolean => {
  if (!isTyping(document.activeElement)) return false;
  const button = selectors.map(nearest).find((found) => found !== undefined);
  button?.click();
  return button !== undefined;
};

/** Presses the nearest save button or submit button. Returns false if the page has neither. */
export const save = (): boolean => pressNearest(`[${SHORTCUT}="${SAVE}"]`, '[type="submit"]');

/** Presses the nearest publish button. Returns false if the page has none. */
export const publish = (): boolean => pressNearest(`[${SHORTCUT}="${PUBLISH}"]`);
