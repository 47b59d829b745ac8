/** Markup as plain data, the same whether a server's parser or the browser's read it. */
export type Markup = string | MarkupElement;
export type MarkupElement = { tag: string; attributes: Readonly<Record<string, string>>; children: readonly Markup[] };

/** Reads HTML of any quality; never throws. */
export type ReadMarkup = (html: string) => Markup[];

/** Elements deeper than this are dropped: content nests a dozen levels, an attack on the stack nests thousands. */
export const DEEPEST = 60;

export const isElement = (node: Markup): node is MarkupElement => typeof node !== 'string';

export const textOf = (nodes: readonly Markup[]): string => nodes.map((node) => (isElement(node) ? textOf(node.children) : node)).join('');

/** Every element below, parents first; `enter` says whether to look into an element's children. */
export const walk = function* (nodes: readonly Markup[], enter: (element: MarkupElement) => boolean = () => true): Generator<MarkupElement> {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    yield node;
    if (enter(node)) yield* walk(node.children, enter);
  }
};
