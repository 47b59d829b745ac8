import { ANCHOR_NAME, LEFT_OUT_ELEMENTS } from '#contract/content.ts';
import { parseDeclarations } from './declarations.ts';
import type { Markup, MarkupElement } from './markup.ts';
import { isElement } from './markup.ts';
import { safeHref, safeSource } from './safe-address.ts';
import { asParsed, normaliseNesting } from './normalise-nesting.ts';
import type { RichText } from './rich-text-tree.ts';
import type { StyleBook } from './style-book.ts';

export type { RichElement, RichText } from './rich-text-tree.ts';

export type RichTextOptions = {
  styles: StyleBook;
  /** Our own origins; their URLs become root-relative. */
  origins?: readonly string[];
};

const INLINE = [
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
  'br',
  'q',
  'cite',
  'code',
  'abbr',
  'time',
  'mark',
  'del',
  'ins',
  'img',
  'wbr',
  'kbd',
];
const BLOCK = [
  ...[
    'p',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'blockquote',
    'pre',
    'address',
    'hr',
    'div',
    'section',
    'article',
  ],
  ...['figure', 'figcaption', 'details', 'summary', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];
const ALLOWED: ReadonlySet<string> = new Set([...INLINE, ...BLOCK]);
const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'wbr']);
/** Elements rendered as another one. */
const SHOWN_AS: ReadonlyMap<string, string> = new Map([
  ...['header', 'footer', 'main', 'nav', 'aside', 'hgroup', 'center', 'fieldset', 'legend'].map(
    (tag) => [tag, 'div'] as const,
  ),
  ['menu', 'ul'],
  ['dir', 'ul'],
  ['strike', 's'],
  ['acronym', 'abbr'],
  ['tt', 'code'],
]);

const NUMBER = /^\d{1,4}$/;
const LANGUAGE = /^[A-Za-z-]{2,12}$/;

const COMMON: Readonly<Record<string, RegExp>> = {
  id: ANCHOR_NAME,
  lang: LANGUAGE,
  dir: /^(?:ltr|rtl)$/,
  title: /^[^<>]{1,300}$/,
};
const OWN: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  td: { colspan: NUMBER, rowspan: NUMBER },
  th: { colspan: NUMBER, rowspan: NUMBER, scope: /^(?:row|col|rowgroup|colgroup)$/ },
  ol: { start: NUMBER, type: /^[1aAiI]$/ },
  img: { width: NUMBER, height: NUMBER },
  time: { datetime: /^[\w:.+-]{4,40}$/ },
};

const linkAttributes = ({ attributes }: MarkupElement, origins: readonly string[]): Record<string, string> => {
  const href = safeHref(attributes['href'], origins);
  return { ...(href && { href }), ...(href && attributes['target'] === '_blank' && { target: '_blank' }) };
};

const attributesOf = (element: MarkupElement, { styles, origins = [] }: RichTextOptions): Record<string, string> => {
  const { tag, attributes } = element;
  const shown = tag === 'a' ? { id: attributes['name'] ?? '', ...attributes } : attributes;
  const allowed: Record<string, string> = {};
  for (const [name, form] of Object.entries({ ...COMMON, ...OWN[tag] })) {
    const value = shown[name]?.trim();
    if (value !== undefined && form.test(value)) allowed[name] = value;
  }
  if (tag === 'a') Object.assign(allowed, linkAttributes(element, origins));
  if (tag === 'img')
    Object.assign(allowed, { src: safeSource(attributes['src'], origins) ?? '', alt: attributes['alt'] ?? '' });
  const className = styles.classFor(
    parseDeclarations(attributes['style'] ?? '').filter(
      ([property]) => property !== 'display' && property !== 'height',
    ),
  );
  if (className) allowed['class'] = className;
  return allowed;
};

const convert = (nodes: readonly Markup[], options: RichTextOptions, isInLink: boolean): RichText[] =>
  nodes.flatMap((node): RichText[] => {
    if (!isElement(node)) return node === '' ? [] : [asParsed(node)];
    if (LEFT_OUT_ELEMENTS.has(node.tag)) return [];
    const tag = SHOWN_AS.get(node.tag) ?? node.tag;
    const isLink = node.tag === 'a';
    const inner = convert(node.children, options, isInLink || isLink);
    if (!ALLOWED.has(tag) || (isLink && isInLink)) return inner;
    const attributes = attributesOf(node, options);
    if (node.tag === 'img' && !attributes['src']) return [];
    const children = VOID.has(tag) ? [] : inner;
    return [
      {
        tag,
        ...(Object.keys(attributes).length > 0 && { attributes }),
        ...(children.length > 0 && { children }),
      },
    ];
  });

const isBlank = (node: RichText | undefined): boolean => typeof node === 'string' && node.trim() === '';

/** Converts the allowed parts of markup. `isInLink` drops links, which must not be nested. */
export const richText = (nodes: readonly Markup[], options: RichTextOptions, isInLink = false): RichText[] => {
  const result = normaliseNesting(convert(nodes, options, isInLink), '');
  while (isBlank(result[0])) result.shift();
  while (isBlank(result.at(-1))) result.pop();
  return result;
};
