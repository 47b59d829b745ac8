import { expect, test } from 'vitest';
import { asciiPart } from './ascii-part.ts';

const bodyOf = (html: string): string | undefined => asciiPart(html)?.raw.split('\r\n\r\n')[1];

test('letters beyond ASCII are references, whatever their place, and attributes begin on a new line', () => {
  expect(bodyOf('<p class="a">Été\n<img alt="à 12 × 24 𝟐"></p>')).toBe(
    '<p\r\nclass="a">&#201;t&#233;\r\n<img\r\nalt="&#224; 12 &#215; 24 &#120784;"></p>',
  );
});

test('what cannot be written so is left to the mail library: a letter beyond ASCII in a sheet, a line of more than 998', () => {
  expect(asciiPart('<style>a{content:"é"}</style><p>é</p>')).toBeUndefined();
  expect(asciiPart('<style>a{content:"e"}</style><p>é</p>')).toBeDefined();
  expect(asciiPart(`<p>${'a'.repeat(995)}</p>`)).toBeUndefined();
  expect(asciiPart('a'.repeat(998))).toBeDefined();
});
