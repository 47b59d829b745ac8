import { hostedVideo } from '#contract/hosted-video.ts';
import type { Declaration } from '#storefront/platform/content/declarations.ts';
import { parseDeclarations, pick, valueOf } from '#storefront/platform/content/declarations.ts';
import type { Markup, MarkupElement, ReadMarkup } from '#storefront/platform/content/markup.ts';
import { walk } from '#storefront/platform/content/markup.ts';
import type { RichTextOptions } from '#storefront/platform/content/rich-text.ts';
import { safeSource } from '#storefront/platform/content/safe-address.ts';
import type { MediaDeclarations } from '#storefront/platform/content/style-book.ts';
import type { SheetStyles } from './style-rules.ts';

/** Dependencies of parsing content. */
export type ParseContext = RichTextOptions & { readMarkup: ReadMarkup; sheet: ReadonlyMap<string, SheetStyles> };

export type Styles = { base: Declaration[]; media: MediaDeclarations[] };

export const typeOf = ({ attributes }: MarkupElement): string | undefined => attributes['data-content-type'];

/** The element with a role within a node, ignoring nested nodes. */
export const roleOf = (node: MarkupElement, ...roles: string[]): MarkupElement | undefined => {
  if (roles.includes(node.attributes['data-element'] ?? '')) return node;
  for (const element of walk(node.children, (inner) => typeOf(inner) === undefined)) {
    if (typeOf(element) === undefined && roles.includes(element.attributes['data-element'] ?? '')) return element;
  }
  return undefined;
};

/** Styles of an element from its attribute and from the content's style sheets. */
export const stylesOf = (element: MarkupElement | undefined, { sheet }: ParseContext): Styles => {
  if (!element) return { base: [], media: [] };
  const own = sheet.get(element.attributes['data-pb-style'] ?? '');
  return {
    base: [...parseDeclarations(element.attributes['style'] ?? ''), ...(own?.base ?? [])],
    media: own?.media ?? [],
  };
};

export const isHiddenBy = ({ base }: Styles): boolean => valueOf(base, 'display') === 'none';

const LAYOUT: ReadonlySet<string> = new Set([
  'display',
  'width',
  'height',
  'background-position',
  'background-size',
  'background-repeat',
  'background-attachment',
]);

/** Class for the styles that an editor may set; the layout is ours. */
export const settingsClass = (
  { base, media }: Styles,
  { styles }: ParseContext,
  isWanted: (property: string) => boolean = () => true,
): string | undefined => {
  const wanted = (property: string) => !LAYOUT.has(property) && isWanted(property);
  const picked = media.map(({ query, declarations }) => ({
    query,
    declarations: pick(declarations, (name) => wanted(name) || name === 'display'),
  }));
  return styles.classFor(pick(base, wanted), picked);
};

const OWN_CLASS = /^(?!pagebuilder-|pb-)[A-Za-z][\w-]{1,40}$/;

/** Classes added by an editor, without Page Builder's own. */
export const editorClasses = ({ attributes }: MarkupElement): string[] =>
  (attributes['class'] ?? '').split(/\s+/).filter((name) => OWN_CLASS.test(name));

export const joinClasses = (...names: (string | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;

/** Properties of every node: visibility, and the classes of its settings and its editor. */
export const common = (
  element: MarkupElement,
  context: ParseContext,
  isWanted?: (property: string) => boolean,
): { isHidden?: boolean; className?: string } => {
  const styles = stylesOf(element, context);
  const className = joinClasses(settingsClass(styles, context, isWanted), ...editorClasses(element));
  return { ...(isHiddenBy(styles) && { isHidden: true }), ...(className && { className }) };
};

/** One property as a separate class, if the node's layout would override it. */
export const classOf = ({ base, media }: Styles, property: string, { styles }: ParseContext): string | undefined => {
  const own = (declarations: readonly Declaration[]) => pick(declarations, (name) => name === property);
  return styles.classFor(
    own(base),
    media.map(({ query, declarations }) => ({ query, declarations: own(declarations) })),
  );
};

export const flag = (element: MarkupElement, name: string, fallback = false): boolean => {
  const value = element.attributes[name];
  return value === undefined || value === '' ? fallback : value === 'true' || value === '1';
};

/** Returns whether a video can be played: on a known host, or a file of the shop. */
const isPlayer = ({ tag, attributes, children }: MarkupElement, { origins }: ParseContext): boolean => {
  if (tag === 'iframe') return hostedVideo(attributes['src']) !== undefined;
  if (tag !== 'video') return false;
  const src = attributes['src'] ?? [...walk(children)].find((inner) => inner.tag === 'source')?.attributes['src'];
  return safeSource(src, origins)?.startsWith('/') ?? false;
};

/** The content type of an element. Videos and product lists are also recognised without a type. */
export const nodeTypeOf = (element: MarkupElement, context: ParseContext): string | undefined => {
  const type = typeOf(element);
  if (type !== undefined) return type;
  if (isPlayer(element, context)) return 'video';
  return /(?:^|\s)product-items(?:\s|$)/.test(element.attributes['class'] ?? '') ? 'products' : undefined;
};

/** Returns whether content is more than formatted text. */
export const hasNodes = (content: readonly Markup[], context: ParseContext): boolean => {
  for (const element of walk(content)) if (nodeTypeOf(element, context) !== undefined) return true;
  return false;
};
