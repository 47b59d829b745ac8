import { useEffect, useRef, useState, type RefObject, type SyntheticEvent, type MouseEvent } from 'react';
import { untilPainted } from '../until-painted.ts';

export const CLOSING_MS = 192;

type DialogState = {
  ref: RefObject<HTMLDialogElement | null>;
  /** True while the closing animation runs. */
  isClosing: boolean;
  /** Of a dialog that comes in two steps: true once its contents are due. */
  isDue: boolean;
  close: () => void;
  /** For the dialog element: Escape and a click on the backdrop close it. */
  handlers: { onCancel: (event: SyntheticEvent) => void; onMouseDown: (event: MouseEvent<HTMLDialogElement>) => void };
};

/**
 * The native modal dialog with a closing animation. It traps the focus while open and restores it afterwards; `onClose`
 * runs once the animation has ended.
 *
 * `inSteps`: its frame is shown first, and becomes modal with the next task, since to make the page behind inert takes
 * as long as all else of the first frame. Whoever presses something meanwhile, such as Escape, presses it in the dialog.
 */
export const useDialog = (isOpen: boolean, onClose: () => void, inSteps = false): DialogState => {
  const ref = useRef<HTMLDialogElement>(null);
  const closed = useRef(onClose);
  const [isClosing, setIsClosing] = useState(false);
  const [isDue, setIsDue] = useState(false);

  useEffect(() => {
    closed.current = onClose;
  });

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen || dialog.open) return;
    const waiting = new AbortController();
    const { signal } = waiting;
    let opener: HTMLElement | undefined;
    const showModal = (): void => {
      if (signal.aborted) return;
      waiting.abort();
      opener = document.activeElement as HTMLElement;
      dialog.open = false;
      dialog.showModal();
      // Opened by the URL: the dialog itself gets the focus, not its first button, unless a field has `autofocus`.
      if (opener === document.body && !dialog.querySelector('[autofocus]')) dialog.focus();
    };
    if (inSteps) {
      dialog.open = true;
      for (const input of ['keydown', 'pointerdown']) addEventListener(input, showModal, { capture: true, signal });
      void untilPainted().then(() => {
        showModal();
        setIsDue(true);
      });
    } else showModal();
    return () => {
      waiting.abort();
      setIsDue(false);
      dialog.close();
      // Taken away by an answer in it, the browser gives the focus back to nobody.
      if (document.activeElement === document.body) opener?.focus();
    };
  }, [isOpen, inSteps]);

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
    isDue,
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
