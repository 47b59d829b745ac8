import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';
import { ROOT } from './step.ts';

/** Writes the names of tests that passed only when tried again, as JSON, to the file `FLAKY_REPORT` names. */
export default class FlakyReporter implements Reporter {
  readonly #names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#names.push(`${relative(ROOT, test.module.moduleId)} › ${test.fullName}`);
  }

  onTestRunEnd(): void {
    if (process.env.FLAKY_REPORT) writeFileSync(process.env.FLAKY_REPORT, JSON.stringify(this.#names));
  }
}
