import fc from 'fast-check';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { RichText } from './rich-text.ts';
import { richText } from './rich-text.ts';
import { RichTextView } from './rich-text-view.tsx';
import { readMarkup } from './read-markup.server.ts';
import { StyleBook } from './style-book.ts';

const TAGS =
  'a b p h1 h2 ul ol li dl dt dd pre div span table caption thead tbody tfoot tr td th details summary blockquote img br hr'.split(
    ' ',
  );

const rich = (html: string): RichText[] => richText(readMarkup(html), { styles: new StyleBook() });

/** As the server sends it. */
const sent = (content: RichText[]): string => renderToStaticMarkup(<RichTextView content={content} />);

/** The markup as parsed by the browser. */
const received = (html: string): HTMLElement => {
  const place = document.createElement('div');
  place.innerHTML = html;
  return place;
};

type Shape = string | readonly Shape[];

const shapeOf = (nodes: readonly RichText[]): Shape[] => {
  const shapes: Shape[] = [];
  for (const node of nodes) {
    const last = shapes.at(-1);
    if (typeof node !== 'string') shapes.push([node.tag, ...shapeOf(node.children ?? [])]);
    else if (typeof last === 'string') shapes.splice(-1, 1, last + node);
    else if (node !== '') shapes.push(node);
  }
  return shapes;
};

const readShape = (place: Element): Shape[] =>
  [...place.childNodes].map((node) =>
    node instanceof Element ? [node.localName, ...readShape(node)] : (node.nodeValue ?? ''),
  );

const NESTED = [
  '<table><div>x</div><td>1</td>y<tr>z<td>2<li>3</table>',
  '<table><table><tr><td>1</table></table>',
  '<table><tr><td><table><tr><td>1</td></tr></table></td></tr></table>',
  '<tr><td>1</td></tr><tbody><caption>x</caption>',
  '<ul><li>1<li>2<ul><li>3</ul></ul><li>4<div><li>5</li></div>',
  '<dl><dt>a<dd>b<dd>c</dl><dd>d<dt>e',
  '<h1>1<h2>2</h2></h1>',
  '<p>1<div>2<p>3</p></div>4</p>',
  '<p><span><table><tr><td>x</table></span></p>',
  '<a href="/a">1<a href="/b">2</a><table><tr><td><a href="/c">3</a></table></a>',
  '<pre>\n\n x</pre><pre>\n<b>x</b></pre>',
  '<p>a&#13;b&#0;c&#xD800;d</p>',
  '<b><p>1</b>2</p>',
  '<details><summary><h2>x</h2><p>y</summary></details>',
];

test.each(NESTED)('%s is parsed by a browser as it was rendered', (html) => {
  const content = rich(html);
  expect(readShape(received(sent(content)))).toEqual(shapeOf(content));
});

test('any nesting of elements is parsed by a browser as it was rendered', () => {
  const piece = fc.oneof(
    fc.constantFrom(...TAGS.map((tag) => `<${tag}>`), ...TAGS.map((tag) => `</${tag}>`)),
    fc.constantFrom(
      'x',
      ' ',
      '\n',
      '&#13;',
      '&#0;',
      '<a href="/a">',
      '<img src="/media/a.jpg">',
      '<li>',
      '<td>',
      '<tr>',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (parts) => {
      const content = rich(parts.join(''));
      expect(readShape(received(sent(content)))).toEqual(shapeOf(content));
    }),
    { numRuns: Number(import.meta.env['VITE_RUNS'] ?? 1_000) },
  );
});

test('a page with the most difficult markup hydrates without a mismatch', async () => {
  const content = rich(NESTED.join('\n'));
  const place = received(renderToString(<RichTextView content={content} />));
  const complaints: unknown[] = [];
  const first = place.firstElementChild;
  await act(async () => {
    hydrateRoot(place, <RichTextView content={content} />, {
      onRecoverableError: (error) => void complaints.push(error),
    });
  });
  expect(complaints).toEqual([]);
  expect(place.firstElementChild).toBe(first);
});
