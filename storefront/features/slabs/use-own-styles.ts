import { useInsertionEffect } from 'react';
import css from './slabs.css?inline';

let sheet: CSSStyleSheet | undefined;

/** These parts bring their styles along: the shop's one sheet is for what many pages show at once. */
export const useOwnStyles = (): void =>
  useInsertionEffect(() => {
    if (sheet) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, []);
