import { expect, test } from 'vitest';
import { timesOf } from './journeys.ts';
import { add, slowest, tallyLine } from './summary.ts';

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
  const results = (...durations: number[]) => [{ tests: [{ results: durations.map((duration) => ({ duration })) }] }];
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
