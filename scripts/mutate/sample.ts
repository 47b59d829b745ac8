import { createHash } from 'node:crypto';
import { type Mutant, NOT_IN_SAMPLE } from './report.ts';

type Place = Pick<Mutant, 'mutatorName' | 'replacement' | 'location'> & { fileName: string };

/** One mutant of so many, chosen by chance; the same seed chooses the same ones as long as the code is the same. */
export type Sample = { oneOf: number; seed: string };

/** Reads `--sample=5` or `--sample=5:seed`. */
export const readSample = (argument: string | undefined): Sample | undefined => {
  const [, oneOf, seed = 'tessera'] = /^--sample=([1-9]\d*)(?::(.+))?$/.exec(argument ?? '') ?? [];
  return oneOf ? { oneOf: Number(oneOf), seed } : undefined;
};

/** Whether the sample has this mutant. `root` is the folder of the code, which Stryker copies to another place for each run. */
export const isInSample = (mutant: Place, { oneOf, seed }: Sample, root: string): boolean => {
  const { start, end } = mutant.location;
  const path = mutant.fileName.startsWith(root) ? mutant.fileName.slice(root.length) : mutant.fileName;
  const text = JSON.stringify([seed, path, start, end, mutant.mutatorName, mutant.replacement]);
  return createHash('sha256').update(text).digest().readUInt32BE() % oneOf === 0;
};

type Answer = { status: 'passed' } | { status: 'compileError'; reason: string };

/** Stryker asks checkers which mutants need no tests; what a checker refuses counts neither as killed nor as missed. */
const checker = {
  init: async (): Promise<void> => {},
  group: async (mutants: readonly { id: string }[]): Promise<string[][]> => [mutants.map(({ id }) => id)],
  check: async (mutants: readonly (Place & { id: string })[]): Promise<Record<string, Answer>> => {
    const sample = readSample(process.env.MUTATE_SAMPLE);
    return Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        !sample || isInSample(mutant, sample, process.cwd())
          ? { status: 'passed' }
          : { status: 'compileError', reason: NOT_IN_SAMPLE },
      ]),
    );
  },
};

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', value: checker }];
