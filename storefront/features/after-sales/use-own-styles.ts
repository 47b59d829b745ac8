import { useInsertionEffect } from 'react';
import css from './after-sales.css?inline';

let sheet: CSSStyleSheet | undefined;

/** These parts bring their styles along: they stand on the page of an order alone. */
export const useOwnStyles = (): void =>
  useInsertionEffect(() => {
    if (sheet) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, []);
