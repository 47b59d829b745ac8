import { relative } from 'node:path';
import { fault } from './summary.ts';
import { bin, readReport, ROOT, run, type Result } from './step.ts';
import type { Choice } from './choose.ts';

type FileResult = {
  name: string;
  status: string;
  message: string;
  startTime: number;
  endTime: number;
  assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
};
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: FileResult[];
};

/** A file can fail without any of its tests: while it is loaded, or before the first. */
export const faultsOf = (files: readonly FileResult[]): string[] =>
  files.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (!failed.length) return status === 'failed' ? [fault(file, message)] : [];
    return failed.map(({ fullName, failureMessages }) => fault(`${file} › ${fullName}`, failureMessages?.[0]));
  });

/** Runs the Vitest tests, in Node and in the browser; all without a choice. */
export const unitTests = (reportFile: string, choice?: Choice): Result => {
  console.log('\n— unit, contract, store and component tests');
  const args = [
    'run',
    '--reporter=default',
    '--reporter=json',
    '--reporter=./scripts/test/flaky-reporter.ts',
    `--outputFile.json=${reportFile}`,
    ...(choice?.files ?? []),
  ];
  const flakyFile = `${reportFile}.flaky`;
  const isGood = run(bin('vitest'), args, {
    FLAKY_REPORT: flakyFile,
    ...(choice?.suites.length ? { CONTRACT_SUITES: choice.suites.join() } : {}),
  });
  const report = readReport<VitestReport>(reportFile);
  const failed = report?.numFailedTests ?? 0;
  const flaky = readReport<string[]>(flakyFile) ?? [];
  const faults = [...faultsOf(report?.testResults ?? []), ...flaky.map((where) => fault(where, '', 'flaky'))];
  if (!isGood && !failed && faults.length === flaky.length) faults.push('failed: Vitest, outside its tests');
  return {
    passed: report?.numPassedTests ?? 0,
    failed: isGood ? failed : Math.max(failed, 1),
    skipped: report?.numPendingTests ?? 0,
    times: (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
      file: relative(ROOT, name),
      seconds: (endTime - startTime) / 1000,
    })),
    faults,
  };
};
