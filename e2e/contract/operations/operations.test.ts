import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { expect, test } from 'vitest';
import { OPERATION_CLASSES } from './classes.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const magento = buildSchema(read('contract/magento/magento-2.4.8.graphql'));
const ours = buildSchema(
  readdirSync(join(root, 'contract/schema'))
    .map((name) => read(`contract/schema/${name}`))
    .join('\n'),
);

const operationsOf = (schema: GraphQLSchema): Set<string> =>
  new Set([schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.keys(type?.getFields() ?? {})));

const steps = OPERATION_CLASSES.flatMap((each) => each.steps);

test('every Magento 2.4.8 operation of the contract belongs to a tested class', () => {
  const known = operationsOf(ours);
  const wanted = [...operationsOf(magento)].filter((name) => known.has(name));
  expect(wanted.length).toBeGreaterThan(80);
  expect([...new Set(steps.map(({ operation }) => operation))].toSorted()).toEqual(wanted.toSorted());
});

test('the operations are valid for a plain Magento', () => {
  const faults = steps.flatMap(({ operation, query }) =>
    validate(magento, parse(query)).map(({ message }) => `${operation}: ${message}`),
  );
  expect(faults).toEqual([]);
});

test('a valid case that refers to another test has one', () => {
  // Some tests iterate over product types: `add${name}ProductsToCart`.
  const pattern = (operation: string): string => operation.replace(/^add[A-Z]\w+(?=ProductsToCart$)/, 'add${name}');
  const missing = steps.filter(
    ({ shownIn, operation }) =>
      shownIn && ![operation, pattern(operation)].some((name) => read(shownIn).includes(name)),
  );
  expect(missing).toEqual([]);
});
