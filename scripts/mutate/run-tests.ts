import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runProgram } from './run-program.ts';

export type FailedTest = { file: string; name: string };
export type Outcome = {
  failed: readonly FailedTest[];
  /** A file failed to load, or the run timed out. */ broken: string | undefined;
};

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
};

/** A busy machine takes minutes for what opens the whole shop. */
const MAX_MS = 300_000;

/** Runs test files in a copy of the project, of those the tests that name the lines, and returns the failed ones. */
export const runTests = async (folder: string, files: readonly string[], ids: readonly string[]): Promise<Outcome> => {
  const report = join(folder, 'var-report.json');
  rmSync(report, { force: true });
  const named = ids.length ? ['-t', ids.join('|')] : [];
  const isDone = await runProgram(folder, {
    program: 'vitest',
    args: ['run', ...files, ...named, '--reporter=json', `--outputFile=${report}`],
    env: { TEST_POSTGRESQL: 'off' },
    maxMs: MAX_MS,
  });
  if (!isDone || !existsSync(report))
    return { failed: [], broken: isDone ? 'the tests did not run' : 'no answer in time' };
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
  const failed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ ancestorTitles, title }) => ({
        file: relative(folder, name).replaceAll('\\', '/'),
        name: [...ancestorTitles, title].join(' > '),
      })),
  );
  const unrun = testResults.find(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((result) => result.status !== 'failed'),
  );
  return {
    failed,
    broken: unrun && !failed.length ? (unrun.message ?? 'a file did not run').split('\n')[0] : undefined,
  };
};
