import { expect, test } from 'vitest';
import { findCycle } from './file-cycles.ts';

const cycleIn = (imports: Readonly<Record<string, readonly string[]>>) => findCycle(new Map(Object.entries(imports)));

test('import cycles of files are found, indirect ones too; a file imported twice is no cycle', () => {
  expect(cycleIn({ guide: ['sheet'], sheet: ['guide'] })).toEqual(['guide', 'sheet', 'guide']);
  expect(cycleIn({ entry: ['a'], a: ['b'], b: ['c'], c: ['a'] })).toEqual(['a', 'b', 'c', 'a']);
  expect(cycleIn({ entry: ['a', 'b'], a: ['shared'], b: ['shared'], shared: [] })).toBeUndefined();
});
