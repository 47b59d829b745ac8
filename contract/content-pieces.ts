import { Parser } from 'htmlparser2';

/** Part of an HTML text that can be edited as a field. The surrounding markup is not changed. */
export type Piece = {
  kind: 'text' | 'link' | 'picture' | 'alt' | 'video';
  /** Name of the element, such as `h2`, `p`, `a`, `button`. */
  element: string;
  /** Number of the block element; pieces of one paragraph have the same one. */
  block: number;
  value: string;
};

/** Position of a piece in the source. `escape` is the notation of its value there. */
type Span = Piece & { start: number; end: number; escape: 'text' | 'attribute' };
/** Escaped HTML, as in an HTML element of Page Builder, with pieces of its own. */
type Nested = { start: number; end: number; html: string; parts: readonly Part[] };
type Part = Span | Nested;

const DIRECTIVE = /\{\{[^{}]*\}\}/g;

/** HTML of the same length whose directives have no characters of markup. */
export const withoutDirectiveMarkup = (html: string): string =>
  html.replaceAll(DIRECTIVE, (directive) => directive.replaceAll(/["'<>]/g, '_'));

const ONLY_DIRECTIVE = /^(?:\{\{[^{}]*\}\})+$/;
const INLINE: ReadonlySet<string> = new Set(
  'a abbr b br cite code em i img mark q s small span strong sub sup time u wbr'.split(' '),
);
const WITHOUT_TEXT: ReadonlySet<string> = new Set(['script', 'style', 'iframe', 'svg', 'video']);
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
};

/** Text of escaped HTML. */
export const decoded = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w{2,8}));/gi, (whole, decimal, hex, name: string | undefined) => {
    if (name) return ENTITIES[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex as string, 16);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });

/** Escapes a whole text, such as the HTML inside an HTML element of Page Builder. */
export const escapedHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const escaped = (text: string): string =>
  text
    .replaceAll(/&(?!#?\w{2,8};)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** Directives in attributes may contain quotes, which end no attribute. */
const written = (value: string, escape: Span['escape']): string =>
  escape === 'text'
    ? escaped(value)
    : escaped(value)
        .replaceAll(DIRECTIVE, (one) => one.replaceAll('"', ''))
        .replaceAll('"', '&quot;');

const ATTRIBUTES: readonly (readonly [pattern: RegExp, kind: Piece['kind'], of: RegExp])[] = [
  [/(\shref\s*=\s*")([^"]*)"/gi, 'link', /^a$/],
  [/(\ssrc\s*=\s*")([^"]*)"/gi, 'picture', /^img$/],
  [/(\salt\s*=\s*")([^"]*)"/gi, 'alt', /^img$/],
  [/(\saria-label\s*=\s*")([^"]*)"/gi, 'alt', /^div$/],
  [/(\sdata-video-src\s*=\s*")([^"]*)"/gi, 'video', /./],
  [/((?:desktop|mobile)_image\\?&quot;: ?\\?&quot;)([^&\\]*)/gi, 'picture', /./],
];

const attributeSpans = (source: string, masked: string, offset: number, element: string, block: number): Span[] =>
  ATTRIBUTES.flatMap(([pattern, kind, of]) =>
    of.test(element)
      ? [...masked.matchAll(pattern)].flatMap(({ 1: before = '', 2: value = '', index }): Span[] => {
          const start = index + before.length;
          const raw = source.slice(start, start + value.length);
          if (!raw && kind !== 'alt') return [];
          const place = { start: offset + start, end: offset + start + raw.length };
          return [{ kind, element, block, value: decoded(raw), ...place, escape: 'attribute' }];
        })
      : [],
  ).toSorted((one, other) => one.start - other.start);

const partsOf = (html: string, firstBlock: number): { parts: readonly Part[]; blocks: number } => {
  const masked = withoutDirectiveMarkup(html);
  const parts: Part[] = [];
  const open: { tag: string; isHtml: boolean }[] = [];
  let block = firstBlock;
  let text: { start: number; end: number } | undefined;
  const endText = (): void => {
    if (!text) return;
    const { start, end } = text;
    text = undefined;
    const raw = html.slice(start, end);
    const value = raw.trim();
    if (!value || open.some(({ tag }) => WITHOUT_TEXT.has(tag))) return;
    if (open.at(-1)?.isHtml && raw.includes('&lt;')) {
      const inner = decoded(raw);
      const nested = partsOf(inner, block + 1);
      block = nested.blocks;
      parts.push({ start, end, html: inner, parts: nested.parts });
    } else if (!ONLY_DIRECTIVE.test(value)) {
      const at = start + raw.indexOf(value);
      const place = { start: at, end: at + value.length };
      parts.push({
        kind: 'text',
        element: open.at(-1)?.tag ?? '',
        block,
        value: decoded(value),
        ...place,
        escape: 'text',
      });
    }
  };
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => {
        endText();
        if (!INLINE.has(tag)) block += 1;
        open.push({ tag, isHtml: attributes['data-content-type'] === 'html' });
        const [start, end] = [parser.startIndex, parser.endIndex + 1];
        parts.push(...attributeSpans(html.slice(start, end), masked.slice(start, end), start, tag, block));
      },
      ontext: () => {
        text = { start: text?.start ?? parser.startIndex, end: parser.endIndex + 1 };
      },
      onclosetag: (tag) => {
        endText();
        open.pop();
        if (!INLINE.has(tag)) block += 1;
      },
      oncomment: endText,
    },
    { decodeEntities: false, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.end(masked);
  endText();
  return { parts, blocks: block };
};

const flat = (parts: readonly Part[]): readonly Span[] =>
  parts.flatMap((part) => ('parts' in part ? flat(part.parts) : [part]));

/** The texts, links, buttons and pictures of a content text, in their order. */
export const piecesOf = (html: string): readonly Piece[] =>
  flat(partsOf(html, 0).parts).map(({ kind, element, block, value }) => ({ kind, element, block, value }));

const rewritten = (html: string, parts: readonly Part[], next: () => string | undefined): string => {
  let result = '';
  let at = 0;
  for (const part of parts) {
    const source = html.slice(part.start, part.end);
    let now = source;
    if ('parts' in part) {
      const inner = rewritten(part.html, part.parts, next);
      if (inner !== part.html) now = escapedHtml(inner);
    } else {
      const value = next();
      if (value !== undefined && value !== part.value) now = written(value, part.escape);
    }
    result += html.slice(at, part.start) + now;
    at = part.end;
  }
  return result + html.slice(at);
};

/** The text with new values of pieces by their place. Everything else stays as it was. */
export const withPieces = (html: string, values: Readonly<Record<number, string>>): string => {
  let place = 0;
  return rewritten(html, partsOf(html, 0).parts, () => values[place++]);
};
