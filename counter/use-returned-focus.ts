import { useEffect } from 'react';
import { focusContent } from './focus.ts';

/**
 * A button that sends is disabled meanwhile and loses the focus. Returns it once the button is enabled again. If the
 * focused element has disappeared, the content gets the focus, not the top of the page.
 */
export const useReturnedFocus = (): void =>
  useEffect(() => {
    let focused: HTMLElement | undefined;
    const remember = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLButtonElement || target instanceof HTMLInputElement) focused = target;
    };
    const check = (changes: readonly MutationRecord[]): void => {
      if (!focused) return;
      const isChanged = changes.some(({ type, target }) => type === 'attributes' && target === focused);
      if (!focused.isConnected) {
        focused = undefined;
        if (document.activeElement === document.body) focusContent();
        // The focus is on the page or the dialog around the button, unless the person has moved it.
      } else if (isChanged && !focused.hasAttribute('disabled') && document.activeElement?.contains(focused))
        focused.focus();
    };
    const observer = new MutationObserver(check);
    document.addEventListener('focusin', remember);
    observer.observe(document.body, {
      attributes: true,
      attributeFilter: ['disabled'],
      childList: true,
      subtree: true,
    });
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, []);
