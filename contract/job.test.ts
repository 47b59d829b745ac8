import { expect, test } from 'vitest';
import {
  chipOf,
  groutCoverage,
  groutedPieces,
  isBackButtered,
  jointLitresPerM2,
  membraneCoverage,
  mortarCoverage,
  sealerCoverage,
  spacerCoverage,
  suggestedJoint,
  trimPieces,
  trowelFor,
  unitsFor,
} from './job.ts';

/** Density of cement grout in the tables, kilograms per litre. */
const DENSITY = 1.6;
const M2 = 10.7639104;
const LOSS = 1.1;

test.each([
  ['300 × 300 × 10 mm, 2 mm joint: 5 kg cover 23 to 24 m²', [300, 300, 10, 2], 5, [23, 24]],
  [
    '4 1/4 in square, 1/4 in thick, 1/8 in joint: 25 lb cover about 200 sq ft',
    [108, 108, 6.35, 3.175],
    11.34,
    [18, 19.5],
  ],
] as const)(
  'the grout table of a manufacturer: %s',
  (_name, [widthMm, lengthMm, thicknessMm, joint], kilograms, [least, most]) => {
    const piece = { widthMm, lengthMm, thicknessMm };
    const squareMetres = (groutCoverage(kilograms / DENSITY, piece, joint) / M2) * LOSS;
    expect(squareMetres).toBeGreaterThan(least);
    expect(squareMetres).toBeLessThan(most);
  },
);

const TILE = { widthMm: 298, lengthMm: 598, thicknessMm: 9 };

test('64 sq ft at 12 × 24 in with a 3 mm joint, 9 mm thick, take one bag of grout', () => {
  expect(jointLitresPerM2(TILE, 3)).toBeCloseTo(0.1358, 4);
  expect(groutCoverage(2.8, TILE, 3)).toBeCloseTo(201.8, 1);
  expect(unitsFor(64, groutCoverage(2.8, TILE, 3))).toBe(1);
  expect(unitsFor(640, groutCoverage(2.8, TILE, 3))).toBe(4);
});

test('a wider joint takes more grout', () => {
  expect(groutCoverage(2.8, TILE, 8)).toBeLessThan(groutCoverage(2.8, TILE, 3));
});

test.each([
  ['25 × 76 mm', { widthMm: 25, lengthMm: 76 }],
  ['25x76mm', { widthMm: 25, lengthMm: 76 }],
  ['51 mm', { widthMm: 51, lengthMm: 51 }],
  ['9 mm', { widthMm: 9, lengthMm: 9 }],
  ['1 in', undefined],
  ['25', undefined],
  ['0 mm', undefined],
  ['25 × 0 mm', undefined],
  ['25 × 76 × 8 mm', undefined],
  ['', undefined],
  [undefined, undefined],
])('the size of mosaic pieces %j is read as %j', (text, chip) => {
  expect(chipOf(text)).toEqual(chip);
});

const SHEET = { widthMm: 300, lengthMm: 294, thicknessMm: 6 };

test('grout is filled between the pieces of a mosaic sheet, and between whole tiles', () => {
  const chip = { widthMm: 25, lengthMm: 76 };
  const mosaic = groutedPieces(SHEET, true, chip);
  expect(mosaic).toEqual({ fewestJoints: { ...chip, thicknessMm: 6 }, mostJoints: { ...chip, thicknessMm: 6 } });
  expect(groutedPieces(TILE, false, undefined)).toEqual({ fewestJoints: TILE, mostJoints: TILE });
});

test('an unknown size of mosaic pieces is a range from 50 mm to 12 mm', () => {
  const { fewestJoints, mostJoints } = groutedPieces(SHEET, true, undefined);
  expect(fewestJoints).toEqual({ widthMm: 50, lengthMm: 50, thicknessMm: 6 });
  expect(mostJoints).toEqual({ widthMm: 12, lengthMm: 12, thicknessMm: 6 });
  expect([fewestJoints, mostJoints].map((piece) => unitsFor(64, groutCoverage(2.8, piece, 2)))).toEqual([2, 5]);
});

test.each([
  [100, 200, 6],
  [203.2, 203.2, 10],
  [300, 300, 10],
  [381, 381, 13],
  [298, 598, 13],
])('a piece of %d × %d mm takes a trowel of %d mm', (widthMm, lengthMm, trowel) => {
  expect(trowelFor({ widthMm, lengthMm, thicknessMm: 9 })).toBe(trowel);
});

test('mortar is also spread on the back of large pieces and of stone, which takes 15 % more', () => {
  const small = { ...TILE, widthMm: 100, lengthMm: 100 };
  expect([isBackButtered(TILE, false), isBackButtered(small, true), isBackButtered(small, false)]).toEqual([
    true,
    true,
    false,
  ]);
  // 40 to 50 sq ft per 50 lb with 1/2 in notches.
  expect(unitsFor(64, mortarCoverage(42, true))).toBe(2);
  expect(unitsFor(84, mortarCoverage(42, false))).toBe(2);
  expect(unitsFor(84, mortarCoverage(42, true))).toBe(3);
});

test('strips of a membrane overlap by 50 mm', () => {
  expect(membraneCoverage(53.82, 1000)).toBeCloseTo(51.13, 2);
  expect(unitsFor(51, membraneCoverage(53.82, 1000))).toBe(1);
  expect(unitsFor(52, membraneCoverage(53.82, 1000))).toBe(2);
});

test('a piece needs four spacers', () => {
  expect(spacerCoverage(200, { widthMm: 305, lengthMm: 305, thicknessMm: 8 })).toBeCloseTo(50.07, 2);
});

test('a sealer is applied in two coats', () => {
  expect(sealerCoverage(150)).toBe(75);
});

test.each([
  [6096, 610, 11],
  [6100, 610, 11],
  [0, 610, 0],
  [100, 610, 1],
])('a running length of %d mm takes pieces of %d mm: %d with cuts', (length, piece, pieces) => {
  expect(trimPieces(length, piece)).toBe(pieces);
});

test('whole units are not increased by rounding errors, and not more than a cart takes', () => {
  expect(unitsFor(0.3, 0.1)).toBe(3);
  expect(unitsFor(1e9, 1)).toBeUndefined();
  expect(unitsFor(10, 0)).toBeUndefined();
});

test('the suggested joint is at least 3 mm and at least the narrowest of the piece', () => {
  expect([suggestedJoint(2, false), suggestedJoint(undefined, false), suggestedJoint(4, false)]).toEqual([3, 3, 5]);
  expect([suggestedJoint(undefined, true), suggestedJoint(12, false)]).toEqual([2, 12]);
});
