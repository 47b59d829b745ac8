import { buildSchema, execute, getOperationAST, parse, validate } from 'graphql';
import type { ExecutionResult } from 'graphql';
import { expect, test } from 'vitest';
import { castLiterals, castVariables } from './cast-input.ts';

const schema = buildSchema(
  'input Given {int: Int, float: Float, text: String, texts: [String!], yes: Boolean, id: ID, of: Given} type Query {echo(given: Given, int: Int! = 0): String}',
);
const rootValue = { echo: (given: unknown) => JSON.stringify(given) };

/** The value that a resolver gets, or the first error. */
const executed = (source: string, variables: Readonly<Record<string, unknown>> = {}): ExecutionResult => {
  const document = castLiterals(schema, parse(source));
  const errors = validate(schema, document);
  if (errors.length > 0) return { errors };
  const variableValues = castVariables(schema, getOperationAST(document)!, variables);
  return execute({ schema, document, rootValue, variableValues }) as ExecutionResult;
};
const resultOf = (source: string, variables?: Readonly<Record<string, unknown>>): unknown => {
  const { data, errors } = executed(source, variables);
  return errors?.[0]?.message ?? JSON.parse(String(data?.['echo']));
};
const byVariable = (given: unknown): unknown =>
  resultOf('query($given: Given, $int: Int!) {echo(given: $given, int: $int)}', { given, int: '7' });
const byLiteral = (given: string): unknown => resultOf(`{echo(given: ${given})}`);

test('variables are cast: text to numbers, numbers and booleans to text, at any depth', () => {
  const given = {
    int: '12',
    float: ' 2.50',
    text: 12,
    texts: [1, true, 'x'],
    of: { int: true, float: '1e2', text: 1.5 },
  };
  expect(byVariable(given)).toEqual({
    int: 7,
    given: { int: 12, float: 2.5, text: '12', texts: ['1', '1', 'x'], of: { int: 1, float: 100, text: '1.5' } },
  });
  expect(byVariable({ int: 2.0, text: false, id: 5 })).toEqual({ int: 7, given: { int: 2, text: '', id: '5' } });
});

test('literals are cast alike, and an unquoted word is text', () => {
  expect(
    byLiteral('{int: "12", float: "2.5", text: 12, texts: [1.50, WORD, true], of: {int: 2.0, text: "x"}}'),
  ).toEqual({
    int: 0,
    given: { int: 12, float: 2.5, text: '12', texts: ['1.50', 'WORD', '1'], of: { int: 2, text: 'x' } },
  });
});

test.each([
  [{ int: '2.5' }, /Int cannot represent non-integer value/],
  [{ int: '' }, /Int cannot represent non-integer value: ""/],
  [{ int: 'two' }, /Int cannot represent non-integer value: "two"/],
  [{ int: '0x1F' }, /Int cannot represent non-integer value: "0x1F"/],
  [{ int: '3000000000' }, /non 32-bit signed integer/],
  [{ float: '1,5' }, /Float cannot represent non numeric value: "1,5"/],
  [{ text: { a: 1 } }, /String cannot represent a non string value/],
  [{ yes: 1 }, /Boolean cannot represent a non boolean value/],
  [{ yes: 'true' }, /Boolean cannot represent a non boolean value/],
  [{ id: true }, /ID cannot represent value: true/],
])('%j is refused with the message of its scalar', (given, words) => {
  expect(byVariable(given)).toMatch(words);
});

test.each([
  ['{int: "two"}', /Int cannot represent non-integer value: "two"/],
  ['{int: WORD}', /Int cannot represent non-integer value: WORD/],
  ['{float: []}', /Float cannot represent non numeric value/],
  ['{yes: "true"}', /Boolean cannot represent a non boolean value/],
  ['{text: {a: 1}}', /String cannot represent a non string value/],
])('the literal %s is refused with the message of its scalar', (given, words) => {
  expect(byLiteral(given)).toMatch(words);
});

test('a default of a variable is cast, and so is one value in place of a list', () => {
  expect(
    resultOf('query($given: Given = {int: "3", texts: 5}, $int: Int! = "4") {echo(given: $given, int: $int)}'),
  ).toEqual({
    int: 4,
    given: { int: 3, texts: ['5'] },
  });
  expect(byVariable({ texts: 5 })).toEqual({ int: 7, given: { texts: ['5'] } });
});

test('introspection accepts the name of a type as a variable', () => {
  const source = 'query ($name: String!) { __type(name: $name) { kind } }';
  expect(executed(source, { name: 'Given' }).data).toEqual({ __type: { kind: 'INPUT_OBJECT' } });
});
