import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { charactersOf } from './testing/characters-of.ts';

/** The fonts of the sample shop. */
const FONTS = join(import.meta.dirname, '../../catalogue/theme/fonts');
const sans = charactersOf(join(FONTS, 'instrument-sans.woff2'));
const serif = charactersOf(join(FONTS, 'instrument-serif.woff2'));

const textOf = (...patterns: string[]): string =>
  globSync(patterns, { exclude: ['**/node_modules/**', '**/*.test.*', '**/testing/**'] })
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
const missing = (text: string, font: ReadonlySet<string>): string[] =>
  [...new Set(text)].filter((character) => character >= ' ' && !font.has(character)).toSorted();

const usedText = textOf('{storefront,commerce,contract,server}/**/messages.json', 'catalogue/**/*.{csv,yaml,html}');

test('both fonts have every character of the messages, the products and the content', () => {
  expect(usedText).toContain('²');
  expect(usedText).toContain('⅝');
  expect(missing(usedText, sans)).toEqual([]);
  expect(missing(usedText, serif)).toEqual([]);
});

test('the text font has the characters that style sheets and components contain', () => {
  const written = textOf('storefront/**/*.{ts,tsx,css}').replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '');
  const escaped = [...written.matchAll(/(?<=')\\([\da-f]{4})/g)].map(([, code = '']) => parseInt(code, 16));
  expect(escaped).toContain(0x2713);
  expect(missing(written + String.fromCharCode(...escaped), sans)).toEqual([]);
});

test('the fonts have the characters of dates, amounts and durations', () => {
  const [from, to] = [new Date(Date.UTC(2026, 0, 5, 14)), new Date(Date.UTC(2026, 3, 7, 16))];
  const formatted = ['en-CA', 'fr-CA', 'en-US'].map((language) => {
    const date = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' });
    const amount = new Intl.NumberFormat(language, { style: 'currency', currency: 'CAD' });
    const share = new Intl.NumberFormat(language, { style: 'percent' });
    return [date.format(from), date.formatRange(from, to), amount.format(-123_456.78), share.format(0.1)].join('');
  });
  for (const font of [sans, serif]) expect(missing(formatted.join(''), font)).toEqual([]);
});

test('the fonts have all letters of Latin-1 and French, and the unit symbols', () => {
  const emails = Array.from({ length: 0x40 }, (_, index) => String.fromCharCode(0xc0 + index)).join('');
  for (const font of [sans, serif]) expect(missing(`${emails}Œœ¹²³½¼¾⅛⅜⅝⅞±≤≥′″\u202f\u2009`, font)).toEqual([]);
});

test('the fonts have no combining accents: other languages’ precomposed letters come from the families beyond Latin-1', () => {
  for (const font of [sans, serif]) expect([...font].filter((character) => /\p{M}/u.test(character))).toEqual([]);
});
