/** Random numbers determined by a seed. */
export type Dice = {
  /** 0 to `most` − 1; 0 if `most` is 0. */
  upTo(most: number): number;
  one<T>(list: readonly T[]): T;
};

/** FNV-1a of the text, then mulberry32. */
export const dice = (seed: string): Dice => {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const upTo = (most: number): number => Math.floor(next() * most);
  return {
    upTo,
    one: (list) => {
      const chosen = list[upTo(list.length)];
      if (chosen === undefined) throw new RangeError('There is nothing to choose from.');
      return chosen;
    },
  };
};
