import { expect, test } from 'vitest';
import { readWhole } from './testing/read-whole.ts';
import { smallCatalogue } from './testing/small-catalogue.ts';

const read = async (yaml: string) => (await readWhole(smallCatalogue({ 'search-words.yaml': yaml }))).searchWords;

test('returns no words for a folder without the file', async () => {
  expect((await readWhole(smallCatalogue())).searchWords).toEqual([]);
});

test('reads synonyms and words for products not sold, per language', async () => {
  expect(
    await read(
      'synonyms:\n  - { en: { words: [lvp], finds: [vinyl] }, fr: { words: [tuile, carrelage] } }\nnot_sold:\n  - { words: { en: [grout] }, answer: { en: No grout. } }',
    ),
  ).toEqual([
    { language: 'en', words: ['lvp'], finds: ['vinyl'], answer: null },
    { language: 'en', words: ['grout'], finds: [], answer: 'No grout.' },
    { language: 'fr', words: ['tuile', 'carrelage'], finds: [], answer: null },
  ]);
});

test.each([
  ['synonyms:\n  - { german: { words: [fliese] } }', 'search-words.yaml, line 2, synonyms.0'],
  ['synonyms:\n  - { en: { words: [] } }', 'synonyms.0.en.words: must name one word at least'],
  ['synonyms:\n  - { en: { words: lvp } }', 'synonyms.0.en.words: must be a list of texts'],
  ['synonym: []', 'search-words.yaml'],
  ['synonyms:\n  - { en: { words: ["&!"] } }', 'search-words.yaml, en: "&!" holds no word'],
  [
    'not_sold:\n  - { words: { fr: [coulis] }, answer: { en: No. } }',
    'not_sold.0.answer: has no answer in the language of its words (fr)',
  ],
  [
    'synonyms:\n  - { en: { words: [grout] } }\nnot_sold:\n  - { words: { en: [Grout] }, answer: { en: No. } }',
    '"Grout" stands among the synonyms and among what is not sold',
  ],
])('rejects %j and names its position', async (yaml, message) => {
  await expect(read(yaml)).rejects.toThrow(message);
});
