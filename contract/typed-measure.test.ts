import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toNumber } from './decimal.ts';
import { typedArea, typedLength } from './typed-measure.ts';
import { typedSizes } from './typed-size.ts';

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
    ['120 sf', 120],
    ['120 SF.', 120],
    ['120 s.f.', 120],
    ['120sf', 120],
    ['15 sq yd', 135],
    ['15 sq. yds.', 135],
    ['15 yd²', 135],
    ['15 yd2', 135],
    ['15 square yards', 135],
    ['5 yd x 3 yd', 135],
    ['120 ft^2', 120],
    ['120 ft 2', 120],
    ['17,280 sq in', 120],
    ['12x10 and 5x4', 140],
    ['12x10 & 5x4', 140],
    ['12x10; 5x4', 140],
    ['12x10, 5x4', 140],
    ['12x10\n5x4', 140],
    ['12x10 5x4', 140],
    ['12 x 10 plus 20', 140],
    ["12' x 10' + 5' x 4'", 140],
    ['12ftx10ft', 120],
    ['10 + 15 m2', 269.09776],
    ['0,500', 0.5],
    ['1.000', 1],
    ['1,000', 1000],
    ['\uFF11\uFF12\uFF10', 120],
    ['\u0661\u0662\u0660', 120],
    ['12\u00A0\u00D7\u00A010', 120],
    ['12-foot by 10-foot', 120],
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
    ['125 pi. ca.', 11.61288],
    ['125 p.c.', 11.61288],
    ['125 p. c.', 11.61288],
    ['125 pc', 11.61288],
    ['125 pi ca', 11.61288],
    ['125 PI2', 11.61288],
    ['10 m carrés', 10],
    ['10 m. carrés', 10],
    ['10 mètres carrés', 10],
    ['10 metres carres', 10],
    ['10 m\u00B2', 10],
    ['100 000 cm²', 10],
    ['10 000 000 mm²', 10],
    ['3 x 4 et 2 x 1', 14],
    ['3 x 4 ; 2 x 1', 14],
    ['3,5 sur 4', 14],
    ['0,500', 0.5],
    ['1.000', 1],
    ['1,000', 1],
    ['1.200,5', 1200.5],
    ['10 verges carrées', 8.361274],
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
  '12 x 10 and',
  'and 5 x 4',
  '12 x 10 6',
  '12 x 10 and 6 ft',
  '1e3',
  '-12 x 10',
  '12 x -10',
  '10 m3',
  '20 cubic feet',
  '1.2.3',
  Array.from({ length: 51 }, () => '1x1').join('+'),
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

describe('sizes in a text', () => {
  const inch = (...sides: number[]) => ({ sides: sides.map((side) => ({ mm: side * 25.4 })) });
  const mm = (...sides: number[]) => ({ sides: sides.map((side) => ({ mm: side })) });
  const bare = (...sides: number[]) => ({ sides: sides.map((side) => ({ bare: side })) });

  test.each([
    ['12x24', [bare(12, 24)]],
    ['12 × 24', [bare(12, 24)]],
    ['12in x 24in', [inch(12, 24)]],
    ['12 x 24 inches', [inch(12, 24)]],
    ['12" x 24', [inch(12, 24)]],
    ['12″ × 24″', [inch(12, 24)]],
    ["12'' x 24''", [inch(12, 24)]],
    ['12-inch by 24-inch', [inch(12, 24)]],
    ['12 po x 24 po', [inch(12, 24)]],
    ['12 po. par 24 po', [inch(12, 24)]],
    ['12 pouces sur 24 pouces', [inch(12, 24)]],
    ['1 ft x 2 ft', [inch(12, 24)]],
    ["1' x 2'", [inch(12, 24)]],
    ['1 pi x 2 pi', [inch(12, 24)]],
    ['30cm x 60cm', [mm(300, 600)]],
    ['30 x 60 cm', [mm(300, 600)]],
    ['0,3 m x 0,6 m', [mm(300, 600)]],
    ['300 mm * 600 mm', [mm(300, 600)]],
    ['12inx24in', [inch(12, 24)]],
    ['½ x 12 in', [inch(0.5, 12)]],
    ['2-1/2 x 8"', [inch(2.5, 8)]],
    ['20mm', [mm(20)]],
    ['2 cm', [mm(20)]],
    ['24"', [inch(24)]],
    ['60 x 60 x 2 cm', [{ sides: [{ bare: 60 }, { bare: 60 }, { mm: 20 }] }]],
    ['12 x 24 x 3/8"', [inch(12, 24, 0.375)]],
    ['Porcelain 12x24 Matte', ['porcelain ', bare(12, 24), ' matte']],
    ['carreau 30 x 60 cm, 20 mm', ['carreau ', mm(300, 600), ', ', mm(20)]],
  ])('%j', (text, sizes) => {
    const round = (part: ReturnType<typeof typedSizes>[number]) =>
      typeof part === 'string'
        ? part
        : { sides: part.sides.map((side) => ('mm' in side ? { mm: Math.round(side.mm * 1e6) / 1e6 } : side)) };
    expect(
      typedSizes(text)
        .filter((part) => part !== '')
        .map(round),
    ).toEqual(sizes.map((size) => (typeof size === 'string' ? size : round(size))));
  });

  test.each([
    '12',
    'a12 x 24',
    '12 x 24b',
    'r10',
    'cal-12-pol',
    'l’ardoise',
    '20 m2',
    '12 sq ft',
    'mm',
    'x',
    '2601-06',
  ])('none: %j', (text) => {
    expect(typedSizes(text).every((part) => typeof part === 'string')).toBe(true);
  });
});

const WORDS = [
  '1',
  '12',
  '½',
  '3/4',
  '1/0',
  '1 200',
  'x',
  'by',
  'in',
  '"',
  "'",
  'ft',
  'po',
  'm',
  'm²',
  'sq',
  'ft',
  '+',
  ';',
  ',',
  '.',
  '-',
  'é',
  '٣',
];
const measure = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom(...WORDS, ' ')).map((list) => list.join('')),
);

test('any text is read or refused, and never throws', () => {
  fc.assert(
    fc.property(measure, fc.constantFrom('en-CA', 'fr-CA'), (text, tag) => {
      const found = typedArea(text, tag, 'sqft');
      const length = typedLength(text, tag, 'in');
      expect(found === undefined || found.digits >= 0n).toBe(true);
      expect(length === undefined || length > 0).toBe(true);
      expect(typedSizes(text).length).toBeGreaterThan(0);
    }),
    { numRuns: 2000 },
  );
});

test('spaces, capitals and the kind of "by" change nothing', () => {
  const number = fc.integer({ min: 1, max: 999 });
  fc.assert(
    fc.property(number, number, fc.constantFrom('x', ' X ', '×', ' * ', ' by ', ' par '), (long, wide, by) => {
      expect(area(`${long}${by}${wide} FT`)).toBe(long * wide);
    }),
  );
});

test.each(['1', '1 ', '1/', '1,', '1 1/2 ', '1x', "1'", '12 ft ', ' ', '.', '1-', 'x', '1+'])(
  'a very long text of %j takes no time that grows with its square',
  (part) => {
    const time = (length: number): number => {
      const text = `${part.repeat(length / part.length)}b`;
      const start = performance.now();
      typedArea(text, 'en-CA', 'sqft');
      typedLength(text, 'en-CA', 'in');
      typedSizes(text);
      return performance.now() - start;
    };
    time(5000);
    expect(time(30_000)).toBeLessThan(2000);
  },
);
