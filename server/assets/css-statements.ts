/** One statement of a style sheet. `needs` lists, for each selector, the classes required for any match. */
export type Statement =
  | { kind: 'rule'; needs: readonly (readonly string[])[]; text: string }
  | { kind: 'group'; opening: string; statements: readonly Statement[] }
  | { kind: 'keyframes'; name: string; text: string }
  | { kind: 'other'; text: string };

const GROUP = /^@(?:media|supports|layer|container)\b/;
const KEYFRAMES = /^@(?:-webkit-)?keyframes\s+([\w-]+)/;
const CLASS = /\.([\w-]+)/g;

/** Position after the string, comment or single character at `position`. */
const after = (css: string, position: number): number => {
  const sign = css[position];
  if (sign === '/' && css[position + 1] === '*') return css.indexOf('*/', position + 2) + 2 || css.length;
  if (sign === '\\') return position + 2;
  if (sign !== '"' && sign !== "'") return position + 1;
  let end = position + 1;
  while (end < css.length && css[end] !== sign) end += css[end] === '\\' ? 2 : 1;
  return end + 1;
};

/** Position of the first of `signs` outside strings and comments, or the end of the text. */
const find = (css: string, signs: string, from: number): number => {
  let position = from;
  while (position < css.length && !signs.includes(css[position] ?? '')) position = after(css, position);
  return position;
};

const closing = (css: string, opening: number): number => {
  let depth = 1;
  let position = opening + 1;
  for (; position < css.length && depth > 0; position = after(css, position)) {
    position = find(css, '{}', position);
    depth += css[position] === '{' ? 1 : -1;
  }
  return position - 1;
};

/**
 * Classes required by each selector of a list. Text in parentheses (`:not(.a)`, `:is(.a, .b)`) is ignored, because the
 * selector may match without it.
 */
const needsOf = (selectors: string): string[][] => {
  let plain = selectors;
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/\([^()]*\)/g, '');
  }
  return plain.split(',').map((selector) => [...selector.matchAll(CLASS)].map(([, name = '']) => name));
};

const statementOf = (opening: string, body: string): Statement => {
  const text = `${opening}{${body}}`;
  if (GROUP.test(opening)) return { kind: 'group', opening, statements: parseCss(body) };
  const name = KEYFRAMES.exec(opening)?.[1];
  if (name) return { kind: 'keyframes', name, text };
  if (opening.startsWith('@')) return { kind: 'other', text };
  return { kind: 'rule', needs: needsOf(opening), text };
};

/** Parses a style sheet into statements; groups contain their own statements. */
export const parseCss = (css: string): Statement[] => {
  const statements: Statement[] = [];
  for (let position = 0; position < css.length;) {
    const end = find(css, '{;', position);
    const opening = css
      .slice(position, end)
      .replace(/\/\*[^]*?\*\//g, '')
      .trim();
    if (css[end] !== '{') {
      if (opening) statements.push({ kind: 'other', text: `${opening};` });
      position = end + 1;
      continue;
    }
    const close = closing(css, end);
    statements.push(statementOf(opening, css.slice(end + 1, close)));
    position = close + 1;
  }
  return statements;
};

/** Text of the used statements; empty groups are omitted. */
export const textOf = (statements: readonly Statement[], isUsed: (statement: Statement) => boolean): string => {
  let text = '';
  for (const statement of statements) {
    if (statement.kind === 'group') {
      const inside = textOf(statement.statements, isUsed);
      if (inside) text += `${statement.opening}{${inside}}`;
    } else if (isUsed(statement)) text += statement.text;
  }
  return text;
};
