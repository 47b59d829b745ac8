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
import { argumentsLeftOut, attributeFields, extensionFields, extensionTypes } from './extensions.ts';

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

describe('[GN-17] the contract is a part of what Magento 2.4.8 has, named extensions aside', () => {
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
        const found = fieldsOf(theirs).get(name);
        const isMet = (argument: string): boolean => !argumentsLeftOut.includes(`${type.name}.${name}(${argument.split(':')[0]})`);
        const other = found && { ...found, args: found.args.filter(isMet) };
        if (other) expect({ [`${type.name}.${name}`]: field }).toEqual({ [`${type.name}.${name}`]: other });
      }
      if (isEnumType(type) && isEnumType(theirs)) {
        const known = theirs.getValues().map((value) => value.name);
        expect(known).toEqual(expect.arrayContaining(type.getValues().map((value) => value.name)));
      }
    }
  });
});

describe('[GN-03] what the storefront sends', () => {
  test.each(operations.map((operation) => [/\w+ (\w+)/.exec(operation)?.[1] ?? operation, operation]))('%s is valid here', (_name, operation) => {
    expect(validate(ours, parse(operation)).map((problem) => problem.message)).toEqual([]);
  });

  test.each(operations.map((operation) => [/\w+ (\w+)/.exec(operation)?.[1] ?? operation, operation]))('%s is valid on Magento, extensions aside', (_name, operation) => {
    const known = [...extensionFields, ...attributeFields].map((name) => name.split('.')[1] ?? '');
    const unknown = validate(magento, parse(operation))
      .map((problem) => problem.message)
      .filter((message) => !known.some((name) => message.includes(`"${name}"`)) && !extensionTypes.some((name) => message.includes(`"${name}"`)));
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
