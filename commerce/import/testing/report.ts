import { CatalogueError, describeProblem } from '../problems.ts';

import { readWhole } from './read-whole.ts';
import { smallCatalogue } from './small-catalogue.ts';

export type Changes = Parameters<typeof smallCatalogue>[0];

/** Problems of a load of the small catalogue with these files changed. Returns the notes if there are no problems. */
export const reported = async (
  changes: Changes,
): Promise<{ problems: readonly string[]; notes: readonly string[] }> => {
  try {
    return { problems: [], notes: (await readWhole(smallCatalogue(changes))).warnings.map(describeProblem) };
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    return { problems: error.problems.map(describeProblem), notes: [] };
  }
};
export const problemsOf = async (changes: Changes): Promise<readonly string[]> => (await reported(changes)).problems;
