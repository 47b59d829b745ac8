import { expect, test } from 'vitest';
import { usedStyles } from './used-styles.ts';

const used = (css: string, markup: string): string => usedStyles(css)(markup);

test('rules of the classes in the markup are kept in their order, states and breakpoints with them', () => {
  const css =
    'a{color:red}.card:hover .name{x:1}.menu{x:2}@media (width>=40rem){.card{x:3}.menu{x:4}}@media print{.menu{x:5}}.card[data-open]{x:6}';
  expect(used(css, '<p class="card wide"><b class="name">')).toBe(
    'a{color:red}.card:hover .name{x:1}@media (width>=40rem){.card{x:3}}.card[data-open]{x:6}',
  );
});

test('a list of selectors is kept for any of them; what stands in parentheses is not needed', () => {
  expect(used('.a,.b{x:1}.a .b{x:2}', '<i class="b">')).toBe('.a,.b{x:1}');
  expect(used('.a:not(.b,.c){x:1}.a:is(.b, .c:not(.d)) .e{x:2}', '<i class="a"><i class="e">')).toBe(
    '.a:not(.b,.c){x:1}.a:is(.b, .c:not(.d)) .e{x:2}',
  );
});

test('animations come with the rules that name them, fonts and imports always', () => {
  const css =
    '@charset "utf-8";@font-face{font-family:A}@keyframes turn{to{x:1}}@keyframes fade{to{x:2}}.a{animation:turn 1s}';
  expect(used(css, '<i class="a">')).toBe(
    '@charset "utf-8";@font-face{font-family:A}.a{animation:turn 1s}@keyframes turn{to{x:1}}',
  );
});

test('signs in strings and comments end nothing', () => {
  expect(used('/*! {;} */.a{content:"}\\"{";x:url(data:a;b)}.b{x:1}', '<i class="b">')).toBe('.b{x:1}');
  expect(used('/* { */.a{content:"}\\"{"}.b{x:1}', '<i class="a">')).toBe('.a{content:"}\\"{"}');
});

test('of one sheet each markup gets its own, again and again', () => {
  const of = usedStyles('.a{x:1}.b{x:2}.c{x:3}');
  for (let turn = 0; turn < 2; turn += 1) {
    expect(of('<i class="a"><b class="b c">')).toBe('.a{x:1}.b{x:2}.c{x:3}');
    expect(of('<i class="a"><b class="b">')).toBe('.a{x:1}.b{x:2}');
    expect(of('<i class="a b">no end class="c')).toBe('.a{x:1}.b{x:2}');
    expect(of('<i>')).toBe('');
  }
});
