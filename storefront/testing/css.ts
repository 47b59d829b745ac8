import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A style sheet of the storefront as text, for rules that no script can observe. */
export const styleSheet = (path: string): string => readFileSync(join(import.meta.dirname, '..', path), 'utf8');

/** The body of a rule, within the media query when one is given: `ruleOf(css, '.home', 'min-width: 1024px')`. */
export const ruleOf = (css: string, selector: string, media?: string): string => {
  const scope = media ? css.slice(css.indexOf(media)) : css;
  const start = scope.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`No rule ${selector}${media ? ` in ${media}` : ''}`);
  return scope.slice(start, scope.indexOf('}', start));
};
