import { buildSchema, execute, parse } from 'graphql';
import type { DocumentNode, ExecutionResult, GraphQLFieldMap, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { expect, test } from 'vitest';
import { complete } from './complete.ts';
import { withPlainParts } from './plain-parts.ts';

const SDL = `
  enum Kind { tile stone }
  scalar Anything
  type Option { label: String value: String! count: Int kind: Kind }
  type Facet { code: ID! label: String options: [Option] strict: [Option!] any: Anything numbers: [[Int!]] made: String of(n: Int): Int }
  type Found { total: Int facets: [Facet] best: Facet sure: Facet! items: [Facet] }
  type Query { found: Found sure: Found! number: Int }
  type Mutation { found: Found }
`;

const OPTION = { label: 'White, 12" × 24"', value: 'white', count: '3', kind: 'tile', secret: 'kept' };
const FACET = {
  code: 7,
  label: null,
  options: [OPTION, null, { value: 1 }],
  strict: [OPTION],
  any: { a: [1] },
  numbers: [[1, '2'], null],
};
const FOUND = {
  total: 2,
  facets: [FACET, null, { ...FACET, options: null }],
  best: { ...FACET, code: 'best' },
  sure: FACET,
  items: [FACET],
};

const fieldsOf = (schema: GraphQLSchema, type: string): GraphQLFieldMap<unknown, unknown> =>
  (schema.getType(type) as GraphQLObjectType).getFields();

const schemaOf = (found: unknown): GraphQLSchema => {
  const schema = buildSchema(SDL);
  for (const name of ['facets', 'best', 'sure'])
    fieldsOf(schema, 'Found')[name]!.resolve = complete((parent: unknown) => (parent as Record<string, unknown>)[name]);
  fieldsOf(schema, 'Found')['items']!.resolve = (parent) => (parent as typeof FOUND).items;
  const { found: nullable, sure } = schema.getQueryType()!.getFields();
  nullable!.resolve = sure!.resolve = () => found;
  fieldsOf(schema, 'Facet')['made']!.resolve = () => 'made';
  return schema;
};

const run = (schema: GraphQLSchema, document: DocumentNode, variables = {}): ExecutionResult => {
  const compiled = compileQuery(schema, document);
  if (!isCompiledQuery(compiled)) throw new Error('It does not compile.');
  return compiled.query(undefined, {}, variables) as ExecutionResult;
};

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

const answers = (text: string, found: unknown = FOUND, variables = {}) => {
  const schema = schemaOf(found);
  const document = parse(text);
  const asked = withPlainParts(schema, document);
  return {
    isChanged: asked.document !== document,
    mine: plain(run(asked.schema, asked.document, variables)),
    theirs: plain(execute({ schema, document, variableValues: variables })),
  };
};

test.each([
  ['a list of objects', '{ found { facets { code label options { label value count kind } } } }'],
  ['one object, and one that is never null', '{ found { total best { code } sure { code numbers any } } }'],
  [
    'what is asked of one type twice, and of several parts',
    '{ found { facets { code } best { label } } sure { facets { label } sure { code options { value } } } }',
  ],
  ['other names', '{ a: found { b: facets { c: code d: options { e: value f: __typename } } } }'],
  ['a field that is never null', '{ sure { facets { strict { label } } } number }'],
])('%s is answered as by graphql itself', (_, text) => {
  const { isChanged, mine, theirs } = answers(text);
  expect(isChanged).toBe(true);
  expect(mine).toEqual(theirs);
});

test.each([
  ['a part with a resolver of its own', '{ found { facets { code made } } }'],
  ['a part with an argument', '{ found { facets { of(n: 1) } } }'],
  ['a part that may be left out', 'query($a: Boolean!) { found { facets { code label @skip(if: $a) } } }'],
  ['a part with a fragment', '{ found { facets { ...F } } } fragment F on Facet { code }'],
  ['a part that is asked for twice', '{ found { facets { code } facets { label } } }'],
  ['a root field that is asked for twice', '{ found { facets { code } } found { facets { label } } }'],
  ['a part that is asked for twice further down', '{ found { best { options { label } options { value } } } }'],
  ['a part of which nobody says that it is complete', '{ found { items { code } } }'],
  ['a mutation of the same name', 'mutation { found { facets { code } } }'],
])('%s is left to the compiler', (_, text) => {
  const { isChanged, mine, theirs } = answers(text, FOUND, { a: true });
  expect(isChanged).toBe(false);
  expect(mine).toEqual(theirs);
});

test.each([
  ['a part', '{ found { a: facets { code } b: facets { label } } }'],
  ['a root field', '{ a: found { facets { code } } b: found { facets { label } } }'],
])('%s that is asked for under two names is answered under both', (_, text) => {
  const { mine, theirs } = answers(text);
  expect(mine).toEqual(theirs);
});

test.each([
  [
    'nothing where there must be something',
    [{ ...FACET, options: [{ label: 'White' }] }],
    'Cannot return null for non-nullable field Option.value.',
  ],
  ['an error', [new Error('No facets today.')], 'No facets today.'],
  [
    'a count that is none',
    [{ ...FACET, options: [{ ...OPTION, count: 'many' }] }],
    'Int cannot represent non-integer value: "many"',
  ],
])('%s makes the part null, with an error', (_, facets, message) => {
  const { mine } = answers('{ found { total facets { options { value count } } } }', { total: 1, facets });
  expect(mine).toMatchObject({
    data: { found: { total: 1, facets: null } },
    errors: [{ message, path: ['found', 'facets'] }],
  });
});
