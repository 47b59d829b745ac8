import { stripVTControlCharacters } from 'node:util';
import type { FileTime, Tally } from './step.ts';

const SHOWN = 10;

/** Where it failed, and the first line of why. */
export const fault = (where: string, why = '', kind = 'failed'): string => {
  const [line = ''] = stripVTControlCharacters(why).trim().split('\n', 1);
  return `${kind}: ${where}${line ? `\n          ${line.slice(0, 300)}` : ''}`;
};

/** The slowest files, slowest first. */
export const slowest = (times: readonly FileTime[]): string[] =>
  times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SHOWN)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);

export const add = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );

export const tallyLine = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
