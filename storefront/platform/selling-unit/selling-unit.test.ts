import { expect, test } from 'vitest';
import { unitPriceMessage } from './selling-unit.ts';

test.each([
  ['box', 'unit_price.per_box'],
  ['boîte', 'unit_price.per_box'],
  ['boite', 'unit_price.per_box'],
  ['slab', 'unit_price.per_slab'],
  ['tranche', 'unit_price.per_slab'],
  ['sheet', 'unit_price.per_sheet'],
  ['feuille', 'unit_price.per_sheet'],
  ['piece', 'unit_price.per_piece'],
  ['pièce', 'unit_price.per_piece'],
  ['roll', 'unit_price.each'],
  ['shoebox', 'unit_price.each'],
  ['half slab', 'unit_price.each'],
  ['big sheet', 'unit_price.each'],
  ['a piece', 'unit_price.each'],
  ['', 'unit_price.each'],
])('the price of a %s is labelled %s', (unit, message) => {
  expect(unitPriceMessage(unit)).toBe(message);
});
