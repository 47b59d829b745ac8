/** Processor time of one call in milliseconds: the least of several, as other work only adds to it. */
const costOf = (work: () => unknown): number => {
  let least = Infinity;
  for (let time = 0; time < 3; time++) {
    const { user, system } = process.cpuUsage();
    work();
    const after = process.cpuUsage();
    least = Math.min(least, (after.user + after.system - user - system) / 1_000);
  }
  return least;
};

const LENGTH = 4_000;
const TIMES = 8;
/** Measurements below this many milliseconds are ignored. */
const NOISE_MS = 1;

/**
 * By how much the time of a call grows when its text is eight times as long: about 8 where it is linear, 64 where it is
 * quadratic. `textOf` makes a text of about this many characters.
 */
export const growth = (textOf: (length: number) => string, call: (text: string) => unknown): number => {
  const [short, long] = [textOf(LENGTH), textOf(LENGTH * TIMES)];
  return costOf(() => call(long)) / (costOf(() => call(short)) + NOISE_MS);
};

/** Texts that repeat a part, between a beginning and an end. */
export const repeating =
  (part: string, beginning = '', end = '') =>
  (length: number): string =>
    beginning + part.repeat(Math.ceil(length / part.length)) + end;

/** Growth that no linear function reaches. */
export const MORE_THAN_LINEAR = 24;
