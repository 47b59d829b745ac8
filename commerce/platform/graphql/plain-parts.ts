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
import { quoted, Written } from './written.ts';

/** Writes what a part of a query selects of a value as JSON, as it is answered; throws what the part cannot be. */
type Write = (value: unknown) => string;

const NULL = 'null';

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

const listWriter =
  (write: Write): Write =>
  (value) => {
    if (value === null || value === undefined) return NULL;
    const values = value as readonly unknown[];
    let text = '[';
    for (let at = 0; at < values.length; at++) text += at === 0 ? write(values[at]) : `,${write(values[at])}`;
    return `${text}]`;
  };

/** What most leaves are; `type.serialize` judges everything else. */
const leafWriter = (type: GraphQLLeafType): Write => {
  const isText = type.name === 'String';
  const isCount = type.name === 'Int';
  return (value) => {
    if (isText && typeof value === 'string') return quoted(value);
    if (isCount && typeof value === 'number' && (value | 0) === value) return `${value}`;
    return value === null || value === undefined ? NULL : (JSON.stringify(type.serialize(value)) ?? NULL);
  };
};

const objectWriter = (type: GraphQLObjectType, selectionSet: SelectionSetNode): Write | undefined => {
  const known = type.getFields();
  const starts: string[] = [];
  const names: string[] = [];
  const writes: Write[] = [];
  for (const node of plainFields(selectionSet) ?? [undefined]) {
    if (!node) return undefined;
    const { value: name } = node.name;
    const field = known[name];
    const write =
      name === '__typename'
        ? () => JSON.stringify(type.name)
        : field &&
          !field.resolve &&
          !field.args.length &&
          writerOf(field.type, node.selectionSet, `${type.name}.${name}`);
    if (!write) return undefined;
    starts.push(`${starts.length === 0 ? '{' : ','}${JSON.stringify(keyOf(node))}:`);
    names.push(name);
    writes.push(write);
  }
  return (value) => {
    if (value === null || value === undefined) return NULL;
    if (value instanceof Error) throw value;
    const from = value as Readonly<Record<string, unknown>>;
    let text = '';
    for (let at = 0; at < starts.length; at++)
      text += (starts[at] as string) + (writes[at] as Write)(from[names[at] as string]);
    return `${text}}`;
  };
};

const writerOf = (
  type: GraphQLOutputType,
  selectionSet: SelectionSetNode | undefined,
  place: string,
): Write | undefined => {
  if (isNonNullType(type)) {
    const write = writerOf(type.ofType as GraphQLOutputType, selectionSet, place);
    return (
      write &&
      ((value) => {
        const text = write(value);
        if (text === NULL) throw new Error(`Cannot return null for non-nullable field ${place}.`);
        return text;
      })
    );
  }
  if (isListType(type)) {
    const write = writerOf(type.ofType as GraphQLOutputType, selectionSet, place);
    return write && listWriter(write);
  }
  if (isLeafType(type)) return leafWriter(type);
  return isObjectType(type) && selectionSet ? objectWriter(type, selectionSet) : undefined;
};

/** A leaf that is answered as it is written. graphql-jit knows scalars by their names: no document may have two of one. */
const leafOf = (type: GraphQLOutputType, write: Write, place: string): GraphQLOutputType => {
  const leaf = new GraphQLScalarType({
    name: `Plain_${place}`,
    serialize: (value) => {
      const text = write(value);
      return text === NULL ? null : new Written(text);
    },
  });
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
    const write =
      node.selectionSet &&
      field?.resolve &&
      isComplete(field.resolve) &&
      isAskedOnce(node, asked) &&
      writerOf(nullable(field.type), node.selectionSet, node.name.value);
    if (!write) return node;
    isChanged = true;
    fields[node.name.value] = {
      ...fields[node.name.value]!,
      type: leafOf(field.type, write, `${place}_${node.name.value}`),
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
 * it is complete, such as facets with their options, are leaves of it, which are written as text here. graphql-jit makes two lists and an object for every value
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
