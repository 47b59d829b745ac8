/**
 * All values have one unit of length, such as millimetres; x and y start at the upper left corner, x runs along the
 * length.
 */
export type Piece = { length: number; width: number };
export type Placed = Piece & {
  /** Index of the requested piece. */
  piece: number;
  x: number;
  y: number;
  isTurned: boolean;
};
export type Layout = { placed: readonly Placed[]; left: readonly number[] };

type Rect = { x: number; y: number; length: number; width: number };
type Options = { kerf: number; mayTurn: boolean };

/** More pieces than are ever cut from one slab. */
export const MAX_PIECES = 60;

const holds = (free: Rect, piece: Piece): boolean => free.length >= piece.length && free.width >= piece.width;
const contains = (outer: Rect, inner: Rect): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.length >= inner.x + inner.length &&
  outer.y + outer.width >= inner.y + inner.width;

/** Free space around `used` inside a free rectangle: up to four overlapping rectangles of maximum size. */
const without = (free: Rect, used: Rect): readonly Rect[] => {
  const [right, bottom] = [free.x + free.length, free.y + free.width];
  const [usedRight, usedBottom] = [used.x + used.length, used.y + used.width];
  if (used.x >= right || usedRight <= free.x || used.y >= bottom || usedBottom <= free.y) return [free];
  return [
    { ...free, length: used.x - free.x },
    { ...free, x: usedRight, length: right - usedRight },
    { ...free, width: used.y - free.y },
    { ...free, y: usedBottom, width: bottom - usedBottom },
  ].filter(({ length, width }) => length > 0 && width > 0);
};

const withoutContained = (rects: readonly Rect[]): Rect[] =>
  rects.filter(
    (rect, index) =>
      !rects.some((other, at) => at !== index && contains(other, rect) && (at < index || !contains(rect, other))),
  );

type Candidate = { at: Rect; isTurned: boolean; rest: number };

/** Position with the narrowest strip next to the piece. */
const bestPlace = (free: readonly Rect[], piece: Piece, mayTurn: boolean): Candidate | undefined => {
  const turned = { length: piece.width, width: piece.length };
  let best: Candidate | undefined;
  for (const rect of free)
    for (const [way, isTurned] of [[piece, false] as const, ...(mayTurn ? [[turned, true] as const] : [])]) {
      if (!holds(rect, way)) continue;
      const rest = Math.min(rect.length - way.length, rect.width - way.width);
      if (!best || rest < best.rest) best = { at: { ...way, x: rect.x, y: rect.y }, isTurned, rest };
    }
  return best;
};

type Wanted = Piece & { piece: number };

/**
 * Places pieces one after the other, each with the saw's cut after and below it; the slab is therefore enlarged by one
 * cut.
 */
const packInOrder = (slab: Piece, wanted: readonly Wanted[], { kerf, mayTurn }: Options): Layout => {
  let free: Rect[] = [{ x: 0, y: 0, length: slab.length + kerf, width: slab.width + kerf }];
  const placed: Placed[] = [];
  const left: number[] = [];
  for (const { length, width, piece } of wanted) {
    const found = bestPlace(free, { length: length + kerf, width: width + kerf }, mayTurn);
    if (!found) {
      left.push(piece);
      continue;
    }
    const { at, isTurned } = found;
    placed.push({ piece, isTurned, x: at.x, y: at.y, length: at.length - kerf, width: at.width - kerf });
    free = withoutContained(free.flatMap((rect) => without(rect, at)));
  }
  return { placed, left };
};

const ORDERS: readonly ((piece: Piece) => number)[] = [
  ({ length, width }) => length * width,
  ({ length, width }) => Math.max(length, width),
  ({ length, width }) => Math.min(length, width),
  ({ length }) => length,
  ({ width }) => width,
];

const areaOf = ({ placed }: Layout): number => placed.reduce((sum, { length, width }) => sum + length * width, 0);

/**
 * Places pieces on a slab with straight cuts, `kerf` apart, and quarter turns if allowed. Tries several orders and
 * returns the layout with the fewest unplaced pieces. A found layout can be cut; with many pieces, a layout may exist
 * although none was found.
 */
export const pack = (slab: Piece, pieces: readonly Piece[], options: Options): Layout => {
  const wanted = pieces.slice(0, MAX_PIECES).map((one, piece) => ({ ...one, piece }));
  const layouts = ORDERS.map((by) =>
    packInOrder(
      slab,
      wanted.toSorted((one, other) => by(other) - by(one)),
      options,
    ),
  );
  return layouts.reduce((best, layout) =>
    layout.left.length < best.left.length || (layout.left.length === best.left.length && areaOf(layout) > areaOf(best))
      ? layout
      : best,
  );
};
