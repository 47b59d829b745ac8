import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faultsOf as faultsOfJourneys, timesOf } from './journeys.ts';
import { ROOT } from './step.ts';
import { add, slowest, tallyLine } from './summary.ts';
import { faultsOf } from './unit.ts';

test('the ten slowest files stand in order', () => {
  const lines = slowest(Array.from({ length: 12 }, (_, index) => ({ file: `file-${index}`, seconds: index * 10 })));
  expect(lines).toHaveLength(10);
  expect([lines[0], lines.at(-1)]).toEqual(['  110.0 s  file-11', '   20.0 s  file-2']);
});

test('the last line counts all steps, and names the skipped where there are any', () => {
  const one = { passed: 3, failed: 0, skipped: 0 };
  expect(tallyLine(add([one, one]))).toBe('6 passed, 0 failed');
  expect(tallyLine(add([one, { passed: 0, failed: 2, skipped: 4 }]))).toBe('3 passed, 2 failed, 4 skipped');
});

test('a journey’s file counts the time of every project and every retry', () => {
  const results = (...durations: number[]) => [
    {
      title: 'a journey',
      tests: [{ projectName: 'phone', status: 'expected', results: durations.map((duration) => ({ duration })) }],
    },
  ];
  const suites = [
    { file: 'cart.spec.ts', specs: results(1000, 500), suites: [{ file: 'cart.spec.ts', specs: results(250) }] },
    { file: 'cart.spec.ts', specs: results(2000) },
    { file: 'pages.spec.ts' },
  ];
  expect(timesOf(suites)).toEqual([
    { file: 'e2e/cart.spec.ts', seconds: 3.75 },
    { file: 'e2e/pages.spec.ts', seconds: 0 },
  ]);
});

const fileResult = (file: string, status: string, message = '') => ({
  name: join(ROOT, file),
  status,
  message,
  startTime: 0,
  endTime: 0,
});

test('each failed test is named with the first line of its error, and a file that failed before its tests', () => {
  const failed = {
    fullName: 'a cart > keeps',
    status: 'failed',
    failureMessages: ['\u001B[31mexpected 1\u001B[39m\n  at x.ts'],
  };
  const passed = { fullName: 'a cart > counts', status: 'passed', failureMessages: [] };
  const named = faultsOf([
    { ...fileResult('commerce/cart/a.test.ts', 'failed'), assertionResults: [passed, failed] },
    { ...fileResult('commerce/cart/b.test.ts', 'failed', 'No such module'), assertionResults: [] },
    { ...fileResult('commerce/cart/c.test.ts', 'passed'), assertionResults: [passed] },
  ]);
  expect(named).toEqual([
    'failed: commerce/cart/a.test.ts › a cart > keeps\n          expected 1',
    'failed: commerce/cart/b.test.ts\n          No such module',
  ]);
});

test('a journey that failed, or passed only when tried again, is named with its project', () => {
  const journey = (title: string, status: string) => ({
    title,
    tests: [
      { projectName: 'phone', status, results: [{ duration: 1, error: { message: 'Not visible' } }, { duration: 1 }] },
    ],
  });
  const named = faultsOfJourneys([
    {
      file: 'cart.spec.ts',
      specs: [journey('one', 'expected'), journey('two', 'flaky')],
      suites: [{ file: 'cart.spec.ts', specs: [journey('three', 'unexpected')] }],
    },
  ]);
  expect(named).toEqual([
    'flaky: [phone] e2e/cart.spec.ts › two\n          Not visible',
    'failed: [phone] e2e/cart.spec.ts › three\n          Not visible',
  ]);
});
