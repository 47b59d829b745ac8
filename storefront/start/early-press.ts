import { earlyPressOf, type EarlyPress } from '../ui/early-press.ts';

/** Remembers the last button pressed. `stop` ends this; `replay` presses the button again. */
export const rememberPress = (): { stop: () => void; replay: () => void } => {
  let press: EarlyPress | undefined;
  const remember = (event: Event): void => {
    press = earlyPressOf(event) ?? press;
  };
  addEventListener('click', remember, true);
  return { stop: () => removeEventListener('click', remember, true), replay: () => press?.repeat() };
};
