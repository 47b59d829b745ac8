import { GraphQLError, Kind } from 'graphql';
import type { DocumentNode, FragmentDefinitionNode, SelectionSetNode, ValueNode } from 'graphql';

/** Magento's defaults for depth and complexity; its newest version allows 1000 fields after spreading fragments. */
export const LIMITS = {
  depth: 20,
  complexity: 300,
  spreadComplexity: 1000,
  aliases: 15,
  directives: 50,
  pageSize: 100,
} as const;

type Measures = {
  depth: number;
  fields: number;
  spreadFields: number;
  aliases: number;
  directives: number;
  isIntrospection: boolean;
};

const TOO_MANY = LIMITS.spreadComplexity + 1;

/** Measures each fragment once, so that nested spreads cannot make measuring itself expensive. */
const measure = (document: DocumentNode): Measures => {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const measures: Measures = {
    depth: 0,
    fields: 0,
    spreadFields: 0,
    aliases: 0,
    directives: 0,
    isIntrospection: false,
  };
  const known = new Map<string, { depth: number; fields: number }>();

  const walk = (set: SelectionSetNode): { depth: number; fields: number } => {
    let depth = 0;
    let fields = 0;
    for (const selection of set.selections) {
      measures.directives += selection.directives?.length ?? 0;
      let below = { depth: 0, fields: 0 };
      if (selection.kind === Kind.FIELD) {
        measures.fields++;
        if (selection.alias) measures.aliases++;
        if (selection.name.value === '__schema' || selection.name.value === '__type') measures.isIntrospection = true;
        const inner = selection.selectionSet ? walk(selection.selectionSet) : below;
        below = { depth: inner.depth + 1, fields: inner.fields + 1 };
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        below = walk(selection.selectionSet);
      } else {
        below = ofFragment(selection.name.value);
      }
      depth = Math.max(depth, below.depth);
      fields = Math.min(TOO_MANY, fields + below.fields);
    }
    return { depth, fields };
  };
  const ofFragment = (name: string): { depth: number; fields: number } => {
    const fragment = fragments.get(name);
    if (!fragment) return { depth: 0, fields: 0 };
    const before = known.get(name);
    if (before) return before;
    // Guards against a recursive fragment, which validation reports.
    known.set(name, { depth: 0, fields: 0 });
    measures.directives += fragment.directives?.length ?? 0;
    const result = walk(fragment.selectionSet);
    known.set(name, result);
    return result;
  };

  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      ofFragment(definition.name.value);
    } else if (definition.kind === Kind.OPERATION_DEFINITION) {
      measures.directives += definition.directives?.length ?? 0;
      for (const variable of definition.variableDefinitions ?? [])
        measures.directives += variable.directives?.length ?? 0;
      const { depth, fields } = walk(definition.selectionSet);
      measures.depth = Math.max(measures.depth, depth);
      measures.spreadFields = Math.max(measures.spreadFields, fields);
    }
  }
  return measures;
};

/** Magento's error for the first limit that the document exceeds. Checked before validation, because it is cheap. */
export const limitError = (document: DocumentNode, allowsIntrospection: boolean): GraphQLError | undefined => {
  const { depth, fields, spreadFields, aliases, directives, isIntrospection } = measure(document);
  if (isIntrospection && !allowsIntrospection)
    return new GraphQLError('GraphQL introspection is not allowed, but the query contained __schema or __type');
  if (fields > LIMITS.complexity)
    return new GraphQLError(`Max query complexity should be ${LIMITS.complexity} but got ${fields}.`);
  if (spreadFields > LIMITS.spreadComplexity) {
    return new GraphQLError(`Max query complexity should be ${LIMITS.spreadComplexity} but got more.`);
  }
  if (depth > LIMITS.depth) return new GraphQLError(`Max query depth should be ${LIMITS.depth} but got ${depth}.`);
  if (aliases > LIMITS.aliases)
    return new GraphQLError(`Max query aliases should be ${LIMITS.aliases} but got ${aliases}.`);
  if (directives > LIMITS.directives)
    return new GraphQLError(`Max query directives should be ${LIMITS.directives} but got ${directives}.`);
  return undefined;
};

/** Every value of a `pageSize` argument; variables by name. */
export const pageSizesOf = (document: DocumentNode): readonly ValueNode[] => {
  const values: ValueNode[] = [];
  const walk = (set: SelectionSetNode | undefined): void => {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.FIELD) {
        for (const argument of selection.arguments ?? [])
          if (argument.name.value === 'pageSize') values.push(argument.value);
      }
      if (selection.kind !== Kind.FRAGMENT_SPREAD) walk(selection.selectionSet);
    }
  };
  for (const definition of document.definitions) if ('selectionSet' in definition) walk(definition.selectionSet);
  return values;
};

export const isPageSizeTooLarge = (
  values: readonly ValueNode[],
  variables: Readonly<Record<string, unknown>>,
): boolean =>
  values.some((value) => {
    const size = value.kind === Kind.VARIABLE ? variables[value.name.value] : 'value' in value ? value.value : 0;
    return Number(size) > LIMITS.pageSize;
  });
