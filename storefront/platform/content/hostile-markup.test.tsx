import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Markup } from './markup.ts';
import { isElement, walk } from './markup.ts';
import { readMarkup } from './read-markup.server.ts';
import type { RichText } from './rich-text.ts';
import { richText } from './rich-text.ts';
import { RichTextView } from './rich-text-view.tsx';
import { StyleBook } from './style-book.ts';

const rich = (html: string): RichText[] =>
  richText(readMarkup(html), { styles: new StyleBook(), origins: ['https://shop.test'] });
const shown = (html: string): string => renderToStaticMarkup(<RichTextView content={rich(html)} />);

const ATTRIBUTES =
  /^(?:href|target|src|alt|id|lang|dir|title|class|colspan|rowspan|scope|start|type|width|height|datetime|loading|decoding)$/;
const FORBIDDEN =
  /^(?:script|style|iframe|object|embed|svg|math|form|input|button|textarea|select|template|noscript|base|meta|link|title|xmp|plaintext|noembed|noframes|frame|frameset|video|audio|source|marquee|animate|set|foreignobject|mtext|mglyph|malignmark|annotation-xml|desc)$/;

/** The output, parsed again as a browser would. */
const faultsOf = (html: string): string[] => {
  const read: Markup[] = readMarkup(shown(html));
  return [...walk(read)].flatMap(({ tag, attributes }) => [
    ...(FORBIDDEN.test(tag) ? [`element ${tag}`] : []),
    ...Object.keys(attributes)
      .filter((name) => !ATTRIBUTES.test(name))
      .map((name) => `attribute ${name}`),
    ...['href', 'src'].flatMap((name) =>
      /^\s*(?:javascript|data|vbscript)\s*:/i.test(attributes[name] ?? '') ? [`${name} ${attributes[name]}`] : [],
    ),
  ]);
};

/** Mutation XSS: markup that parsers read differently (namespaces, raw text, comments, half tags, nested forms). */
const MUTATIONS = [
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mtext><table><mglyph><style><math><table id="</table>"><img src onerror=alert(1)"></table>',
  '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<svg><desc><noscript><img title="</noscript><img src=x onerror=alert(1)>"></noscript></desc></svg>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<p id="</title><script>alert(1)</script>"><title><img src=x onerror=alert(1)></title>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<noembed><p title="</noembed><img src=x onerror=alert(1)>">',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>">',
  '<template><p title="</template><img src=x onerror=alert(1)>">',
  '<svg><foreignObject><div><style><!--</style><img src=x onerror=alert(1)>--></style>',
  '<svg><annotation-xml><foreignobject><style><!--</style><p id="--><img src=x onerror=alert(1)>">',
  '<math><annotation-xml encoding="text/html"><p><style><img src="</style><img src=x onerror=alert(1)>">',
  '<select><iframe></select><img src=x: onerror=alert(1)></iframe>',
  '<table><caption><svg><title><table><caption></caption></table><style><a id="</style><img src=x onerror=alert(1)>"></title></svg></caption></table>',
  '<a href="javas&#99;ript:alert(1)">a</a><a href="java\tscript:alert(1)">b</a><a href="&#1;javascript:alert(1)">c</a>',
  '<a href="//evil.test">a</a><a href="\\\\evil.test">b</a><a href="data:text/html,<script>alert(1)</script>">c</a>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<img alt="``onerror=alert(1)" src=/a.jpg>',
  '<!--><img src=x onerror=alert(1)>--><!-- --!><img src=x onerror=alert(1)>',
  "<p title='\"><img src=x onerror=alert(1)>'>x</p>",
  '<div style="background:url(javascript:alert(1));behavior:url(x);--x:</style><script>alert(1)</script>">x</div>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<a id="__proto__" lang="x" title="constructor">x</a><b __proto__="x" constructor="y">z</b>',
  '<p is="x-evil" slot="a" contenteditable autofocus onfocus=alert(1) tabindex=1>x</p>',
];

test('[SI-25] mutation vectors leave no executable code, neither when parsed nor when the output is parsed again', () => {
  for (const vector of MUTATIONS) expect([vector, faultsOf(vector)]).toEqual([vector, []]);
});

test('images within text are lazy-loaded as WebP in the content width', () => {
  expect(shown('<p><img src="/media/wysiwyg/a.jpg" alt="A"></p>')).toBe(
    '<p><img src="/media/wysiwyg/a.jpg?auto=webp&amp;format=pjpg&amp;width=960&amp;quality=85&amp;fit=cover" alt="A" loading="lazy" decoding="async"/></p>',
  );
});

test('accepted markup stays the same when parsed again', () => {
  for (const vector of MUTATIONS) expect([vector, shown(shown(vector))]).toEqual([vector, shown(vector)]);
});

test('no combination of pieces of such vectors leaves executable code', () => {
  const pieces = MUTATIONS.flatMap((vector) => vector.match(/<[^>]*>?|[^<]+/g) ?? []);
  const piece = fc.oneof(
    fc.constantFrom(...pieces),
    fc.constantFrom(
      '<!--',
      '-->',
      '"',
      "'",
      '`',
      '>',
      '</',
      '&lt;',
      '<![CDATA[',
      ']]>',
      '\u0000',
      '<p>',
      '</p>',
      '<table>',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 24 }), (parts) => {
      expect(faultsOf(parts.join(''))).toEqual([]);
    }),
    { numRuns: 400 },
  );
});

test('text of any characters is parsed as text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(faultsOf(text)).toEqual([]);
      expect(rich(text).every((node) => typeof node === 'string' || isElement(node as never))).toBe(true);
    }),
  );
});
