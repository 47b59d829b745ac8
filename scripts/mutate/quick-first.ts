import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Whether a test file opens a database. */
export const isSlowTest = (file: string): boolean =>
  /describeWithDatabases?|openLiveShop|openWholeShop|testDatabase\(/.test(readFileSync(file, 'utf8'));

/** Tests with a DOM are slower than others, tests with a database slowest. */
const costOf = (file: string): number => (isSlowTest(file) ? 2 : Number(file.endsWith('.tsx')));

/** Length of the common prefix of two paths. */
const nearness = (file: string, other: string): number => {
  const end = [...file].findIndex((character, index) => character !== other[index]);
  return end < 0 ? file.length : end;
};

/**
 * Runs fast tests first, and among them those nearest to the changed file, because the first failure ends a mutant's
 * run.
 */
export class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const [changed = '', ...others] = this.ctx.config.related ?? [];
    const nearnessOf = ({ moduleId }: TestSpecification): number => (others.length ? 0 : nearness(moduleId, changed));
    return files.sort(
      (one, other) => costOf(one.moduleId) - costOf(other.moduleId) || nearnessOf(other) - nearnessOf(one),
    );
  }
}
