import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './run-program.ts';
import type { FailedTest, Outcome } from './run-tests.ts';

type Suite = {
  file: string;
  title: string;
  suites?: readonly Suite[];
  specs?: readonly { title: string; ok: boolean }[];
};
type PlaywrightReport = { suites: readonly Suite[]; stats: { expected: number; unexpected: number } };

/** With the storefront's build and the start of the shop before it. */
const MAX_MS = 900_000;

const failedIn = (suites: readonly Suite[], titles: readonly string[] = []): FailedTest[] =>
  suites.flatMap(({ file, title, suites: inner = [], specs = [] }) => {
    const path = title === file ? titles : [...titles, title];
    return [
      ...specs
        .filter(({ ok }) => !ok)
        .map((spec) => ({ file: `e2e/${file}`, name: [...path, spec.title].join(' > ') })),
      ...failedIn(inner, path),
    ];
  });

/** Builds a copy of the project, runs the journeys that name the lines on a wide screen, and returns the failed ones. */
export const runJourneys = async (
  folder: string,
  files: readonly string[],
  ids: readonly string[],
): Promise<Outcome> => {
  const report = join(folder, 'var-journeys.json');
  rmSync(report, { force: true });
  const named = ids.length ? ['--grep', ids.join('|')] : [];
  const isDone = await runProgram(folder, {
    program: 'playwright',
    args: ['test', ...files, '--project=desktop', '--reporter=json', '--retries=0', ...named],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    maxMs: MAX_MS,
  });
  if (!isDone || !existsSync(report))
    return { failed: [], broken: isDone ? 'the journeys did not run' : 'no answer in time' };
  const { suites, stats } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
  return {
    failed: failedIn(suites),
    broken: stats.expected + stats.unexpected ? undefined : 'no journey ran; does the shop start?',
  };
};
