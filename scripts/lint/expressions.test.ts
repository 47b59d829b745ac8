import { expect, test } from 'vitest';
import { isSlow } from './expressions.ts';

test.each([
  ['blanks around a sign', /\s*;\s*/],
  ['blanks at the end', /\s+$/],
  ['a sign at the end', /\/+$/g],
  ['a word at the end', /(?:%20)+$/],
  ['everything before a sign', /.*@/],
  ['two quantifiers side by side', /^\s*(\d*)\s*$/],
  ['two that share characters', /^([\w-]+):\s*(.+)$/],
  ['a quantifier of a quantifier', /^(a+)+$/],
  ['alternatives that share characters', /^(?:a|a)*$/],
  ['alternatives that make each other', /^(?:ab|a|b)*$/],
  ['an email address', /[^\s@]+@[^\s@]+\.[^\s@]+/],
  ['a comment', /\/\*[\s\S]*?\*\//g],
  ['a comment of HTML', /<!--[^]*?-->/],
  ['a tag', /<[a-z][^>]*>/gi],
  ['a named tag', /<path[^>]*>/],
  ['an attribute of a tag', /<a\b[^>]*?\shref="[^"]*"/],
  ['a rule of CSS', /([^{}]+)\{((?:[^{}]|\{[^{}]*\})*)\}/g],
  ['a placeholder', /\{\{(\w+)\s*([^{}]*)\}\}/],
  ['a word between two quantifiers', /^https:\/\/\S*\{number\}\S*$/],
  ['a text in a lookahead', /\{\{(?!\w+\s*[^{}]*\}\})/],
  ['a line break between blanks', />\s*\n\s*(?=<)/],
  ['a lazy quantifier before blanks', /^(.*?)\s*(?:\[[A-Z]{3}\])?$/],
  ['thousands', /\B(?=(\d{3})+$)/g],
  ['an optional part between two of a kind', /^\d+(?:\.\d*)?\d+$/],
])('%s can be slow: %s', (_, { source, flags }) => {
  expect(isSlow(source, flags)).toBe(true);
});

test.each([
  ['digits', /^\d+$/],
  ['a price', /^\d{1,12}\.\d{2}$/],
  ['blanks, however many', /\s+/g],
  ['a tag that holds no other', /<[a-z][^<>]*>/gi],
  ['a placeholder whose name ends', /\{\{(\w+)([^{}\w][^{}]*)?\}\}/g],
  ['the end of a run only', /(?<!\/)\/+$/],
  ['what follows a sign', /#(.*)/],
  ['words between commas', /^\w+(?:,\w+)*$/],
  ['a quoted text', /"[^"]*"/],
  ['a text in a lookahead that stops at a brace', /\{\{(?=\w)(?![^{}]*\}\})/g],
  ['a first letter', /^[^]*$/],
])('%s is quick: %s', (_, { source, flags }) => {
  expect(isSlow(source, flags)).toBe(false);
});

test('an expression with a backreference is not judged, and counts as slow', () => {
  expect(isSlow(String.raw`^(a)b*\1$`, '')).toBe(true);
});
