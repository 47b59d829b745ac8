import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Tally = { passed: number; failed: number; skipped: number };

const bin = (name: string): string => join('node_modules', '.bin', name);

/** Runs a command and prints its output when it has ended, so that commands can run side by side. */
export const runQuietly = (title: string, command: string, args: readonly string[]): Promise<Tally> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => (output += String(error)));
    child.on('close', (code) => {
      console.log(`\n— ${title}${code === 0 ? '' : ': FAILED'}\n${output.trim()}`);
      resolve(code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 });
    });
  });

const readReport = <T>(file: string): Partial<T> => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return {};
  }
};

/** A runner that fails outside its tests, for example while loading a file, counts as one failure. */
const tallyOf = (status: number | null, { passed, failed, skipped }: Tally): Tally => ({
  passed,
  failed: status === 0 ? failed : Math.max(failed, 1),
  skipped,
});

/** Runs the Vitest tests whose path contains one of the words; all without words. */
export const vitest = (words: readonly string[], report: string): Tally => {
  console.log('\n— tests in Node and of components in the browser');
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = spawnSync(bin('vitest'), ['run', '--passWithNoTests', ...output, ...words], { stdio: 'inherit' });
  type Report = { numPassedTests: number; numFailedTests: number; numPendingTests: number };
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = readReport<Report>(report);
  return tallyOf(status, { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests });
};

/** Runs the browser journeys whose path contains one of the words; all without words. */
export const playwright = (words: readonly string[], report: string): Tally => {
  console.log('\n— browser journeys');
  const { status } = spawnSync(bin('playwright'), ['test', '--pass-with-no-tests', '--reporter=list,json', ...words], {
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  type Report = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = readReport<Report>(report).stats ?? {};
  return tallyOf(status, { passed: expected + flaky, failed: unexpected, skipped });
};
