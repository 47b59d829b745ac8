/** Markup as plain data; the parsers of server and browser return the same. */
export type Markup = string | MarkupElement;
export type MarkupElement = { tag: string; attributes: Readonly<Record<string, string>>; children: readonly Markup[] };

/** Parses HTML of any quality; never throws. */
export type ReadMarkup = (html: string) => Markup[];

/** Deeper elements are dropped. Real content has up to a dozen levels; thousands would exhaust the stack. */
export const MAX_DEPTH = 60;

export const isElement = (node: Markup): node is MarkupElement => typeof node !== 'string';

export const textOf = (nodes: readonly Markup[]): string =>
  nodes.map((node) => (isElement(node) ? textOf(node.children) : node)).join('');

/** Every descendant element, parents first; `enter` decides whether to descend into an element. */
export const walk = function* (
  nodes: readonly Markup[],
  enter: (element: MarkupElement) => boolean = () => true,
): Generator<MarkupElement> {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    yield node;
    if (enter(node)) yield* walk(node.children, enter);
  }
};
