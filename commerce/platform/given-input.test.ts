import { expect, test } from 'vitest';
import { checkGivenInput } from './given-input.ts';

test('U+0000 is refused in texts, lists and keys, and other characters are not', () => {
  for (const value of ['\0', 'a\0b', ['x', ['\0']], { a: { b: '\0' } }, { 'a\0': 1 }])
    expect(() => checkGivenInput(value)).toThrow('U+0000');
  for (const value of ['', '\\u0000', '0', 0, null, undefined, true, [], { a: [1, null, 'x'] }])
    expect(() => checkGivenInput(value)).not.toThrow();
});

test('deeply nested input is refused before it is walked', () => {
  const deep = JSON.parse(`${'['.repeat(40_000)}${']'.repeat(40_000)}`) as unknown;
  expect(() => checkGivenInput(deep)).toThrow('nested too deeply');
});
