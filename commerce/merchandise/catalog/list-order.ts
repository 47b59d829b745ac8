/** Changed positions of an index. */
export type Changes = {
  /** Incremented by each change. */
  readonly version: number;
  /** Version of the latest change, by position. */
  readonly changedAt: readonly number[];
};

type Compare = (one: number, other: number) => number;

/** Index of the first element of `sorted`, from `start` on, that comes after `position`. */
const placeOf = (sorted: Int32Array, position: number, start: number, compare: Compare): number => {
  let [low, high] = [start, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(sorted[middle] as number, position) > 0) high = middle;
    else low = middle + 1;
  }
  return low;
};

const merge = (sorted: Int32Array, added: Int32Array, compare: Compare): Int32Array => {
  const merged = new Int32Array(sorted.length + added.length);
  let from = 0;
  added.forEach((position, index) => {
    const place = placeOf(sorted, position, from, compare);
    merged.set(sorted.subarray(from, place), from + index);
    merged[place + index] = position;
    from = place;
  });
  merged.set(sorted.subarray(from), from + added.length);
  return merged;
};

/** Sorted positions. After changes only the changed positions are sorted again. */
export class ListOrder {
  readonly #changes: Changes;
  #sorted: Int32Array = new Int32Array();
  #version = -1;

  constructor(changes: Changes) {
    this.#changes = changes;
  }

  /** True if the position has changed since the last sort. */
  isChanged(position: number): boolean {
    return (this.#changes.changedAt[position] as number) > this.#version;
  }

  /** True if a position has changed since the last sort. */
  get isStale(): boolean {
    return this.#changes.version > this.#version;
  }

  /** Returns the sorted positions for which `isIncluded` is true. */
  sorted(compare: Compare, isIncluded: (position: number) => boolean): Int32Array {
    if (!this.isStale) return this.#sorted;
    const added: number[] = [];
    for (let position = 0; position < this.#changes.changedAt.length; position++)
      if (this.isChanged(position) && isIncluded(position)) added.push(position);
    const unchanged = this.#sorted.filter((position) => !this.isChanged(position));
    this.#sorted = merge(unchanged, Int32Array.from(added).sort(compare), compare);
    this.#version = this.#changes.version;
    return this.#sorted;
  }
}
