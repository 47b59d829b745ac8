import { expect, test } from 'vitest';
import { filesOfPage, inlineCode } from './page-files.ts';

const html = `<!doctype html><link rel="stylesheet" href="/assets/a.css"><link href=/assets/b.js rel=modulepreload>
<link rel="icon" href="/favicon.svg"><script type="module" src="/assets/c.js"></script><script src='https://elsewhere.example/x.js'></script>
<script type="application/json">{"data":1}</script><script type="application/ld+json">{}</script><script>go()</script><style>p{}</style>`;

test('finds what a page makes the browser load at once', () => {
  expect(filesOfPage(html)).toEqual({ scripts: ['/assets/b.js', '/assets/c.js'], styles: ['/assets/a.css'] });
});

test('counts inline code but not inline data', () => {
  expect(inlineCode(html)).toEqual({ scripts: 'go()', styles: 'p{}' });
});
