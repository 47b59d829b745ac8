// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { readMarkup } from './read-markup.browser.ts';

test('parses style sheets and attributes without letting the browser apply them', () => {
  const [sheet, text] = readMarkup(
    '<style>#html-body [data-pb-style=A1]{width:50%}</style><p style="color:red" class="a">b</p>',
  );
  expect(sheet).toMatchObject({ tag: 'style', children: ['#html-body [data-pb-style=A1]{width:50%}'] });
  expect(text).toEqual({ tag: 'p', attributes: { style: 'color:red', class: 'a' }, children: ['b'] });
});
