import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHtml, unescapeHtml } from './escape-html.ts';

test('escapes every character that could end a text or a quoted attribute', () => {
  expect(escapeHtml(`<a title="it's">&amp;`)).toBe('&lt;a title=&quot;it&#39;s&quot;&gt;&amp;amp;');
});

test('any text is restored, and its encoded form has none of the five characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const html = escapeHtml(text);
      expect(html.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, '')).not.toMatch(/[&<>"']/);
      expect(unescapeHtml(html)).toBe(text);
    }),
  );
});
