import { expect, test } from 'vitest';
import { Lines } from './lines.ts';

test('addresses take turns, each in its own order', () => {
  const lines = new Lines<string>();
  for (const name of ['a1', 'a2', 'a3']) lines.add('a', name);
  lines.add('b', 'b1');
  expect([lines.size, lines.of('a'), lines.of('b'), lines.of('c')]).toEqual([4, 3, 1, 0]);
  expect([lines.next(), lines.next()]).toEqual(['a1', 'b1']);
  lines.add('b', 'b2');
  expect([lines.next(), lines.next(), lines.next(), lines.next()]).toEqual(['a2', 'b2', 'a3', undefined]);
  expect(lines.size).toBe(0);
});
