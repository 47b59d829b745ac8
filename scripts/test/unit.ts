import { relative } from 'node:path';
import { bin, readReport, ROOT, run, type Result } from './step.ts';
import type { Choice } from './choose.ts';

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { name: string; startTime: number; endTime: number }[];
};

/** Runs the Vitest tests, in Node and in the browser; all without a choice. */
export const unitTests = (reportFile: string, choice?: Choice): Result => {
  console.log('\n— unit, contract, store and component tests');
  const args = [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
    ...(choice?.files ?? []),
  ];
  const isGood = run(bin('vitest'), args, choice?.suites.length ? { CONTRACT_SUITES: choice.suites.join() } : {});
  const report = readReport<VitestReport>(reportFile);
  const failed = report?.numFailedTests ?? 0;
  return {
    passed: report?.numPassedTests ?? 0,
    failed: isGood ? failed : Math.max(failed, 1),
    skipped: report?.numPendingTests ?? 0,
    times: (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
      file: relative(ROOT, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
};
