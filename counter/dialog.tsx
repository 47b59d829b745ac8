import { Dialog as MaterialDialog, type DialogProps } from '@mui/material';
import { useEffect, type KeyboardEvent } from 'react';
import { focusContent, focusFirstField } from './focus.ts';

/** A held Enter key opens a dialog; its repetitions do not send the form. */
const ignoreHeldEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
};

/**
 * Dialog for keyboards: it starts in its first field, and after it closes the focus is in the page, also if the button
 * that opened it has disappeared.
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
