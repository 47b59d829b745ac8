import { expect, test } from 'vitest';
import { unitPriceMessage } from './selling-unit.ts';

test.each([
  ['box', 'cart.line.per_box'],
  ['boîte', 'cart.line.per_box'],
  ['boite', 'cart.line.per_box'],
  ['slab', 'cart.line.per_slab'],
  ['tranche', 'cart.line.per_slab'],
  ['sheet', 'cart.line.per_sheet'],
  ['feuille', 'cart.line.per_sheet'],
  ['piece', 'cart.line.per_piece'],
  ['pièce', 'cart.line.per_piece'],
  ['roll', 'cart.line.each'],
  ['shoebox', 'cart.line.each'],
  ['half slab', 'cart.line.each'],
  ['big sheet', 'cart.line.each'],
  ['a piece', 'cart.line.each'],
  ['', 'cart.line.each'],
])('the price of a %s is said as %s', (unit, message) => {
  expect(unitPriceMessage(unit)).toBe(message);
});
