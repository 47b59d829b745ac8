import type { RichElement, RichText } from './rich-text-tree.ts';

/** Block elements: a parser closes an open paragraph before them. */
const BLOCKS: ReadonlySet<string> = new Set(
  (
    'p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre address hr div section article figure figcaption details ' +
    'summary table caption thead tbody tfoot tr th td'
  ).split(' '),
);
const HEADING = /^h[1-6]$/;
const LISTS: Readonly<Record<string, RegExp>> = { li: /^(?:ul|ol)$/, dt: /^dl$/, dd: /^dl$/ };
/** Elements allowed as children of table elements. */
const PARTS: Readonly<Record<string, RegExp>> = {
  table: /^(?:caption|thead|tbody|tfoot)$/,
  thead: /^tr$/,
  tbody: /^tr$/,
  tfoot: /^tr$/,
  tr: /^t[hd]$/,
};
const CELLS = /^(?:caption|thead|tbody|tfoot|tr|th|td)$/;
/** Elements inserted by a parser between a table element and a forbidden child. */
const BETWEEN: Readonly<Record<string, string>> = { table: 'tbody', thead: 'tr', tbody: 'tr', tfoot: 'tr', tr: 'td' };

const isText = (node: RichText): node is string => typeof node === 'string';

const hasBlock = (nodes: readonly RichText[]): boolean =>
  nodes.some((node) => !isText(node) && (BLOCKS.has(node.tag) || hasBlock(node.children ?? [])));

/** Removes characters that HTML parsers replace. */
export const asParsed = (text: string): string => text.toWellFormed().replaceAll('\0', '').replaceAll(/\r\n?/g, '\n');

/** Children of a table element: wraps forbidden content in a cell and removes white space. */
const inPart = (part: string, children: readonly RichText[]): RichText[] => {
  const allowed = PARTS[part];
  if (!allowed) return [...children];
  const result: RichText[] = [];
  let strays: RichText[] = [];
  const house = (): void => {
    const between = BETWEEN[part];
    if (between && strays.length > 0) result.push({ tag: between, children: inPart(between, strays) });
    strays = [];
  };
  for (const child of children) {
    if (isText(child) && child.trim() === '') continue;
    if (!isText(child) && allowed.test(child.tag)) {
      house();
      result.push(child);
    } else strays.push(child);
  }
  house();
  return result;
};

/** Replaces table parts outside a table, items outside a list and nested headings by a plain block. */
const tagOf = ({ tag, children = [] }: RichElement, parent: string): string => {
  if (LISTS[tag] && !LISTS[tag].test(parent)) return 'div';
  if (HEADING.test(tag) && HEADING.test(parent)) return 'div';
  return tag === 'p' && hasBlock(children) ? 'div' : tag;
};

/** Joins adjacent texts, as a parser does. */
const joined = (nodes: readonly RichText[]): RichText[] => {
  const result: RichText[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (isText(node) && last !== undefined && isText(last)) result.splice(-1, 1, last + node);
    else result.push(node);
  }
  return result;
};

/** Removes leading line breaks of preformatted text, as a parser does. */
const withoutFirstLines = ([first, ...rest]: readonly RichText[]): RichText[] => {
  if (first === undefined || !isText(first)) return first === undefined ? [] : [first, ...rest];
  const text = first.replace(/^\n+/, '');
  return text === '' ? rest : [text, ...rest];
};

/**
 * Nests elements as an HTML parser would, so that parsing the rendered markup gives the same tree. Otherwise the
 * browser's DOM differs from the data, and hydration discards it.
 */
export const normaliseNesting = (nodes: readonly RichText[], parent: string): RichText[] =>
  joined(
    inPart(parent, nodes).flatMap((node): RichText[] => {
      if (isText(node)) return [node];
      if (CELLS.test(node.tag) && !PARTS[parent]?.test(node.tag)) return normaliseNesting(node.children ?? [], parent);
      const { children: given = [], ...rest } = node;
      const tag = tagOf(node, parent);
      const normalised = normaliseNesting(given, tag);
      const children = tag === 'pre' ? withoutFirstLines(normalised) : normalised;
      return [{ ...rest, tag, ...(children.length > 0 && { children }) }];
    }),
  );
