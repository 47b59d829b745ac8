import { earlyPressOf, type EarlyPress } from '#storefront/ui/early-press.ts';

const WAITING = '[data-island=waiting]';

let press: EarlyPress | undefined;
let isListening = false;

const onClick = (event: MouseEvent): void => {
  const pressed = earlyPressOf(event);
  if (!pressed?.button.closest(WAITING)) return;
  // React would handle the click in addition if it hydrated the island because of it.
  event.stopPropagation();
  press = pressed;
};

/** Records presses of buttons in islands that are not hydrated yet. */
export const recordEarlyPresses = (): void => {
  if (isListening) return;
  isListening = true;
  document.addEventListener('click', onClick, true);
};

/** Marks an island as hydrated and repeats the last press on its server markup. */
export const repeatEarlyPress = (island: Element): void => {
  island.setAttribute('data-island', '');
  if (!press || !island.contains(press.button) || press.button.closest(WAITING)) return;
  // In a task of its own: effects of hydration may change the label first.
  setTimeout(press.repeat);
  press = undefined;
};
