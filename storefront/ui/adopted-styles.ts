import { useInsertionEffect } from 'react';

const adopted = new Map<string, CSSStyleSheet>();

/** Adds the styles of a part that is loaded on demand, once: the shop's one sheet is for what many pages show at once. */
export const useAdoptedStyles = (css: string): void =>
  useInsertionEffect(() => {
    if (adopted.has(css)) return;
    const sheet = new CSSStyleSheet();
    adopted.set(css, sheet);
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, [css]);
