import { useEffect, useRef, useState, type RefObject, type SyntheticEvent, type MouseEvent } from 'react';

export const CLOSING_MS = 192;

type DialogState = {
  ref: RefObject<HTMLDialogElement | null>;
  /** True while the closing animation runs. */
  isClosing: boolean;
  close: () => void;
  /** For the dialog element: Escape and a click on the backdrop close it. */
  handlers: { onCancel: (event: SyntheticEvent) => void; onMouseDown: (event: MouseEvent<HTMLDialogElement>) => void };
};

/**
 * The native modal dialog with a closing animation. It traps the focus while open and restores it afterwards; `onClose`
 * runs once the animation has ended.
 */
export const useDialog = (isOpen: boolean, onClose: () => void): DialogState => {
  const ref = useRef<HTMLDialogElement>(null);
  const closed = useRef(onClose);
  const [isClosing, setIsClosing] = useState(false);

  useEffect(() => {
    closed.current = onClose;
  });

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen || dialog.open) return;
    const opener = document.activeElement as HTMLElement;
    dialog.showModal();
    // Opened by the URL: the dialog itself gets the focus, not its first button, unless a field has `autofocus`.
    if (opener === document.body && !dialog.querySelector('[autofocus]')) dialog.focus();
    return () => {
      dialog.close();
      // The browser does not restore the focus if the dialog was removed by a press inside it.
      if (document.activeElement === document.body) opener.focus();
    };
  }, [isOpen]);

  useEffect(() => {
    if (!isClosing) return;
    const timer = setTimeout(() => {
      setIsClosing(false);
      ref.current?.close();
      closed.current();
    }, CLOSING_MS);
    return () => clearTimeout(timer);
  }, [isClosing]);

  const close = (): void => setIsClosing(true);
  return {
    ref,
    isClosing,
    close,
    handlers: {
      onCancel: (event) => {
        if (event.target !== ref.current) return;
        event.preventDefault();
        close();
      },
      onMouseDown: (event) => {
        if (event.target === ref.current) close();
      },
    },
  };
};
