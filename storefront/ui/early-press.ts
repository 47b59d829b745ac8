/** A button that opens something does so under any label. */
const OPENS = '[aria-expanded], [aria-haspopup]';

const labelOf = (button: HTMLButtonElement): string =>
  `${button.getAttribute('aria-label') ?? button.textContent} ${button.getAttribute('aria-pressed')}`;

export type EarlyPress = {
  button: HTMLButtonElement;
  /** Presses the button again, unless it now has another label, such as "Remove" instead of "Add". */
  repeat: () => void;
};

/** The press of a button by a click; undefined for submit buttons of forms that work without scripts. */
export const earlyPressOf = ({ target }: Event): EarlyPress | undefined => {
  const button = (target as Element).closest('button');
  if (!button || (button.type !== 'button' && button.form && button.form.method !== 'dialog')) return undefined;
  const label = labelOf(button);
  return {
    button,
    repeat: () => {
      if (button.isConnected && (button.matches(OPENS) || labelOf(button) === label)) button.click();
    },
  };
};
