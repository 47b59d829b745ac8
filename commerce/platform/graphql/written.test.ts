import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonOf, quoted, Written } from './written.ts';

test('what is written already stands in the text of the rest, in its place', () => {
  const [one, other] = [new Written('[{"a":1}]'), new Written('"½ × ½"')];
  const text = jsonOf({ first: one, between: [{ deep: other }, null], last: 'end' });
  expect(text).toBe('{"first":[{"a":1}],"between":[{"deep":"½ × ½"},null],"last":"end"}');
  expect(jsonOf({ nothing: 'written' })).toBe('{"nothing":"written"}');
});

test('to who writes it otherwise it is what its text says, also after a text that could not be written', () => {
  const circle: Record<string, unknown> = { part: new Written('[1]') };
  circle['self'] = circle;
  expect(() => jsonOf(circle)).toThrow(/circular/i);
  expect(JSON.stringify({ part: new Written('{"a":[1]}') })).toBe('{"part":{"a":[1]}}');
});

test('a string is written as JSON writes it, whatever is in it', () => {
  for (const text of ['', 'Grès cérame', '12" × 24"', 'a\\b', 'two\nlines', '\u0000', '\u001f', '\ud800', '😀'])
    expect(quoted(text)).toBe(JSON.stringify(text));
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => quoted(text) === JSON.stringify(text)));
});
