import { withoutCssComments } from '#contract/css-comments.ts';
import type { Declaration } from '#storefront/platform/content/declarations.ts';
import { parseDeclarations } from '#storefront/platform/content/declarations.ts';
import type { Markup } from '#storefront/platform/content/markup.ts';
import { textOf, walk } from '#storefront/platform/content/markup.ts';
import type { MediaDeclarations } from '#storefront/platform/content/style-book.ts';

/** Styles of one element from a style sheet in the content. */
export type SheetStyles = { base: Declaration[]; media: MediaDeclarations[] };

const MARK = /\[data-pb-style=["']?([A-Za-z0-9]{1,20})["']?\]/g;
const QUERY = /\(\s*(?:max|min)-width\s*:\s*\d{1,5}px\s*\)(?:\s+and\s+\(\s*(?:max|min)-width\s*:\s*\d{1,5}px\s*\))?/i;

type Rule = { head: string; body: string };

/** Parses the rules of a style sheet; nested rules, as in `@media`, are in the body of their rule. */
const rulesOf = (css: string): Rule[] => {
  const rules: Rule[] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    if (brace === '{') {
      if (depth === 0) open = index;
      depth += 1;
      continue;
    }
    if (depth === 1) rules.push({ head: css.slice(start, open), body: css.slice(open + 1, index) });
    if (depth <= 1) start = index + 1;
    depth = Math.max(0, depth - 1);
  }
  return rules;
};

const addRules = (css: string, sheet: Map<string, SheetStyles>, query?: string): void => {
  for (const { head, body } of rulesOf(css)) {
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
    if (tag === 'style') addRules(withoutCssComments(textOf(children)), sheet);
  return sheet;
};
