/** A button that opens something does so under any name. */
const OPENS = '[aria-expanded], [aria-haspopup]';

const labelOf = (button: HTMLButtonElement): string =>
  `${button.getAttribute('aria-label') ?? button.textContent} ${button.getAttribute('aria-pressed')}`;

/**
 * Remembers the last button pressed, except submit buttons, which work without scripts. `stop` ends this; `replay`
 * presses the button again, unless it now has another label, such as "Remove" instead of "Add".
 */
export const rememberPress = (): { stop: () => void; replay: () => void } => {
  let pressed: { button: HTMLButtonElement; label: string } | undefined;
  const remember = ({ target }: Event): void => {
    const button = (target as Element).closest('button');
    if (button && (button.type === 'button' || !button.form)) pressed = { button, label: labelOf(button) };
  };
  addEventListener('click', remember, true);
  return {
    stop: () => removeEventListener('click', remember, true),
    replay: () => {
      if (!pressed?.button.isConnected) return;
      const { button, label } = pressed;
      if (button.matches(OPENS) || labelOf(button) === label) button.click();
    },
  };
};
