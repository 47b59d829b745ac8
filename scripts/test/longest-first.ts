import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those that take longest, by far, in order: begun last, one of them would run alone at the end. */
const LONG = ['server/kill/', 'e2e/contract/', 'power-cut', 'commerce/import/service'];

const place = ({ moduleId }: TestSpecification): number => {
  const found = LONG.findIndex((part) => moduleId.includes(part));
  return found < 0 ? LONG.length : found;
};

/** The long ones first; the others as Vitest would have them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}
