import { expect, test } from 'vitest';
import { FairSlices } from './fair-slices.ts';

test('addresses take turns, and the event loop serves others between two turns', async () => {
  const turns = new FairSlices();
  const seen: string[] = [];
  const take = (address: string, name: string): Promise<void> => turns.next(address).then(() => void seen.push(name));
  const work = [take('a', 'a1'), take('a', 'a2'), take('a', 'a3'), take('b', 'b1')];
  await work[0];
  expect(seen).toEqual(['a1']);
  await Promise.all(work);
  expect(seen).toEqual(['a1', 'b1', 'a2', 'a3']);
});
