import {
  getNamedType,
  GraphQLObjectType,
  isAbstractType,
  isCompositeType,
  isObjectType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type {
  DocumentNode,
  FieldNode,
  GraphQLOutputType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionNode,
  SelectionSetNode,
  TypeNode,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { CompiledQuery } from 'graphql-jit';
import { isFromMemory } from './from-memory.ts';
import type { KeptList } from './kept-list.ts';

/** A query in two: with names of the items of a list alone, and one item of it as a query of its own. */
export type SplitDocument = {
  list: KeptList;
  /** Keys of the list and of its items in the answer. */
  listKey: string;
  itemsKey: string;
  rest: CompiledQuery;
  item: CompiledQuery;
  /** Variables that an item depends on. */
  variables: readonly string[];
};

const keyOf = ({ alias, name }: FieldNode): string => (alias ?? name).value;

const field = (name: string, selectionSet?: SelectionSetNode): FieldNode => ({
  kind: Kind.FIELD,
  name: { kind: Kind.NAME, value: name },
  ...(selectionSet ? { selectionSet } : {}),
});

const selecting = (selections: readonly SelectionNode[]): SelectionSetNode => ({
  kind: Kind.SELECTION_SET,
  selections,
});

/** The one plain field of this name among plain fields; nothing where its values may come from elsewhere, too. */
const plainFieldIn = (selectionSet: SelectionSetNode | undefined, name: string): FieldNode | undefined => {
  const fields = selectionSet?.selections ?? [];
  if (!fields.every((each) => each.kind === Kind.FIELD)) return undefined;
  const [found, another] = fields.filter((each) => each.name.value === name);
  return another || found?.directives?.length ? undefined : found;
};

const replaced = (selectionSet: SelectionSetNode, one: FieldNode, by: FieldNode): SelectionSetNode =>
  selecting(selectionSet.selections.map((each) => (each === one ? by : each)));

/** The schema with a query for a single item, which is given as the root. */
const schemaOfItem = (schema: GraphQLSchema, type: GraphQLOutputType): GraphQLSchema => {
  const root = new GraphQLObjectType({ name: 'KeptItem', fields: { item: { type } } });
  return Object.create(schema, {
    getQueryType: { value: () => root },
    getRootType: { value: () => root },
  }) as GraphQLSchema;
};

const typesNamed = (schema: GraphQLSchema, name: string): readonly GraphQLObjectType[] => {
  const type = schema.getType(name);
  return isObjectType(type) ? [type] : isAbstractType(type) ? schema.getPossibleTypes(type) : [];
};

/** Whether all that a document asks of an item is read from memory. */
const isAllFromMemory = (schema: GraphQLSchema, document: DocumentNode): boolean => {
  const info = new TypeInfo(schema);
  let isAll = true;
  const checkField = ({ name }: FieldNode): void => {
    const parent = info.getParentType();
    if (!parent || name.value === '__typename') return;
    for (const type of typesNamed(schema, parent.name)) {
      const resolve = type.getFields()[name.value]?.resolve;
      isAll &&= !resolve || isFromMemory(resolve);
    }
  };
  visit(
    document,
    visitWithTypeInfo(info, {
      Field: (node) => (info.getParentType()?.name === 'KeptItem' ? undefined : checkField(node)),
    }),
  );
  return isAll;
};

const isBoolean = (type: TypeNode): boolean =>
  type.kind === Kind.NON_NULL_TYPE
    ? isBoolean(type.type)
    : type.kind === Kind.NAMED_TYPE && type.name.value === 'Boolean';

const namesOfVariables = (document: DocumentNode): ReadonlySet<string> => {
  const names = new Set<string>();
  visit(document, { Variable: ({ name }) => void names.add(name.value) });
  return names;
};

const compile = (schema: GraphQLSchema, document: DocumentNode): CompiledQuery | undefined => {
  const compiled = compileQuery(schema, document);
  return isCompiledQuery(compiled) ? compiled : undefined;
};

/** Splits a valid query where one of the lists can be kept by its items. */
export const splitDocument = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  lists: readonly KeptList[],
): SplitDocument | undefined => {
  for (const list of lists) {
    const type = schema.getType(list.type);
    const whole = operation.operation === 'query' ? plainFieldIn(operation.selectionSet, list.field) : undefined;
    const items = plainFieldIn(whole?.selectionSet, list.items);
    if (!type || !isCompositeType(getNamedType(type)) || !whole?.selectionSet || !items?.selectionSet) continue;
    const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
    const withoutVariables: DocumentNode = {
      kind: Kind.DOCUMENT,
      definitions: [
        {
          kind: Kind.OPERATION_DEFINITION,
          operation: operation.operation,
          selectionSet: selecting([field('item', items.selectionSet)]),
        },
        ...fragments,
      ],
    };
    const itemSchema = schemaOfItem(schema, type as GraphQLOutputType);
    const names = namesOfVariables(withoutVariables);
    const variableDefinitions = (operation.variableDefinitions ?? []).filter(({ variable }) =>
      names.has(variable.name.value),
    );
    // As many kinds of items as there are combinations of these.
    if (!variableDefinitions.every((each) => isBoolean(each.type) && !each.defaultValue)) continue;
    if (!isAllFromMemory(itemSchema, withoutVariables)) continue;
    const named: FieldNode = { ...items, selectionSet: selecting([field('__typename'), field('id')]) };
    const rest = compile(schema, {
      kind: Kind.DOCUMENT,
      definitions: [
        {
          ...operation,
          selectionSet: replaced(operation.selectionSet, whole, {
            ...whole,
            selectionSet: replaced(whole.selectionSet, items, named),
          }),
        },
        ...fragments,
      ],
    });
    const item = compile(itemSchema, {
      ...withoutVariables,
      definitions: withoutVariables.definitions.map((each) =>
        each.kind === Kind.OPERATION_DEFINITION ? { ...each, variableDefinitions } : each,
      ),
    });
    if (rest && item)
      return {
        list,
        listKey: keyOf(whole),
        itemsKey: keyOf(items),
        rest,
        item,
        variables: variableDefinitions.map(({ variable }) => variable.name.value),
      };
  }
  return undefined;
};
