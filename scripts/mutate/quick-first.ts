import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const SLOW = /describeWithDatabases|openLiveShop|testDatabase\(/;

/** Tests without a database come first: the first test that notices a mutant ends its run. */
export class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification): number => Number(SLOW.test(readFileSync(moduleId, 'utf8')));
    return files.sort((one, other) => isSlow(one) - isSlow(other));
  }
}
