import { expect, test } from 'vitest';
import { lotsBack, lotsOfShipment, lotWords } from './lot-rules.ts';

const of = (productId: number, ...pairs: readonly (readonly [code: string, quantity: number])[]) =>
  pairs.map(([code, quantity]) => ({ productId, code, quantity }));

const line = {
  id: 7,
  productId: 1,
  quantity: 6,
  refunded: 0,
  withdrawn: 0,
  canceled: 0,
  lots: of(1, ['A', 4], ['B', 2]),
};

test('a single lot of the whole line has no quantity; otherwise each lot has its quantity', () => {
  expect(lotWords([], 2, 'en')).toEqual([]);
  expect(lotWords([{ code: 'A', quantity: 2 }], 2, 'fr')).toEqual(['Lot A']);
  expect(lotWords([{ code: 'A', quantity: 2 }], 3, 'en')).toEqual(['Lot A (2)']);
  expect(lotWords(line.lots, 6, 'fr')).toEqual(['Lots A (4), B (2)']);
});

test('shipments take lots of a line in order', () => {
  const shipments = [
    { number: 'S-1', items: [{ itemId: 7, quantity: 3 }] },
    {
      number: 'S-2',
      items: [
        { itemId: 7, quantity: 2 },
        { itemId: 8, quantity: 1 },
      ],
    },
  ];
  const order = { lines: [line], shipments };
  expect(lotsOfShipment(order, shipments[0]!, shipments[0]!.items[0]!)).toEqual(of(1, ['A', 3]));
  expect(lotsOfShipment(order, shipments[1]!, shipments[1]!.items[0]!)).toEqual(of(1, ['A', 1], ['B', 1]));
  expect(lotsOfShipment(order, shipments[1]!, shipments[1]!.items[1]!)).toEqual([]);
});

test('unshipped quantities return from the last lots of a line, shipped ones from the first', () => {
  expect(lotsBack(line, 3, 3)).toEqual(of(1, ['A', 1], ['B', 2]));
  expect(lotsBack(line, 3, 0)).toEqual(of(1, ['A', 3]));
  expect(lotsBack(line, 3, 1)).toEqual(of(1, ['B', 1], ['A', 2]));
  expect(lotsBack({ ...line, refunded: 3, withdrawn: 1 }, 2, 1)).toEqual(of(1, ['B', 1], ['A', 1]));
});

test('a refunded bundle returns the lots of its parts, multiplied by their quantity', () => {
  const part = { itemId: 1, optionId: 1, position: 0, label: 'Tile', sku: 'T', name: 'T', unitPrice: 0 };
  const made = {
    parts: [
      { ...part, productId: 1, quantity: 2 },
      { ...part, productId: 2, quantity: 1 },
    ],
  };
  const bundle = {
    ...line,
    productId: 9,
    quantity: 2,
    made: made as never,
    lots: [...of(1, ['A', 3], ['B', 1]), ...of(2, ['Z', 2])],
  };
  expect(lotsBack(bundle, 1, 1)).toEqual([...of(1, ['A', 1], ['B', 1]), ...of(2, ['Z', 1])]);
});
