import { expect, test } from 'vitest';
import { readDrawing } from './logo.ts';

const svg = (content: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 5"${attributes}><title>Tea &amp; Co</title>${content}</svg>`;

test('shapes with presentation attributes become part of the document, without the title', () => {
  expect(readDrawing(svg('<g data-part="name"><path fill="currentColor" d="M0 0h1"/></g>'))).toEqual({
    viewBox: '0 0 10 5',
    markup: '<g><g data-part="name"><path fill="currentColor" d="M0 0h1"></path></g></g>',
  });
});

test('the fill of the file applies to its shapes', () => {
  expect(readDrawing(svg('<path d="M0 0"/>', ' fill="none" width="10"'))?.markup).toBe(
    '<g fill="none"><path d="M0 0"></path></g>',
  );
});

test.each([
  ['a style sheet', '<style>path{fill:red}</style><path d="M0 0"/>'],
  ['a style attribute', '<path style="fill:red" d="M0 0"/>'],
  ['a script', '<script>alert(1)</script>'],
  ['an event handler', '<path onclick="alert(1)" d="M0 0"/>'],
  ['a gradient', '<path fill="url(#a)" d="M0 0"/>'],
  ['a link', '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
  ['text in a font', '<text>Tea</text>'],
  ['HTML', '<foreignObject><p>Tea</p></foreignObject>'],
])('%s does not become part of the document', (_, content) => expect(readDrawing(svg(content))).toBeUndefined());

test('without a viewBox a drawing has no size', () => {
  expect(readDrawing('<svg><path d="M0 0"/></svg>')).toBeUndefined();
});
