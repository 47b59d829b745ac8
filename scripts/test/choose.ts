/** What the given words select: Vitest files, contract suites, and a pattern for browser journeys. */
export type Choice = { files: string[]; suites: string[]; pattern: string };

const CONTRACT = /^e2e\/contract\/suites\/(\w+)\.suite\.ts$/;
const CONTRACT_TESTS = ['e2e/contract/embedded.test.ts', 'e2e/contract/postgresql.test.ts'];

const escape = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/**
 * `paths` are all tests and suites, with forward slashes. A word selects files whose path contains it, ignoring case.
 */
export const choose = (words: readonly string[], paths: readonly string[]): Choice => {
  const holds = (path: string): boolean => words.some((word) => path.toLowerCase().includes(word.toLowerCase()));
  const suites = paths.filter(holds).flatMap((path) => CONTRACT.exec(path)?.[1] ?? []);
  const files = paths.filter(
    (path) => !CONTRACT.test(path) && (holds(path) || (suites.length > 0 && CONTRACT_TESTS.includes(path))),
  );
  const isWholeContract = files.some((path) => CONTRACT_TESTS.includes(path) && holds(path));
  return { files, suites: isWholeContract ? [] : suites, pattern: words.map(escape).join('|') };
};
