import type { ComponentProps } from 'react';

/**
 * The element of every button. A disabled button gets `aria-disabled` in place of `disabled`, so that it keeps the
 * focus while its request is sent. The library ignores presses of a disabled button.
 */
export const FocusableButton = ({ disabled, ...props }: ComponentProps<'button'>) => (
  <button {...props} aria-disabled={disabled || undefined} />
);
