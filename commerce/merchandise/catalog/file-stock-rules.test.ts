import { expect, test } from 'vitest';
import { isLeftAlone, stockAfterLoad } from './file-stock-rules.ts';
import type { FileStock, ShopStock } from './file-stock-rules.ts';

/** Stock as `50` or `50 A30 B20`. */
const stock = (text: string): FileStock => {
  const [quantity, ...lots] = text.split(' ');
  return {
    quantity: Number(quantity),
    lots: lots.map((lot) => ({ code: lot[0]!, quantity: Number(lot.slice(1)) })),
  };
};
const written = ({ quantity, lots }: FileStock): string =>
  [quantity, ...lots.map(({ code, quantity: of }) => `${code}${of}`)].join(' ');

const shop = (now: string, lastFile: string | null, more: Partial<ShopStock> = {}): ShopStock => ({
  ...stock(now),
  reserved: 0,
  isOfProgram: false,
  lastFile: lastFile === null ? null : stock(lastFile),
  ...more,
});

test.each([
  ['a new product', '50 A30 B20', undefined, '50 A30 B20'],
  ['nothing sold', '50 A30 B20', shop('50 A30 B20', '50 A30 B20'), '50 A30 B20'],
  ['sold since', '50 A30 B20', shop('40 A30 B10', '50 A30 B20'), '40 A30 B10'],
  ['sold out', '1', shop('0', '1'), '0'],
  ['given back by a return', '50', shop('53', '50'), '53'],
  ['the first load that records the figure', '50 A30 B20', shop('40 A20 B20', null), '40 A20 B20'],
  ['more in the file', '80', shop('40', '50'), '80'],
  ['fewer in the file', '20', shop('40', '50'), '20'],
  ['fewer in the file than are held', '0', shop('1', '1', { reserved: 1 }), '1'],
  ['back in the file', '1', shop('0', '0'), '1'],
  ['none in the file', '0', shop('40', '50'), '0'],
  ['lots of the same order written in another order', '50 B20 A30', shop('40 A20 B20', '50 A30 B20'), '40 A20 B20'],
  ['new lots that fit', '50 C10', shop('40 A20 B20', '50 A30 B20'), '40 C10'],
  ['new lots that hold more than is left', '50 C50', shop('40 A20 B20', '50 A30 B20'), '40 A20 B20'],
  ['new lots of a product without', '50 C50', shop('40', '50'), '40'],
  ['no lots any more', '50', shop('40 A20 B20', '50 A30 B20'), '40'],
  ['more in the file, of the same lots', '80 A30 B20', shop('40 A20 B20', '50 A30 B20'), '80 A20 B20'],
  ['fewer in the file than the lots hold', '10 A10', shop('40 A20 B20', '50 A10'), '10 A10'],
  ['both new', '80 A30 B50', shop('40 A20 B20', '50 A30 B20'), '80 A30 B50'],
  ['of a program', '80 A30', shop('7 P7', '50 A30', { isOfProgram: true }), '7 P7'],
] as const)('%s', (_, file, known, expected) => {
  expect(written(stockAfterLoad(stock(file), known, false))).toBe(expected);
});

test.each([
  ['sold since', '50 A30', shop('40 A20', '50 A30'), '50 A30'],
  ['held', '0', shop('1', '1', { reserved: 1 }), '1'],
] as const)('a reset writes the figures of the file: %s', (_, file, known, expected) => {
  expect(written(stockAfterLoad(stock(file), known, true))).toBe(expected);
});

test.each([
  ['50', shop('50', '50'), false],
  ['50', shop('40', '50'), true],
  ['50', shop('40', null), true],
  ['60', shop('40', '50'), false],
  ['50', shop('40', '50', { isOfProgram: true }), false],
  ['50', undefined, false],
] as const)('of %s in the file, own figures are counted where they stay', (file, known, expected) => {
  expect(isLeftAlone(stock(file), known, stockAfterLoad(stock(file), known, false))).toBe(expected);
});
