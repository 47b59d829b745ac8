import { useInsertionEffect } from 'react';
import { usePlatform } from '../platform.tsx';

const sheets = new Map<string, { sheet: CSSStyleSheet; users: number }>();

const adopt = (css: string): (() => void) => {
  const known = sheets.get(css);
  const entry = known ?? { sheet: new CSSStyleSheet(), users: 0 };
  if (!known) {
    entry.sheet.replaceSync(css);
    sheets.set(css, entry);
    document.adoptedStyleSheets.push(entry.sheet);
  }
  entry.users += 1;
  return () => {
    entry.users -= 1;
    if (entry.users) return;
    sheets.delete(css);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== entry.sheet);
  };
};

/** Styles of content (see StyleBook): in the head of the first document, later in a constructed style sheet. */
export const ContentStyles = ({ css }: { css: string }) => {
  const { addStyles } = usePlatform();
  if (css) addStyles?.(css);
  useInsertionEffect(() => (css ? adopt(css) : undefined), [css]);
  return null;
};
