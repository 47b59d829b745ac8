import { expect, test } from 'vitest';
import { areaRows, hasMaterials, printedAmounts, type Job, type Material } from './job-rows.ts';

const material = (role: Material['role'], sku: string, more: Partial<Material> = {}): Material =>
  ({
    role,
    parent_sku: null,
    color: null,
    fills_litres: null,
    trowels: [],
    covers_sq_ft: null,
    width_mm: null,
    length_mm: null,
    pieces: null,
    product: { sku },
    ...more,
  }) as Material;

const GROUT = material('GROUT', 'GROUT', { fills_litres: 2.8 });
const ITEMS = [
  GROUT,
  material('MORTAR', 'SMALL', { trowels: [{ trowel_mm: 10, covers_sq_ft: 65 }] }),
  material('MORTAR', 'LARGE', { trowels: [{ trowel_mm: 13, covers_sq_ft: 42 }] }),
  material('SPACER', 'TWO', { width_mm: 2, pieces: 250 }),
  material('SPACER', 'THREE', { width_mm: 3, pieces: 250 }),
  material('SEALER', 'SEALER', { covers_sq_ft: 150 }),
  material('MEMBRANE', 'MEMBRANE', { covers_sq_ft: 53.82, width_mm: 1000 }),
];
const JOB: Job = {
  areaSqFt: 64,
  piece: { widthMm: 298, lengthMm: 598, thicknessMm: 9 },
  jointMm: 3,
  isMosaic: false,
  chip: undefined,
  isStone: false,
};
const SHEET: Job = { ...JOB, piece: { widthMm: 300, lengthMm: 294, thicknessMm: 6 }, jointMm: 2, isMosaic: true };
const skusOf = (job: Job) =>
  areaRows(ITEMS, GROUT, job).map(({ material: { product }, units }) => [product.sku, units]);

test('64 sq ft of porcelain 12 × 24 in take one bag of grout, two of large-format mortar and spacers of 3 mm', () => {
  expect(skusOf(JOB)).toEqual([
    ['GROUT', 1],
    ['LARGE', 2],
    ['THREE', 1],
    ['MEMBRANE', 2],
  ]);
});

test('smaller pieces of stone take the other mortar, another joint other spacers, and a sealer', () => {
  const job = { ...JOB, piece: { widthMm: 305, lengthMm: 305, thicknessMm: 10 }, jointMm: 2, isStone: true };
  expect(skusOf(job)).toEqual([
    ['GROUT', 1],
    ['SMALL', 2],
    ['TWO', 2],
    ['SEALER', 1],
    ['MEMBRANE', 2],
  ]);
});

test.each([
  ['51 mm', { widthMm: 51, lengthMm: 51 }, [2, undefined]],
  ['16 × 76 mm', { widthMm: 16, lengthMm: 76 }, [3, undefined]],
  ['unknown', undefined, [5, 2]],
] as const)('grout for mosaic pieces of size %s', (_name, chip, [units, leastUnits]) => {
  const [grout] = areaRows(ITEMS, GROUT, { ...SHEET, chip });
  expect(grout?.units).toBe(units);
  expect(grout?.leastUnits).toBe(leastUnits);
});

test.each([
  ['known', { widthMm: 25, lengthMm: 76 }],
  ['unknown', undefined],
] as const)('the trowel of a mosaic is for its pieces, not for its sheet: size %s', (_name, chip) => {
  const mortar = material('MORTAR', 'MORTAR', {
    trowels: [
      { trowel_mm: 6, covers_sq_ft: 95 },
      { trowel_mm: 13, covers_sq_ft: 42 },
    ],
  });
  const sheet = { ...SHEET, areaSqFt: 300, piece: { widthMm: 400, lengthMm: 400, thicknessMm: 6 }, chip };
  expect(areaRows([mortar], undefined, sheet)).toMatchObject([{ trowel: 6, isButtered: false, units: 4 }]);
  expect(printedAmounts(sheet)).toMatchObject({ trowel: 6, mortarBags: 4 });
});

test('a joint without spacers of its width, and a trowel without a mortar, leave those products out', () => {
  const job = { ...JOB, piece: { widthMm: 100, lengthMm: 100, thicknessMm: 8 }, jointMm: 8 };
  expect(skusOf(job).map(([sku]) => sku)).toEqual(['GROUT', 'MEMBRANE']);
});

test('a shop that sells only trims has a list to print, with amounts by weight and number', () => {
  expect(hasMaterials({ is_stone: false, is_mosaic: false, items: [material('TRIM', 'TRIM')] })).toBe(false);
  expect(hasMaterials({ is_stone: false, is_mosaic: false, items: ITEMS })).toBe(true);
  const amounts = printedAmounts(JOB);
  expect(amounts).toMatchObject({ mortarBags: 2, trowel: 13, spacers: 136 });
  expect(amounts.groutKilograms).toBeCloseTo(1.42, 2);
  expect(amounts.leastGroutKilograms).toBe(amounts.groutKilograms);
});

test('the printed grout of a mosaic is a range unless the size of its pieces is known', () => {
  const range = printedAmounts(SHEET);
  expect(range.leastGroutKilograms).toBeCloseTo(5.02, 2);
  expect(range.groutKilograms).toBeCloseTo(20.93, 2);
  const known = printedAmounts({ ...SHEET, chip: { widthMm: 25, lengthMm: 25 } });
  expect(known.leastGroutKilograms).toBe(known.groutKilograms);
  expect(known.groutKilograms).toBeCloseTo(10.05, 2);
});
