import { fault } from './summary.ts';
import { bin, readReport, run, runQuietly, type FileTime, type Result } from './step.ts';

type Try = { duration: number; error?: { message?: string } };
type Spec = { title: string; tests: { projectName: string; status: string; results: Try[] }[] };
type Suite = { file: string; title?: string; suites?: Suite[]; specs?: Spec[] };
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
};

const milliseconds = ({ suites = [], specs = [] }: Suite): number =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration, 0) + suites.reduce((sum, suite) => sum + milliseconds(suite), 0);

/** Playwright lists a file once per project, so times are added up. */
export const timesOf = (suites: readonly Suite[]): FileTime[] => {
  const times = new Map<string, number>();
  for (const suite of suites) times.set(suite.file, (times.get(suite.file) ?? 0) + milliseconds(suite) / 1000);
  return [...times].map(([file, seconds]) => ({ file: `e2e/${file}`, seconds }));
};

/** Failed journeys, and those that passed only when tried again. */
export const faultsOf = (suites: readonly Suite[]): string[] =>
  suites.flatMap(({ file, suites: inner = [], specs = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, status, results }) =>
          fault(
            `[${projectName}] e2e/${file} › ${title}`,
            results.find(({ error }) => error)?.error?.message,
            status === 'flaky' ? 'flaky' : 'failed',
          ),
        ),
    ),
    ...faultsOf(inner),
  ]);

/** Runs the browser journeys, or those whose file or title contains one of the words. */
export const journeys = (reportFile: string, pattern?: string): Result => {
  console.log('\n— browser journeys');
  const isGood = run(bin('playwright'), ['test', '--reporter=list,json', ...(pattern ? ['--grep', pattern] : [])], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
  });
  const report = readReport<PlaywrightReport>(reportFile);
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  const faults = faultsOf(report?.suites ?? []);
  if (!isGood && !faults.length) faults.push('failed: Playwright, outside its journeys');
  return {
    passed: expected + flaky,
    failed: isGood ? unexpected : Math.max(unexpected, 1),
    skipped,
    times: timesOf(report?.suites ?? []),
    faults,
  };
};

/** Whether any journey matches, checked before building. */
export const hasJourneys = async (pattern: string): Promise<boolean> =>
  (await runQuietly(bin('playwright'), ['test', '--list', '--grep', pattern])).isGood;
