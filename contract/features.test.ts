import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentNode, FragmentDefinitionNode, GraphQLNamedType, SelectionNode } from 'graphql';
import {
  buildSchema,
  getNamedType,
  getOperationAST,
  isCompositeType,
  isInputObjectType,
  isObjectType,
  Kind,
  parse,
  validate,
  visit,
} from 'graphql';
import { expect, test } from 'vitest';
import { FEATURES, HIDEABLE } from './features.ts';
import { addressExtensions } from './magento/extension-fields.ts';
import { operations } from './generated/operations.ts';
import { operationName } from './typed-document.ts';

const kindOf = (type: string): string =>
  ['input', 'interface'].find((kind) => type.toLowerCase().endsWith(kind)) ?? 'type';

/** A Magento behind the storefront must have the shop's own address fields in its schema. */
const addressFields = addressExtensions.map((place) => {
  const [type = '', field = ''] = place.split('.');
  return `extend ${kindOf(type)} ${type} { ${field}: String }`;
});
const plain = buildSchema(
  [readFileSync(join(import.meta.dirname, 'magento/magento-2.4.8.graphql'), 'utf8'), ...addressFields].join('\n'),
);
const sent = new Map(operations.map((operation) => [operationName(operation), parse(operation)]));
const isPlain = (document: DocumentNode): boolean => validate(plain, document).length === 0;
const beyond = [...sent].filter(([, document]) => !isPlain(document));

/** Fields that identify an object when two responses are merged. */
const NAMES = new Set(['__typename', 'id', 'uid', 'number', 'sku']);

/** Requested fields of Magento that our schema lacks. */
const plainFieldsOf = (document: DocumentNode): string[] => {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const within = (selections: readonly SelectionNode[], type: GraphQLNamedType | undefined | null): string[] =>
    selections.flatMap((node) => {
      if (node.kind !== Kind.FIELD) {
        const part = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : node;
        const named = part?.typeCondition ? plain.getType(part.typeCondition.name.value) : type;
        return part ? within(part.selectionSet.selections, named) : [];
      }
      const field = isCompositeType(type) && 'getFields' in type ? type.getFields()[node.name.value] : undefined;
      if (!field) return [];
      if (node.selectionSet) return within(node.selectionSet.selections, getNamedType(field.type));
      return NAMES.has(node.name.value) ? [] : [node.name.value];
    });
  const operation = getOperationAST(document);
  const root = operation?.operation === 'mutation' ? plain.getMutationType() : plain.getQueryType();
  return within(operation?.selectionSet.selections ?? [], root);
};

test('every operation of the storefront belongs to one feature', () => {
  const named = FEATURES.flatMap((feature) => feature.operations);
  expect(named.toSorted()).toEqual([...sent.keys()].toSorted());
});

test('exactly the features missing from a plain Magento 2.4.8 have a fallback', () => {
  const isBeyond = new Set(beyond.map(([name]) => name));
  const lacksField = (place: string): boolean => {
    const [type, field] = place.split('.') as [string, string];
    const known = plain.getType(type);
    return !((isObjectType(known) || isInputObjectType(known)) && field in known.getFields());
  };
  for (const { name, operations: own, fields = [], without } of FEATURES) {
    expect([name, Boolean(without)]).toEqual([name, own.some((each) => isBeyond.has(each)) || fields.some(lacksField)]);
    if (without) expect([name, own.filter((each) => !isBeyond.has(each))]).toEqual([name, []]);
  }
  expect(HIDEABLE.filter((hideable) => !FEATURES.some(({ name }) => name === hideable))).toEqual([]);
});

test.each(beyond)(
  '%s is independent: the parts available in a plain Magento are requested separately',
  (name, document) => {
    const twin = FEATURES.map(({ instead }) => sent.get(instead?.[name] ?? '')).find(Boolean);
    if (twin) expect(isPlain(twin)).toBe(true);
    else expect(plainFieldsOf(document)).toEqual([]);
  },
);

test('names of hideable features contain no comma, which separates them', () => {
  expect(HIDEABLE.filter((name) => name.includes(','))).toEqual([]);
});

test('no operation is more complex than Magento allows', () => {
  const tooComplex = [...sent].filter(([, document]) => {
    let fields = 0;
    visit(document, { [Kind.FIELD]: () => void fields++ });
    return fields > 300;
  });
  expect(tooComplex).toEqual([]);
});
