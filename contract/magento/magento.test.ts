import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  parse,
  validate,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { operations } from '../generated/operations.ts';
import { absences } from './absences.ts';
import { absentFrom, otherwiseIn } from './differences.ts';
import { attributeFields, extensionFields } from './extension-fields.ts';
import { extensionTypes, extensionValues } from './extension-types.ts';

const folder = join(import.meta.dirname, '..', 'schema');
const text = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
const ours = buildSchema(text);
const magento = buildSchema(readFileSync(join(import.meta.dirname, 'magento-2.4.8.graphql'), 'utf8'));

const ownTypes = (schema: GraphQLSchema): GraphQLNamedType[] =>
  Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__') && !isScalarType(type));

const fieldsOf = (type: GraphQLNamedType): Map<string, { type: string; args: string[] }> => {
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return new Map();
  return new Map(
    Object.values(type.getFields()).map((field) => [
      field.name,
      { type: String(field.type), args: 'args' in field ? field.args.map((argument: GraphQLArgument) => `${argument.name}: ${argument.type}`) : [] },
    ]),
  );
};

describe('[GN-17] apart from named extensions, the contract is a subset of Magento 2.4.8', () => {
  test('types that Magento lacks are the named extensions', () => {
    const lacking = ownTypes(ours).filter((type) => !magento.getType(type.name)).map((type) => type.name);
    expect(lacking.sort()).toEqual([...extensionTypes].sort());
  });

  test('fields that Magento lacks are the named extensions', () => {
    const lacking = ownTypes(ours).flatMap((type) => {
      const other = magento.getType(type.name);
      if (!other) return [];
      const theirs = fieldsOf(other);
      return [...fieldsOf(type).keys()].filter((name) => !theirs.has(name)).map((name) => `${type.name}.${name}`);
    });
    expect(lacking.sort()).toEqual([...extensionFields, ...attributeFields].sort());
  });

  test('shared fields have the same types, nullability and arguments', () => {
    for (const type of ownTypes(ours)) {
      const theirs = magento.getType(type.name);
      if (!theirs) continue;
      for (const [name, field] of fieldsOf(type)) {
        const other = fieldsOf(theirs).get(name);
        if (!other) continue;
        const label = `${type.name}.${name}`;
        expect({ [label]: field.type }).toEqual({ [label]: other.type });
        expect({ [label]: other.args }).toEqual({ [label]: expect.arrayContaining(field.args) });
      }
      if (isEnumType(type) && isEnumType(theirs)) {
        const known = theirs.getValues().map((value) => value.name);
        const added = extensionValues[type.name] ?? [];
        expect([...known, ...added]).toEqual(expect.arrayContaining(type.getValues().map((value) => value.name)));
      }
    }
  });
});

describe('[GN-17] apart from named absences, the contract contains all of Magento 2.4.8', () => {
  const named = absences.flatMap(({ names }) => names.split(/\s+/).filter(Boolean));

  test('all absences, and only those, are named with a reason', () => {
    expect(absentFrom(ours, magento).sort()).toEqual([...named].sort());
    expect(absences.filter(({ reason }) => reason.length < 10)).toEqual([]);
  });

  test('shared members have the same kind and type', () => {
    expect(otherwiseIn(ours, magento)).toEqual([]);
  });

  test('the comparison notices a type, a field, an argument, a value and an interface that are gone or changed', () => {
    const model = buildSchema(
      'interface I { a: Int } type Query implements I { a: Int b(x: Int, y: Int): String e: E } enum E { X Y } input N { a: Int! } type T { a: Int }',
    );
    const poor = buildSchema('type Query { a: Int b(x: Int): String! e: E } enum E { X } input N { b: Int } interface I { b: Int }');
    expect(absentFrom(poor, model)).toEqual(['I.a', 'Query.b(y)', 'Query&I', 'E.Y', 'N.a', 'T']);
    expect(otherwiseIn(poor, model)).toEqual(['Query.b: String!, not String']);
  });
});

const isExtension = (message: string): boolean => {
  const [, field, type] = /field "(\w+)".* type "(\w+)"/i.exec(message) ?? [];
  return (
    [...extensionFields, ...attributeFields].includes(`${type}.${field}`) || extensionTypes.some((name) => message.includes(`"${name}"`))
  );
};

describe('[GN-03] operations of the storefront', () => {
  test.each(operations.map((operation) => [/\w+ (\w+)/.exec(operation)?.[1] ?? operation, operation]))('%s is valid here', (_name, operation) => {
    expect(validate(ours, parse(operation)).map((problem) => problem.message)).toEqual([]);
  });

  test.each(operations.map((operation) => [/\w+ (\w+)/.exec(operation)?.[1] ?? operation, operation]))('%s is valid on Magento, extensions aside', (_name, operation) => {
    const unknown = validate(magento, parse(operation))
      .map((problem) => problem.message)
      .filter((message) => !isExtension(message));
    expect(unknown).toEqual([]);
  });
});

test('every type, field, argument and value of the contract is described', () => {
  const undescribed: string[] = [];
  for (const type of ownTypes(ours)) {
    if (!type.description) undescribed.push(type.name);
    if (isEnumType(type)) for (const value of type.getValues()) if (!value.description) undescribed.push(`${type.name}.${value.name}`);
    if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type))
      for (const field of Object.values(type.getFields())) {
        if (!field.description) undescribed.push(`${type.name}.${field.name}`);
        if ('args' in field) for (const argument of field.args) if (!argument.description) undescribed.push(`${type.name}.${field.name}(${argument.name})`);
      }
  }
  expect(undescribed).toEqual([]);
});
