import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusContent } from './focus.ts';

/** Focuses the content, not the menu, after navigation to another page. */
export const useContentFocus = (): void => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusContent();
  }, [pathname]);
};
