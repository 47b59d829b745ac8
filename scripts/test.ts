import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser, ensurePostgresql } from './test/prerequisites.ts';

type Tally = { passed: number; failed: number; skipped: number };

const reports = mkdtempSync(join(tmpdir(), 'tessera-test-'));
const bin = (name: string) => join('node_modules', '.bin', name);
const started = Date.now();

const run = (command: string, args: string[], environment: Record<string, string> = {}): boolean =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } }).status === 0;

const check = (name: string, command: string, args: string[]) => (): Tally => {
  console.log(`\n— ${name}`);
  const isGood = run(command, args);
  if (!isGood) console.error(`${name} failed`);
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 };
};

const node = process.execPath;
const read = <T>(file: string): T | undefined => {
  try {
    return JSON.parse(readFileSync(join(reports, file), 'utf8')) as T;
  } catch {
    return undefined;
  }
};

type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numFailedTestSuites: number };
const vitest = (): Tally => {
  console.log('\n— unit, contract and store tests');
  const isGood = run(bin('vitest'), ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, 'vitest.json')}`]);
  const report = read<VitestReport>('vitest.json');
  const failed = report?.numFailedTests ?? 0;
  return { passed: report?.numPassedTests ?? 0, failed: isGood ? failed : Math.max(failed, 1), skipped: report?.numPendingTests ?? 0 };
};

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };
const browser = (): Tally => {
  console.log('\n— browser journeys');
  const isGood = run(bin('playwright'), ['test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'playwright.json') });
  const stats = read<PlaywrightReport>('playwright.json')?.stats;
  const failed = stats?.unexpected ?? 0;
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: isGood ? failed : Math.max(failed, 1), skipped: stats?.skipped ?? 0 };
};

const steps: (() => Tally)[] = [
  check('generated types agree with the contract', node, ['scripts/codegen.ts', '--check']),
  check('messages stand in both languages', node, ['scripts/messages.ts', '--check']),
  check('types', bin('tsc'), ['-p', '.']),
  check('walls and lint', bin('oxlint'), []),
  check('the specification names its tests', node, ['scripts/specification.ts', '--check']),
  vitest,
  check('build', node, ['scripts/build.ts']),
  check('page sizes keep to the budget', node, ['bench/sizes.ts', '--check']),
  browser,
];

ensureBrowser();
ensurePostgresql();
const total: Tally = { passed: 0, failed: 0, skipped: 0 };
for (const step of steps) {
  const tally = step();
  total.passed += tally.passed;
  total.failed += tally.failed;
  total.skipped += tally.skipped;
}
rmSync(reports, { recursive: true, force: true });
console.log(`\n${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
process.exit(total.failed ? 1 : 0);
