import type { RichText } from './rich-text.ts';

const INLINE: ReadonlySet<string> = new Set([
  'a',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'small',
  'sub',
  'sup',
  'span',
  'q',
  'cite',
  'code',
  'abbr',
  'time',
  'mark',
  'del',
  'ins',
  'wbr',
  'kbd',
]);

const words = (nodes: readonly RichText[]): string =>
  nodes
    .map((node) => (typeof node === 'string' ? node : words(node.children ?? []) + (INLINE.has(node.tag) ? '' : ' ')))
    .join('');

/** Converts rich text to plain text on one line. */
export const plainText = (nodes: readonly RichText[]): string =>
  words(nodes)
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
