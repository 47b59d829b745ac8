import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusContent } from './focus.ts';

/** On another page the keyboard starts at its content, not at the menu. */
export const useContentFocus = (): void => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusContent();
  }, [pathname]);
};
