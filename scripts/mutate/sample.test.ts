import { expect, test } from 'vitest';
import { type Mutant, NOT_IN_SAMPLE, remarksOn } from './report.ts';
import { isInSample, readSample } from './sample.ts';

const place = (line: number, fileName = '/one/commerce/cart/rules.ts') => ({
  fileName,
  mutatorName: 'BooleanLiteral',
  replacement: 'false',
  location: { start: { line, column: 1 }, end: { line, column: 5 } },
});
const lines = Array.from({ length: 3000 }, (_, index) => index + 1);

test('a sample is asked for by how many mutants it takes one of, and by a seed', () => {
  expect([readSample('--sample=6'), readSample('--sample=6:other words')]).toEqual([
    { oneOf: 6, seed: 'tessera' },
    { oneOf: 6, seed: 'other words' },
  ]);
  expect(['--sample', '--sample=0', '--sample=x', '6', undefined].map(readSample)).toEqual(Array(5).fill(undefined));
});

test('about one mutant of so many is chosen, the same ones in every copy of the code, others by another seed', () => {
  const chosen = (seed: string, root: string) =>
    lines.filter((line) => isInSample(place(line, `${root}/commerce/cart/rules.ts`), { oneOf: 6, seed }, root));
  const first = chosen('a', '/one');
  expect(first.length).toBeGreaterThan(400);
  expect(first.length).toBeLessThan(600);
  expect(chosen('a', '/two/copy')).toEqual(first);
  expect(chosen('b', '/one')).not.toEqual(first);
});

test('the report says how sure the score of a sample is, and which kills were none but slow tests', () => {
  const mutants = (status: string, count: number, more = {}): Mutant[] =>
    Array.from({ length: count }, () => ({ ...place(1), status, ...more }));
  expect(remarksOn([...mutants('Killed', 85), ...mutants('Survived', 15)])).toEqual([]);
  expect(
    remarksOn([
      ...mutants('Killed', 80),
      ...mutants('Timeout', 5),
      ...mutants('Survived', 10),
      ...mutants('NoCoverage', 5),
      ...mutants('CompileError', 900, { statusReason: NOT_IN_SAMPLE }),
    ]),
  ).toEqual([
    'a sample of 100 of 1000 mutants: ± 6.6 %, 19 times of 20',
    '5 of the killed ran out of time; on a busy machine set MUTATE_TIMEOUT_MS higher',
  ]);
});
