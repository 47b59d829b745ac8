import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { piecesOf, withPieces } from './content-pieces.ts';

const values = (html: string): readonly string[] => piecesOf(html).map(({ kind, value }) => `${kind}: ${value}`);

test('texts, links, buttons and pictures are pieces; the rest is not', () => {
  const html = `<style>p{}</style><h2>Help &amp; more</h2>
    <p>Read <a href="{{store url="faq"}}">the answers</a>.</p>
    {{widget type="x"}}<img src="{{media url=a.webp}}" alt=""><button type="button">Go</button>`;
  expect(values(html)).toEqual([
    'text: Help & more',
    'text: Read',
    'link: {{store url="faq"}}',
    'text: the answers',
    'text: .',
    'picture: {{media url=a.webp}}',
    'alt: ',
    'text: Go',
  ]);
  const [, read, , answers] = piecesOf(html);
  expect(read?.block).toBe(answers?.block);
});

test('new values replace the old ones, escaped, and leave the markup', () => {
  const html = '<p class="a">Old <a href="/x">link</a></p>';
  expect(withPieces(html, { 0: 'a < b & c', 1: '/y"z', 2: 'the “link”' })).toBe(
    '<p class="a">a &lt; b &amp; c <a href="/y&quot;z">the “link”</a></p>',
  );
  expect(withPieces('<p>x</p>', { 0: '<script>alert(1)</script>' })).toBe(
    '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  );
});

test('pieces are found in escaped HTML and in backgrounds', () => {
  const html = String.raw`<div data-content-type="html">&lt;details&gt;&lt;summary&gt;Why?&lt;/summary&gt;&lt;a href="/a"&gt;So&lt;/a&gt;&lt;/details&gt;</div><div data-background-images="{\&quot;desktop_image\&quot;:\&quot;{{media url=a.webp}}\&quot;}"></div>`;
  expect(values(html)).toEqual(['text: Why?', 'link: /a', 'text: So', 'picture: {{media url=a.webp}}']);
  expect(withPieces(html, { 0: 'How & when?', 3: '{{media url=b.webp}}' })).toBe(
    html.replace('Why?', 'How &amp;amp; when?').replace('a.webp', 'b.webp'),
  );
});

test('no file of the sample catalogue changes without new values, and each piece can be changed', () => {
  const folder = join(import.meta.dirname, '../catalogue');
  for (const file of ['pages', 'blocks'].flatMap((name) =>
    readdirSync(join(folder, name))
      .filter((one) => one.endsWith('.html'))
      .map((one) => join(folder, name, one)),
  )) {
    const html = readFileSync(file, 'utf8').replace(/^---[\s\S]*?---\n/, '');
    const pieces = piecesOf(html);
    expect(withPieces(html, Object.fromEntries(pieces.map(({ value }, place) => [place, value])))).toBe(html);
    const changed = withPieces(html, Object.fromEntries(pieces.map((_, place) => [place, `new ${place}`])));
    expect(piecesOf(changed).map(({ value }) => value)).toEqual(pieces.map((_, place) => `new ${place}`));
  }
});
