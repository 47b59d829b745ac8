import { assert, boolean, array, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { pack, type Layout, type Piece } from './pack.ts';

const SLAB = { length: 2970, width: 1800 };
const side = integer({ min: 1, max: 4000 });
const piece = record({ length: side, width: side });
const questions = record({
  slab: record({ length: integer({ min: 500, max: 3500 }), width: integer({ min: 500, max: 2000 }) }),
  pieces: array(piece, { maxLength: 14 }),
  kerf: integer({ min: 0, max: 10 }),
  mayTurn: boolean(),
});

/** Problems of a layout. */
const faultsOf = ({ placed, left }: Layout, slab: Piece, pieces: readonly Piece[], kerf: number, mayTurn: boolean) => [
  ...placed.flatMap(({ x, y, length, width, piece: index, isTurned }) => {
    const requested = pieces[index]!;
    const matchesRequest = isTurned
      ? mayTurn && length === requested.width && width === requested.length
      : length === requested.length && width === requested.width;
    return [
      ...(x >= 0 && y >= 0 && x + length <= slab.length && y + width <= slab.width ? [] : [`${index} off the slab`]),
      ...(matchesRequest ? [] : [`${index} not as asked`]),
    ];
  }),
  ...placed.flatMap((one, at) =>
    placed.slice(at + 1).flatMap((other) => {
      const apart = Math.max(
        other.x - (one.x + one.length),
        one.x - (other.x + other.length),
        other.y - (one.y + one.width),
        one.y - (other.y + other.width),
      );
      return apart >= kerf ? [] : [`${one.piece} and ${other.piece} closer than a cut`];
    }),
  ),
  ...([...placed.map(({ piece: index }) => index), ...left].sort((a, b) => a - b).join() ===
  pieces.map((_, index) => index).join()
    ? []
    : ['a piece lost or doubled']),
];

test('every layout fits on the slab, has gaps for cuts, rotates only where allowed, and contains each piece once', () => {
  assert(
    property(questions, ({ slab, pieces, kerf, mayTurn }) => {
      expect(faultsOf(pack(slab, pieces, { kerf, mayTurn }), slab, pieces, kerf, mayTurn)).toEqual([]);
    }),
    { numRuns: 400 },
  );
});

test('places a piece if and only if it fits on the slab', () => {
  assert(
    property(piece, boolean(), integer({ min: 0, max: 10 }), ({ length, width }, mayTurn, kerf) => {
      const fits = length <= SLAB.length && width <= SLAB.width;
      const fitsTurned = mayTurn && width <= SLAB.length && length <= SLAB.width;
      expect(pack(SLAB, [{ length, width }], { kerf, mayTurn }).placed).toHaveLength(fits || fitsTurned ? 1 : 0);
    }),
  );
});

test('places all strips that fill the slab with their cuts, and no more', () => {
  assert(
    property(integer({ min: 1, max: 12 }), integer({ min: 0, max: 8 }), (count, kerf) => {
      const width = Math.floor((SLAB.width - kerf * (count - 1)) / count);
      const strips = Array.from({ length: count }, () => ({ length: SLAB.length, width }));
      expect(pack(SLAB, strips, { kerf, mayTurn: false }).left).toEqual([]);
      const more = Array.from({ length: count + 1 }, () => ({ length: SLAB.length, width }));
      expect(pack(SLAB, more, { kerf, mayTurn: false }).placed).toHaveLength(
        Math.min(count + 1, Math.floor((SLAB.width + kerf) / (width + kerf))),
      );
    }),
  );
});

test('a piece of 106 in. fits on 117 usable in., but not on 104', () => {
  const counter = { length: 106 * 25.4, width: 26 * 25.4 };
  expect(pack(SLAB, [counter], { kerf: 4, mayTurn: false }).left).toEqual([]);
  expect(pack({ length: 104 * 25.4, width: 1800 }, [counter], { kerf: 4, mayTurn: true }).left).toEqual([0]);
});

test('an island and two counters with backsplashes fit on one slab', () => {
  const kitchen = [
    { length: 2400, width: 650 },
    { length: 1900, width: 650 },
    { length: 1000, width: 650 },
    { length: 2400, width: 100 },
    { length: 1900, width: 100 },
  ];
  expect(pack(SLAB, kitchen, { kerf: 4, mayTurn: false }).left).toEqual([]);
});
