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

test('splits words at all signs except letters and digits, including both kinds of apostrophe', () => {
  expect(wordsOf("  salle d’eau, l'ardoise/mat-12  ")).toEqual(['salle', 'd', 'eau', 'l', 'ardoise', 'mat', '12']);
  expect(wordsOf(' ,;! ')).toEqual([]);
});

test.each([
  ['12 x 24', ['12x24']],
  ['12×24', ['12x24']],
  ['12" × 24"', ['12x24in']],
  ['12″x24', ['12x24in']],
  ['12” x 24', ['12x24in']],
  ['12 pouces par 24 pouces', ['12x24in']],
  ['1 ft x 2 ft', ['12x24in']],
  ['30 × 60 cm', ['300x600mm']],
  ['60 x 60 x 2 cm', ['60x60', '20mm']],
  ['½ x 8 in', ['0.5x8in']],
  ['20 mm', ['20mm']],
  ['carreau 24 po mat', ['carreau', '24in', 'mat']],
  ['tile 2 x 2 matte', ['tile', '2x2', 'matte']],
  ['600x1200', ['600x1200']],
  ['a12 x 24', ['a12', 'x', '24']],
  ['12 x 24b', ['12', 'x', '24b']],
  ['12 by 24', ['12x24']],
])('%j is read as %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('twelve words count, and 128 characters', () => {
  expect(wordsOf('a b c d e f g h i j k l m n')).toHaveLength(12);
  expect(wordsOf(`${'x'.repeat(127)} y z`)).toEqual(['x'.repeat(127)]);
  expect(wordsOf('x'.repeat(200))).toEqual(['x'.repeat(128)]);
});
