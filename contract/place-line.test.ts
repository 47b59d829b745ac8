import { expect, test } from 'vitest';
import { placeLine, streetIn } from './place-line.ts';

const laval = { street: '2940 montée du Carrelage', city: 'Laval', postcode: 'H7P 0B2' };

test('an address is written as its language writes it', () => {
  expect(placeLine('en', { ...laval, region: 'QC' })).toBe('2940 montée du Carrelage, Laval, QC H7P 0B2');
  expect(placeLine('fr', { ...laval, region: 'Québec' })).toBe('2940, montée du Carrelage, Laval (Québec) H7P 0B2');
  expect(placeLine('fr', { ...laval, street: '', region: '', postcode: '' })).toBe('Laval');
  expect(placeLine('fr', { ...laval, street: '', region: '' })).toBe('Laval H7P 0B2');
  expect(placeLine('fr', { ...laval, street: '', city: '', region: 'Québec' })).toBe('Québec H7P 0B2');
  expect(placeLine('en', { street: '', city: 'Laval', region: '', postcode: '' })).toBe('Laval');
  expect(placeLine('en', { street: '', city: 'Laval', region: '', postcode: 'H7P' })).toBe('Laval, H7P');
});

test('a comma follows the number of a French street, once, and of no other', () => {
  expect(
    [
      '1187 rue des Carriers',
      '1187, rue des Carriers',
      '12B Boulevard Talbot',
      '88 Kilnworks Avenue',
      'rue du Grès',
      'Tour 2 place Laurier',
    ].map((street) => streetIn('fr', street)),
  ).toEqual([
    '1187, rue des Carriers',
    '1187, rue des Carriers',
    '12B, Boulevard Talbot',
    '88 Kilnworks Avenue',
    'rue du Grès',
    'Tour 2 place Laurier',
  ]);
  expect(streetIn('en', '1187 rue des Carriers')).toBe('1187 rue des Carriers');
});
