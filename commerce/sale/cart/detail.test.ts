import { expect, test } from 'vitest';
import { cargoOf } from './detail.ts';
import { line, sellable } from './testing/model.ts';

const slab = (yard: string | null) =>
  line({ sellable: sellable({ weightGrams: 90_000, slab: { yard, isUnique: true } }), quantity: 1 });

test('the shipping weight is the sum of its units', () => {
  const lines = [line(), line({ quantity: 2, sellable: sellable({ weightGrams: 400 }) })];
  expect(cargoOf(lines)).toEqual({ weightGrams: 45_800, slabYards: [], hasOthers: true, samples: null });
});

test('weighs samples separately and states whether the cart has only samples', () => {
  const sample = line({ quantity: 3, sellable: sellable({ sku: 'TILE-SMP', weightGrams: 250 }) });
  expect(cargoOf([sample])).toMatchObject({ weightGrams: 750, samples: { weightGrams: 750, isAll: true } });
  expect(cargoOf([line(), sample])).toMatchObject({ samples: { weightGrams: 750, isAll: false } });
});

test('lists each slab yard once; a slab without a yard is its own entry', () => {
  expect(cargoOf([slab('montreal'), slab(null), slab('calgary'), slab('montreal')])).toEqual({
    weightGrams: 360_000,
    slabYards: ['montreal', null, 'calgary'],
    hasOthers: false,
    samples: null,
  });
  expect(cargoOf([slab('montreal'), line()])).toMatchObject({ slabYards: ['montreal'], hasOthers: true });
});
