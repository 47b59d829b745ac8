import { expect, test } from 'vitest';
import { createVocabulary } from './vocabulary.ts';

const vocabulary = createVocabulary([
  { words: ['Antidérapant', 'non glissant'], finds: ['plancher de douche'], answer: null },
  { words: ['tuile', 'carrelage'], finds: ['carreau'], answer: null },
  { words: ['tuile de vinyle'], finds: ['vinyle'], answer: null },
  { words: ['coulis'], finds: [], answer: 'Pas de coulis.' },
]);
const units = (...words: string[]) => vocabulary.read(words).units.map((unit) => unit.map((way) => way.join(' ')));

test('a phrase is searched with its synonyms and with the terms that they map to', () => {
  expect(units('tuile', 'noire')).toEqual([['tuile', 'carrelage', 'carreau'], ['noire']]);
  expect(units('non', 'glissant')).toEqual([['non glissant', 'antiderapant', 'plancher de douche']]);
  expect(units('noire')).toEqual([['noire']]);
});

test('plural and feminine are the same word', () => {
  for (const word of ['tuiles', 'carrelages']) expect(units(word)[0]?.slice(1)).toContain('carreau');
  for (const word of ['antiderapante', 'antiderapantes', 'antiderapants'])
    expect(units(word)[0]?.slice(1)).toContain('plancher de douche');
});

test('the longest phrase counts', () => {
  expect(units('tuile', 'de', 'vinyle', 'mate')).toEqual([['tuile de vinyle', 'vinyle'], ['mate']]);
  expect(units('tuile', 'de', 'verre')).toEqual([['tuile', 'carrelage', 'carreau'], ['de'], ['verre']]);
});

test('words of products that are not sold give a note, wherever they occur', () => {
  expect(vocabulary.read(['coulis']).notSold).toBe('Pas de coulis.');
  expect(vocabulary.read(['coulis', 'gris']).notSold).toBe('Pas de coulis.');
  expect(vocabulary.read(['carrelage', 'gris']).notSold).toBeNull();
});
