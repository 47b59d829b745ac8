import { Dialog as MaterialDialog, type DialogProps } from '@mui/material';
import { useEffect, type KeyboardEvent } from 'react';
import { focusContent, focusFirstField } from './focus.ts';

/** Stops a held Enter key, which opened the dialog, from sending its form. */
const ignoreHeldEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
};

/**
 * Dialog that focuses its first field. After it closes, it focuses the button that opened it, or the page if that
 * button has disappeared.
 */
export const Dialog = (props: DialogProps) => {
  const { open } = props;
  useEffect(() => {
    if (!open) return undefined;
    // The library returns the focus to the button first.
    return () => void setTimeout(focusContent);
  }, [open]);
  return (
    <MaterialDialog onKeyDown={ignoreHeldEnter} slotProps={{ transition: { onEnter: focusFirstField } }} {...props} />
  );
};
