import type { Declaration } from '#storefront/platform/content/declarations.ts';
import { parseDeclarations } from '#storefront/platform/content/declarations.ts';
import type { Markup } from '#storefront/platform/content/markup.ts';
import { textOf, walk } from '#storefront/platform/content/markup.ts';
import type { MediaDeclarations } from '#storefront/platform/content/style-book.ts';

/** Styles that a style sheet in the content gives to one element. */
export type SheetStyles = { base: Declaration[]; media: MediaDeclarations[] };

const BLOCK = /([^{}]+)\{((?:[^{}]|\{[^{}]*\})*)\}/g;
const MARK = /\[data-pb-style=["']?([A-Za-z0-9]{1,20})["']?\]/g;
const QUERY = /\(\s*(?:max|min)-width\s*:\s*\d{1,5}px\s*\)(?:\s+and\s+\(\s*(?:max|min)-width\s*:\s*\d{1,5}px\s*\))?/i;

const addRules = (css: string, sheet: Map<string, SheetStyles>, query?: string): void => {
  for (const [, head = '', body = ''] of css.matchAll(BLOCK)) {
    if (head.trim().startsWith('@')) {
      const inner = /^\s*@media/i.test(head) && query === undefined ? QUERY.exec(head)?.[0] : undefined;
      if (inner) addRules(body, sheet, inner);
      continue;
    }
    const declarations = parseDeclarations(body);
    for (const [, mark = ''] of head.matchAll(MARK)) {
      const styles = sheet.get(mark) ?? { base: [], media: [] };
      if (query === undefined) styles.base.push(...declarations);
      else styles.media.push({ query, declarations });
      sheet.set(mark, styles);
    }
  }
};

/** Rules of the content's style sheets, by the `data-pb-style` of their element. */
export const sheetOf = (content: readonly Markup[]): ReadonlyMap<string, SheetStyles> => {
  const sheet = new Map<string, SheetStyles>();
  for (const { tag, children } of walk(content))
    if (tag === 'style') addRules(textOf(children).replace(/\/\*[\s\S]*?\*\//g, ''), sheet);
  return sheet;
};
