import {
  getOperationAST,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
} from 'graphql';
import type {
  DocumentNode,
  FieldNode,
  GraphQLFieldConfigMap,
  GraphQLLeafType,
  GraphQLOutputType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';
import { isComplete } from './complete.ts';

/** Takes what a part of a query selects out of a value, as it is answered; throws what the part cannot be. */
type Copy = (value: unknown) => unknown;

const keyOf = ({ alias, name }: FieldNode): string => (alias ?? name).value;

/** The fields of a selection that holds nothing else and names none twice. */
const plainFields = (selectionSet: SelectionSetNode): readonly FieldNode[] | undefined => {
  const fields = selectionSet.selections.filter(
    (each): each is FieldNode => each.kind === Kind.FIELD && !each.directives?.length,
  );
  const isPlain = fields.length === selectionSet.selections.length;
  return isPlain && new Set(fields.map(keyOf)).size === fields.length ? fields : undefined;
};

/** Whether its field is asked for under one name only. */
const isAskedOnce = ({ name }: FieldNode, among: readonly FieldNode[]): boolean =>
  among.filter((each) => each.name.value === name.value).length === 1;

/** A loop: the iterators of `Array.from` are a tenth of what an answer allocates. */
const listOf = (values: readonly unknown[] | null | undefined, copy: Copy): unknown => {
  if (values === null || values === undefined) return null;
  const made: unknown[] = [];
  for (let at = 0; at < values.length; at++) made.push(copy(values[at]));
  return made;
};

const leafCopy =
  (type: GraphQLLeafType): Copy =>
  (value) =>
    value === null || value === undefined ? null : type.serialize(value);

const objectCopy = (type: GraphQLObjectType, selectionSet: SelectionSetNode): Copy | undefined => {
  const known = type.getFields();
  const keys: string[] = [];
  const names: string[] = [];
  const copies: Copy[] = [];
  for (const node of plainFields(selectionSet) ?? [undefined]) {
    if (!node) return undefined;
    const { value: name } = node.name;
    const field = known[name];
    const copy =
      name === '__typename'
        ? () => type.name
        : field &&
          !field.resolve &&
          !field.args.length &&
          copyOf(field.type, node.selectionSet, `${type.name}.${name}`);
    if (!copy) return undefined;
    keys.push(keyOf(node));
    names.push(name);
    copies.push(copy);
  }
  return (value) => {
    if (value === null || value === undefined) return null;
    if (value instanceof Error) throw value;
    const from = value as Readonly<Record<string, unknown>>;
    const made: Record<string, unknown> = {};
    for (let at = 0; at < keys.length; at++) made[keys[at] as string] = (copies[at] as Copy)(from[names[at] as string]);
    return made;
  };
};

const copyOf = (
  type: GraphQLOutputType,
  selectionSet: SelectionSetNode | undefined,
  place: string,
): Copy | undefined => {
  if (isNonNullType(type)) {
    const copy = copyOf(type.ofType as GraphQLOutputType, selectionSet, place);
    return (
      copy &&
      ((value) => {
        const made = copy(value);
        if (made === null) throw new Error(`Cannot return null for non-nullable field ${place}.`);
        return made;
      })
    );
  }
  if (isListType(type)) {
    const copy = copyOf(type.ofType as GraphQLOutputType, selectionSet, place);
    return copy && ((value) => listOf(value as readonly unknown[] | null | undefined, copy));
  }
  if (isLeafType(type)) return leafCopy(type);
  return isObjectType(type) && selectionSet ? objectCopy(type, selectionSet) : undefined;
};

/** A leaf that is answered as its copy. graphql-jit knows scalars by their names: no document may have two of one. */
const leafOf = (type: GraphQLOutputType, copy: Copy, place: string): GraphQLOutputType => {
  const leaf = new GraphQLScalarType({ name: `Plain_${place}`, serialize: copy });
  return isNonNullType(type) ? new GraphQLNonNull(leaf) : leaf;
};

const nullable = (type: GraphQLOutputType): GraphQLOutputType => (isNonNullType(type) ? type.ofType : type);

type Replaced = { type: GraphQLObjectType; selectionSet: SelectionSetNode };

/** The type and its selection with plain parts as leaves; undefined where there is none. */
const withLeaves = (type: GraphQLObjectType, selectionSet: SelectionSetNode, place: string): Replaced | undefined => {
  const known = type.getFields();
  const fields: GraphQLFieldConfigMap<unknown, unknown> = type.toConfig().fields;
  let isChanged = false;
  const asked = plainFields(selectionSet) ?? [];
  const selections = asked.map((node) => {
    const field = known[node.name.value];
    const copy =
      node.selectionSet &&
      field?.resolve &&
      isComplete(field.resolve) &&
      isAskedOnce(node, asked) &&
      copyOf(nullable(field.type), node.selectionSet, node.name.value);
    if (!copy) return node;
    isChanged = true;
    fields[node.name.value] = {
      ...fields[node.name.value]!,
      type: leafOf(field.type, copy, `${place}_${node.name.value}`),
    };
    return { ...node, selectionSet: undefined };
  });
  return isChanged
    ? { type: new GraphQLObjectType({ ...type.toConfig(), fields }), selectionSet: { ...selectionSet, selections } }
    : undefined;
};

type Asked = { schema: GraphQLSchema; document: DocumentNode; operation: OperationDefinitionNode };

/**
 * The same query for a compiler: parts of its root fields that only read properties of what a resolver returns that says
 * it is complete, such as facets with their options, are leaves of it and copied here. graphql-jit makes two lists and an object for every value
 * in case it has to be refused. A value that cannot be answered makes its whole part null here, with an error.
 */
export const withPlainParts = (schema: GraphQLSchema, document: DocumentNode): Asked => {
  const operation = getOperationAST(document)!;
  const asked: Asked = { schema, document, operation };
  const query = operation.operation === 'query' ? schema.getQueryType() : undefined;
  const roots = query && plainFields(operation.selectionSet);
  if (!roots) return asked;
  const fields: GraphQLFieldConfigMap<unknown, unknown> = query.toConfig().fields;
  let isChanged = false;
  const selections = roots.map((node) => {
    const field = query.getFields()[node.name.value];
    const type = field && nullable(field.type);
    const made =
      node.selectionSet && isObjectType(type) && isAskedOnce(node, roots)
        ? withLeaves(type, node.selectionSet, node.name.value)
        : undefined;
    if (!made || !field) return node;
    isChanged = true;
    fields[node.name.value] = {
      ...fields[node.name.value]!,
      type: isNonNullType(field.type) ? new GraphQLNonNull(made.type) : made.type,
    };
    return { ...node, selectionSet: made.selectionSet };
  });
  if (!isChanged) return asked;
  const root = new GraphQLObjectType({ ...query.toConfig(), fields });
  const changed: OperationDefinitionNode = { ...operation, selectionSet: { ...operation.selectionSet, selections } };
  return {
    schema: Object.create(schema, {
      getQueryType: { value: () => root },
      getRootType: { value: () => root },
    }) as GraphQLSchema,
    document: { ...document, definitions: document.definitions.map((each) => (each === operation ? changed : each)) },
    operation: changed,
  };
};
