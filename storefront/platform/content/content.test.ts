import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDeclarations } from './declarations.ts';
import { plainText } from './plain-text.ts';
import { readMarkup } from './read-markup.server.ts';
import type { RichText } from './rich-text.ts';
import { richText } from './rich-text.ts';
import { safeHref, safeSource } from './safe-address.ts';
import { StyleBook } from './style-book.ts';

const rich = (html: string, isInLink = false) =>
  richText(readMarkup(html), { styles: new StyleBook(), origins: ['https://shop.test'] }, isInLink);

test('formatted text retains its structure', () => {
  expect(rich(' <p>Wash with <strong>mild</strong> soap&nbsp;&amp; water.</p> ')).toEqual([
    { tag: 'p', children: ['Wash with ', { tag: 'strong', children: ['mild'] }, ' soap\u00a0& water.'] },
  ]);
});

test('[SI-25] removes everything that could run code', () => {
  expect(
    rich('<script>alert(1)</script><style>p{}</style><iframe src="/x"></iframe><svg><a href="/x">x</a></svg>'),
  ).toEqual([]);
  expect(rich('<p onclick="x()" style="background:url(//e.test)">a</p>')).toEqual([{ tag: 'p', children: ['a'] }]);
  expect(rich('<a href="java\tscript:alert(1)">a</a>')).toEqual([{ tag: 'a', children: ['a'] }]);
  expect(rich('<img src="data:text/html,x" onerror="x()"><font><b>bold</b></font>')).toEqual([
    { tag: 'b', children: ['bold'] },
  ]);
});

test('outputs only allowed elements and attributes', () => {
  const part = fc.constantFrom(
    '<p',
    '<a href="javascript:x"',
    ' onload=x',
    '>',
    '</p>',
    '<script>',
    '<!--',
    '-->',
    '"',
    "'",
    'text',
    '<table><tr><td>',
    '<svg/onload=x>',
    '&lt;',
    '<p><div>',
  );
  const names = new Set([
    'href',
    'target',
    'src',
    'alt',
    'id',
    'lang',
    'dir',
    'title',
    'class',
    'colspan',
    'rowspan',
    'scope',
    'start',
    'type',
    'width',
    'height',
    'datetime',
  ]);
  const check = (nodes: readonly RichText[]): boolean =>
    nodes.every((node) => {
      if (typeof node === 'string') return true;
      const { tag, attributes = {}, children = [] } = node;
      return (
        !/script|svg|iframe|form/.test(tag) &&
        Object.keys(attributes).every((name) => names.has(name)) &&
        !/script:/i.test(attributes['href'] ?? '') &&
        check(children)
      );
    });
  expect(() =>
    fc.assert(fc.property(fc.array(part, { maxLength: 30 }), (parts) => check(rich(parts.join(''))))),
  ).not.toThrow();
});

test('corrects invalid markup like a browser first', () => {
  expect(rich('<table> <tr> <td>1</td> </tr> </table>')).toEqual([
    {
      tag: 'table',
      children: [{ tag: 'tbody', children: [{ tag: 'tr', children: [{ tag: 'td', children: ['1'] }] }] }],
    },
  ]);
  expect(rich('<p><center><div>a</div></center></p>')[0]).toMatchObject({ tag: 'div' });
  expect(rich('<p>see <a href="/a">this</a></p>', true)).toEqual([{ tag: 'p', children: ['see this'] }]);
});

test('truncates deep nesting', () => {
  expect(JSON.stringify(rich('<div>'.repeat(5_000))).length).toBeLessThan(5_000);
});

test('makes own URLs root-relative, and removes dangerous ones', () => {
  expect(safeHref('https://shop.test/a?b#c', ['https://shop.test'])).toBe('/a?b#c');
  expect(safeHref('https://other.test/a')).toBe('https://other.test/a');
  expect([safeHref('samples'), safeHref('./faq'), safeHref('#x'), safeHref('tel:+15145550100')]).toEqual([
    '/samples',
    '/faq',
    '#x',
    'tel:+15145550100',
  ]);
  for (const address of [
    '',
    '  ',
    'javascript:x',
    ' JaVa\nScript:x',
    'data:text/html,x',
    'vbscript:x',
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
  ])
    expect(safeHref(address)).toBeUndefined();
  expect(safeSource('mailto:a@b.c')).toBeUndefined();
});

test('retains only known style properties with harmless values', () => {
  expect(
    parseDeclarations('color: #FFF; position:fixed; margin:0 0 48px!important; background-color:rgba(0,0,0,.45)'),
  ).toEqual([
    ['color', '#FFF'],
    ['margin', '0 0 48px'],
    ['background-color', 'rgba(0,0,0,.45)'],
  ]);
  for (const value of [
    'url(x)',
    'expression(x)',
    '\\75rl(x)',
    'red}body{display:none',
    '</style>',
    'var(--x)',
    'image-set("x")',
  ])
    expect(parseDeclarations(`color:${value}`)).toEqual([]);
});

test('equal styles share one class, defined in a style sheet', () => {
  const styles = new StyleBook();
  const a = styles.classFor([['margin', '0']], [{ query: '(max-width:767px)', declarations: [['margin', '8px']] }]);
  expect(styles.classFor([['margin', '0']], [{ query: '(max-width:767px)', declarations: [['margin', '8px']] }])).toBe(
    a,
  );
  expect(styles.classFor([['margin', '1px']])).not.toBe(a);
  expect(styles.classFor([])).toBeUndefined();
  expect(styles.css).toContain(
    `html body:is(body) .${a}{margin:0}@media (max-width:767px){html body:is(body) .${a}{margin:8px}}`,
  );
});

test('separates blocks in plain text', () => {
  expect(plainText(rich('<p>One <b>b</b>ox.</p><ul><li>Two</li><li>three</li></ul>'))).toBe('One box. Two three');
});
