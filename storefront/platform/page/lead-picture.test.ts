import { expect, test } from 'vitest';
import { leadPictureLinks } from './lead-picture.ts';

const IMAGE =
  '<img class="i" src="/w.webp?a&amp;b" srcSet="/w.webp?1 1w" sizes="100vw" loading="eager" fetchPriority="high"/>';
const SOURCE =
  '<source media="(max-width: 768px)" srcSet="/n.webp?1 1w, /n.webp?2 2w" sizes="88vw" width="1" height="1"/>';
const LAZY = '<picture><img src="/l.webp" srcSet="/l.webp 1w" loading="lazy"/></picture>';

test('the picture a page begins with is asked for in the widths, the cut and under the conditions of its markup', () => {
  expect(leadPictureLinks(`<p>x</p>${LAZY}<picture class="p">${SOURCE}${IMAGE}</picture>`)).toBe(
    '<link rel="preload" as="image" imagesrcset="/n.webp?1 1w, /n.webp?2 2w" imagesizes="88vw" media="(max-width: 768px)" fetchpriority="high">' +
      '<link rel="preload" as="image" imagesrcset="/w.webp?1 1w" imagesizes="100vw" media="not all and (max-width: 768px)" fetchpriority="high">',
  );
});

test('a picture of one cut is asked for everywhere, and one of one file by its address', () => {
  expect(leadPictureLinks(`<picture>${IMAGE}</picture>`)).toBe(
    '<link rel="preload" as="image" imagesrcset="/w.webp?1 1w" imagesizes="100vw" fetchpriority="high">',
  );
  expect(leadPictureLinks('<picture><img src="/a.svg?b&amp;c" fetchPriority="high"/></picture>')).toBe(
    '<link rel="preload" as="image" href="/a.svg?b&amp;c" fetchpriority="high">',
  );
});

test('a page of lazy pictures, or of pictures that React links itself, has no such link', () => {
  expect(leadPictureLinks(`${LAZY}${IMAGE}${LAZY}`)).toBe('');
});
