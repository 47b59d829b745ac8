import { expect, test } from 'vitest';
import { plain, wordsOf } from './search-words.ts';

test('text is compared in lower case, without accents, marks and ligatures', () => {
  expect(['GRÈS Cérame', 'Œuvre', 'Æon', 'nai\u0308ve', 'Noël'].map(plain)).toEqual([
    'gres cerame',
    'oeuvre',
    'aeon',
    'naive',
    'noel',
  ]);
});

test('words are split at what is no letter and no digit, apostrophes of both kinds among it', () => {
  expect(wordsOf("  salle d’eau, l'ardoise/mat-12  ")).toEqual(['salle', 'd', 'eau', 'l', 'ardoise', 'mat', '12']);
  expect(wordsOf(' ,;! ')).toEqual([]);
});

test.each([
  ['12 x 24', ['12x24']],
  ['12×24', ['12x24']],
  ['12" × 24"', ['12x24']],
  ['12″x24', ['12x24']],
  ['12” x 24', ['12x24']],
  ['tile 2 x 2 matte', ['tile', '2x2', 'matte']],
  ['4000 x 24', ['4000', 'x', '24']],
  ['24 x 4000', ['24', 'x', '4000']],
  ['a12 x 24', ['a12', 'x', '24']],
  ['12 x 24b', ['12', 'x', '24b']],
  ['12 by 24', ['12', 'by', '24']],
])('%j is read as %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('twelve words count, and 128 characters', () => {
  expect(wordsOf('a b c d e f g h i j k l m n')).toHaveLength(12);
  expect(wordsOf(`${'x'.repeat(127)} y z`)).toEqual(['x'.repeat(127)]);
  expect(wordsOf('x'.repeat(200))).toEqual(['x'.repeat(128)]);
});
