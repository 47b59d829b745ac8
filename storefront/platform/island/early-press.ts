const WAITING = '[data-island=waiting]';

type Press = { button: HTMLButtonElement; label: string };

let press: Press | undefined;
let isListening = false;

const labelOf = (button: HTMLButtonElement): string =>
  `${button.getAttribute('aria-label') ?? button.textContent} ${button.getAttribute('aria-pressed')}`;

const onClick = (event: MouseEvent): void => {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button?.closest(WAITING)) return;
  // The browser submits forms without scripts.
  if (button.type !== 'button' && button.form) return;
  // React would handle the click in addition if it hydrated the island because of it.
  event.stopPropagation();
  press = { button, label: labelOf(button) };
};

/** Records presses of buttons in islands that are not hydrated yet. */
export const recordEarlyPresses = (): void => {
  if (isListening) return;
  isListening = true;
  document.addEventListener('click', onClick, true);
};

/**
 * Marks an island as hydrated and repeats the last press on its server markup, unless the button offers something else
 * by now ("Remove" instead of "Add"). A button that opens something may have changed its label.
 */
export const repeatEarlyPress = (island: Element): void => {
  island.setAttribute('data-island', '');
  if (!press || !island.contains(press.button) || press.button.closest(WAITING)) return;
  const { button, label } = press;
  press = undefined;
  // In a task of its own: effects of hydration may change the label first.
  setTimeout(() => {
    if (button.matches('[aria-expanded], [aria-haspopup]') || labelOf(button) === label) button.click();
  });
};
