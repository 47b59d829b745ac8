import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { isMissed, lineOf, type Mutant } from './report.ts';

/** Prints each survivor when it is found: a run that takes an hour can be read, and stopped, before it ends. */
const reporter = {
  onMutantTested: (mutant: Mutant & { fileName: string }): void => {
    if (!isMissed(mutant)) return;
    const file = relative(process.cwd(), mutant.fileName).replaceAll('\\', '/');
    console.log(`${file}\n${lineOf(readFileSync(file, 'utf8'), mutant)}`);
  },
};

export const strykerPlugins = [{ kind: 'Reporter', name: 'survivors', value: reporter }];
