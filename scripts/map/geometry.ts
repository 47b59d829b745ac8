export type Point = readonly [longitude: number, latitude: number];
export type Box = { west: number; south: number; east: number; north: number };

const distance = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
};

/** Douglas-Peucker: removes points closer to the line than the tolerance. */
export const simplify = (points: readonly Point[], toleranceAt: (point: Point) => number): Point[] => {
  const kept = new Set([0, points.length - 1]);
  const stack: [number, number][] = [[0, points.length - 1]];
  for (let range = stack.pop(); range; range = stack.pop()) {
    const [from, to] = range;
    const [first, last] = [points[from], points[to]];
    if (!first || !last) continue;
    let [farthest, index] = [0, -1];
    for (let at = from + 1; at < to; at += 1) {
      const point = points[at];
      if (!point) continue;
      const excess = distance(point, first, last) / toleranceAt(point);
      if (excess > farthest) [farthest, index] = [excess, at];
    }
    if (farthest <= 1) continue;
    kept.add(index);
    stack.push([from, index], [index, to]);
  }
  return points.filter((_, index) => kept.has(index));
};

type Edge = { isInside: (point: Point) => boolean; cross: (a: Point, b: Point) => Point };

const vertical =
  (x: number): Edge['cross'] =>
  ([ax, ay], [bx, by]) => [x, ay + ((by - ay) * (x - ax)) / (bx - ax)];
const horizontal =
  (y: number): Edge['cross'] =>
  ([ax, ay], [bx, by]) => [ax + ((bx - ax) * (y - ay)) / (by - ay), y];

const edgesOf = ({ west, south, east, north }: Box): Edge[] => [
  { isInside: ([x]) => x >= west, cross: vertical(west) },
  { isInside: ([x]) => x <= east, cross: vertical(east) },
  { isInside: ([, y]) => y >= south, cross: horizontal(south) },
  { isInside: ([, y]) => y <= north, cross: horizontal(north) },
];

/** Clips a ring to a box (Sutherland-Hodgman). */
export const clipRing = (ring: readonly Point[], box: Box): Point[] =>
  edgesOf(box).reduce<Point[]>(
    (points, { isInside, cross }) => {
      const result: Point[] = [];
      points.forEach((point, index) => {
        const before = points.at(index - 1) ?? point;
        if (isInside(point) !== isInside(before)) result.push(cross(before, point));
        if (isInside(point)) result.push(point);
      });
      return result;
    },
    [...ring],
  );

/** The parts of a line inside a box. */
export const clipLine = (line: readonly Point[], box: Box): Point[][] => {
  const edges = edgesOf(box);
  const pieces: Point[][] = [[]];
  for (const point of line) {
    if (edges.every(({ isInside }) => isInside(point))) pieces.at(-1)?.push(point);
    else if (pieces.at(-1)?.length) pieces.push([]);
  }
  return pieces.filter(({ length }) => length > 1);
};

/** Whole thousandths of a degree, delta-encoded after the first, which compresses well. */
export const encode = (points: readonly Point[]): number[] => {
  let [x, y] = [0, 0];
  return points.flatMap(([longitude, latitude]) => {
    const [nextX, nextY] = [Math.round(longitude * 1000), Math.round(latitude * 1000)];
    const step = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return step;
  });
};
