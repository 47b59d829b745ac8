import { expect, test } from 'vitest';
import { problemsOf, unusedIds } from './check.ts';

test('[ER-23] a message without French fails the build', () => {
  expect(problemsOf('cart.title', { en: 'Cart' })).toEqual(['cart.title: no French text']);
  expect(problemsOf('cart.title', { en: 'Cart', fr: 'Panier' })).toEqual([]);
});

test('[ER-23] a French text that was left in English fails the build', () => {
  expect(problemsOf('cart.title', { en: 'Your cart', fr: 'Your cart' })).toHaveLength(1);
  expect(problemsOf('brand', { en: 'Tessera', fr: 'Tessera', same: true })).toEqual([]);
});

test('[ER-23] placeholders must agree', () => {
  expect(problemsOf('a', { en: '{count} items', fr: '{nombre} articles' })).toEqual([
    'a: other placeholders in French',
  ]);
});

test('[ER-23] plurals and choices have all their forms in each language', () => {
  const en = '{count, plural, one {# box} other {# boxes}}';
  expect(problemsOf('a', { en, fr: '{count, plural, one {# boîte} other {# boîtes}}' })).toEqual([]);
  expect(problemsOf('a', { en, fr: '{count, plural, one {# boîte}}' })).toEqual([
    'a: a plural or choice without "other"',
  ]);
  expect(
    problemsOf('a', { en: '{unit, select, m2 {area} other {piece}}', fr: '{unit, select, other {pièce}}' }),
  ).toEqual(['a: other placeholders in French']);
});

test('a text for the United States differs from Canada’s and has the same placeholders', () => {
  expect(problemsOf('a', { en: 'Colour', fr: 'Couleur', us: 'Color' })).toEqual([]);
  expect(problemsOf('a', { en: 'Colour', fr: 'Couleur', us: 'Colour' })).toHaveLength(1);
  expect(problemsOf('a', { en: '{count} colours', fr: '{count} couleurs', us: 'colors' })).toEqual([
    'a: other placeholders in the United States',
  ]);
});

test('enforces the French typography of Québec', () => {
  expect(problemsOf('a', { en: 'Total: 4', fr: 'Total : 4' })).toHaveLength(1);
  expect(problemsOf('a', { en: 'Total: 4', fr: 'Total\u00A0: 4' })).toEqual([]);
  expect(problemsOf('a', { en: 'Really?', fr: 'Vraiment\u00A0?' })).toHaveLength(1);
  expect(problemsOf('a', { en: 'The order', fr: "L'ordre" })).toHaveLength(1);
});

test('[ER-23] an id that no source names is unused', () => {
  expect(unusedIds(['a.b', 'c.d'], `t('a.b')`)).toEqual(['c.d']);
});
