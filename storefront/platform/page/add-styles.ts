const sheets = new Map<string, { sheet: CSSStyleSheet; users: number }>();

/**
 * Adds CSS that exists only at run time to the document, once for all its users, and returns a function that removes it.
 * The CSP allows constructed style sheets, but no `<style>` elements without a hash from the server.
 */
export const addStyles = (css: string): (() => void) => {
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
    if (entry.users > 0) return;
    sheets.delete(css);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== entry.sheet);
  };
};
