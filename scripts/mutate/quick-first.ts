import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Whether a test file opens a database. */
export const isSlowTest = (file: string): boolean => /describeWithDatabases|openLiveShop|testDatabase\(/.test(readFileSync(file, 'utf8'));

/** Tests without a database come first: the first test that notices a mutant ends its run. */
export class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.sort((one, other) => Number(isSlowTest(one.moduleId)) - Number(isSlowTest(other.moduleId)));
  }
}
