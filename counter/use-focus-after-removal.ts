import { useEffect } from 'react';
import { focusContent } from './focus.ts';

/** If the focused button or field is removed, the content gets the focus, not the top of the page. */
export const useFocusAfterRemoval = (): void =>
  useEffect(() => {
    let focused: HTMLElement | undefined;
    const remember = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLButtonElement || target instanceof HTMLInputElement) focused = target;
    };
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected) return;
      focused = undefined;
      if (document.activeElement === document.body) focusContent();
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, []);
