import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

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

const spawned = (folder: string, files: readonly string[], ids: readonly string[], report: string): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(
      join('node_modules', '.bin', 'vitest'),
      ['run', ...files, ...(ids.length ? ['-t', ids.join('|')] : []), '--reporter=json', `--outputFile=${report}`],
      {
        cwd: folder,
        stdio: 'ignore',
        env: { ...process.env, TEST_POSTGRESQL: 'off' },
      },
    );
    const isOver = setTimeout(() => {
      child.kill();
      resolve(false);
    }, MAX_MS);
    child.on('close', () => {
      clearTimeout(isOver);
      resolve(true);
    });
  });

/** Runs test files in a copy of the project, of those the tests that name the lines, and returns the failed ones. */
export const runTests = async (folder: string, files: readonly string[], ids: readonly string[]): Promise<Outcome> => {
  const report = join(folder, 'var-report.json');
  rmSync(report, { force: true });
  const isDone = await spawned(folder, files, ids, report);
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
