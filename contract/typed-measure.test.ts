import { describe, expect, test } from 'vitest';
import { toNumber } from './decimal.ts';
import { typedArea, typedLength } from './typed-measure.ts';

const NNBSP = '\u202F';
const area = (text: string, tag = 'en-CA', unit: 'sqft' | 'm2' = 'sqft'): number | undefined => {
  const found = typedArea(text, tag, unit);
  return found && Math.round(toNumber(found) * 1e6) / 1e6;
};

describe('an area in square feet', () => {
  test.each([
    ['120', 120],
    ['1,200.5', 1200.5],
    ['120 sq ft', 120],
    ['120 sq. ft.', 120],
    ['120sqft', 120],
    ['120 ft²', 120],
    ['120 square feet', 120],
    ['12 x 10', 120],
    ['12 × 10', 120],
    ['12X10', 120],
    ['12 * 10', 120],
    ['12 by 10', 120],
    ["12' x 10'", 120],
    ['12’ × 10’', 120],
    ['12 ft x 10 ft', 120],
    ['12 x 10 ft', 120],
    ['12 feet by 10', 120],
    ['12 ft 6 in x 10 ft', 125],
    ["12' 6\" x 10'", 125],
    ['12′ 6″ × 10′', 125],
    ["12'6'' x 10'", 125],
    ["12' 6 x 10'", 125],
    [`12'-6" x 10'-0"`, 125],
    ["12' – 6″ × 10′", 125],
    ['12-1/2 x 10', 125],
    ['12 1/2 x 10', 125],
    ['12½ x 10', 125],
    ['12½ × 10', 125],
    ['1/2 x 10', 5],
    ['150 in x 120 in', 125],
    ["12' 6 1/2\" x 10'", 125.416667],
    ['12 x 10 + 5 x 3', 135],
    ['120 + 15 sq ft', 135],
    ['10 m2', 107.639104],
    ['3 m x 4 m', 129.166925],
    ['0', 0],
  ])('%s', (text, square) => {
    expect(area(text)).toBe(square);
  });
});

describe('an area in square metres, in French', () => {
  test.each([
    ['12,5', 12.5],
    [`1${NNBSP}200 m²`, 1200],
    ['12,5 m2', 12.5],
    ['12 mètres carrés', 12],
    ['3,5 m x 4 m', 14],
    ['3,5 × 4', 14],
    ['3,5 m par 4', 14],
    ['3 m 50 x 4 m', 14],
    ['350 x 400 cm', 14],
    ['3 500 mm × 4 000 mm', 14],
    ['12 pi 6 po x 10 pi', 11.61288],
    ['125 pi²', 11.61288],
    ['125 pieds carrés', 11.61288],
  ])('%s', (text, square) => {
    expect(area(text, 'fr-CA', 'm2')).toBe(square);
  });
});

test.each([
  '',
  ' ',
  'abc',
  '12 ft 6 in',
  '3.5 m',
  '12 x',
  'x 10',
  '2 x 3 x 4',
  '12 6 x 10',
  '12 x 10 +',
  '-5',
  '3 ft 2 ft x 4',
  '5/4 x 2',
  '12 kg x 10',
  '12ftx',
  '1/0 x 2',
  '12 x 10 sq ft',
])('no area: %j', (text) => {
  expect(area(text)).toBeUndefined();
});

test('a third of a foot tips no box over', () => {
  const found = typedArea("12' 4\" x 10'", 'en-CA', 'sqft');
  expect(found).toEqual({ digits: 123_333_333_333n, scale: 9 });
});

describe('a length in millimetres', () => {
  test.each([
    ['26', 'in', 660.4],
    ['26 1/2', 'in', 673.1],
    ['26½"', 'in', 673.1],
    ['2\' 6"', 'in', 762],
    ['26-1/2"', 'in', 673.1],
    ['2\'-2 1/2"', 'mm', 673.1],
    ['650', 'mm', 650],
    ['65 cm', 'in', 650],
    ['26 po', 'mm', 660.4],
    ['1.2 m', 'mm', 1200],
  ] as const)('%s in %s', (text, unit, millimetres) => {
    expect(typedLength(text, 'en-CA', unit)).toBeCloseTo(millimetres, 6);
  });

  test.each(['', '0', 'abc', '12 x 10', '-4', '12 12', '12-12', '26-'])('none: %j', (text) => {
    expect(typedLength(text, 'en-CA', 'mm')).toBeUndefined();
  });
});
