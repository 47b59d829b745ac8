import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { createDocuments } from './documents.ts';

const documents = () =>
  createDocuments({
    schema: buildSchema('type Query { found(ids: [Int!]): Int }'),
    knownOperations: [],
    allowsIntrospection: false,
    suggests: false,
  });

const madeUp = (index: number): string => `{ found(ids: [${index}]) } # ${'of fifteen kilobytes '.repeat(750)}`;

test('a document is prepared once, until others evict it', () => {
  const prepare = documents();
  const first = prepare('{ found }');
  expect(first.kind).toBe('ready');
  expect(prepare('{ found }')).toBe(first);
  for (let index = 10; index < 30; index += 1) expect(prepare(madeUp(index)).kind).toBe('ready');
  expect(prepare('{ found }')).not.toBe(first);
});

test('only messages and locations of a refused document are returned', () => {
  const refused = documents()('{ missing }');
  expect(refused).toEqual({
    kind: 'refused',
    isSyntaxError: false,
    errors: [{ message: 'Cannot query field "missing" on type "Query".', locations: [{ line: 1, column: 3 }] }],
  });
  expect(refused.kind === 'refused' && Object.keys(refused.errors[0] ?? {})).toEqual(['message', 'locations']);
});

test('refused documents do not evict one that is used', () => {
  const prepare = documents();
  const used = prepare('{ found }');
  for (let count = 0; count < 40; count += 1)
    expect(prepare(`{ ${Array.from({ length: 1_200 }, (_, place) => `f${count}x${place}`).join(' ')} }`).kind).toBe(
      'refused',
    );
  expect(prepare('{ found }')).toBe(used);
});
