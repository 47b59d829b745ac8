import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** By far the slowest, slowest first; started last, one of them would run alone at the end. */
const LONG = ['server/kill/', 'e2e/contract/', 'power-cut', 'commerce/import/service'];

const place = ({ moduleId }: TestSpecification): number => {
  const found = LONG.findIndex((part) => moduleId.includes(part));
  return found < 0 ? LONG.length : found;
};

/** The slow ones first, the others in Vitest's order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}
