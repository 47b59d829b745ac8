import { CatalogueError, describeProblem } from '../problems.ts';
import { readCatalogue } from '../read-catalogue.ts';
import { smallCatalogue } from './small-catalogue.ts';

export type Changes = Parameters<typeof smallCatalogue>[0];

/** What a merchant is told of the small catalogue with these files changed: problems, or notes where there is none. */
export const reported = (changes: Changes): { problems: readonly string[]; notes: readonly string[] } => {
  try {
    return { problems: [], notes: readCatalogue(smallCatalogue(changes)).warnings.map(describeProblem) };
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    return { problems: error.problems.map(describeProblem), notes: [] };
  }
};
export const problemsOf = (changes: Changes): readonly string[] => reported(changes).problems;
