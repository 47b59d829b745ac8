import { expect, test } from 'vitest';
import { policyWarnings } from './policy-warnings.ts';

test('a clean document has no warnings', () => {
  const html =
    '<!doctype html><p class="a" data-style="x">1 < 2 &amp; 3</p><!-- <p style="x"> --><script type="application/ld+json">{"onclick":"<p style=x>"}</script><script nonce="n">a()</script><script type="module" src="/assets/a.js"></script>';
  expect(policyWarnings(html, 'n')).toEqual([]);
});

test.each([
  ['<p style="color:red">', /style attribute/],
  ["<p style='color:red'>", /style attribute/],
  ['<img src="/a.png" onerror="a()">', /event handler attribute onerror/],
  ['<a href=" javascript:a()">', /javascript: address/],
  ['<script src="https://cdn.example/a.js"></script>', /another origin/],
  ['<script>a()</script>', /inline script without the nonce/],
  ['<style>a{}</style>', /inline style without the nonce/],
])('%s is reported', (html, expected) => {
  expect(policyWarnings(html, 'n')).toEqual([expect.stringMatching(expected)]);
});
